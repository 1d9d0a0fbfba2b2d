import type { Environment } from 'relay-runtime';
import type { LoadedPage } from '../../relay/loadedPage.ts';
import { mergeInto, readStoredResponse, type ResponseObject } from '../../relay/storedResponse.ts';

/**
 * What a record's page shows, its open tab included, out of what it has been answered.
 *
 * @returns the record; all of the answer where the page has asked for more than that
 */
export function shownData(environment: Environment, { answered }: LoadedPage): unknown {
  const answer = answered
    .map(({ operation }) => readStoredResponse(environment, operation))
    .reduce(mergeInto, {});
  const path = answered.find(({ subject }) => subject !== null)?.subject ?? [];
  let record: unknown = answer;
  for (const name of path) {
    const parts = Object(record) as ResponseObject;
    if (Object.keys(parts).length !== 1 || !(name in parts)) return answer;
    record = parts[name];
  }
  return record;
}
