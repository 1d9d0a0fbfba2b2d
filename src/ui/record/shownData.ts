import type { Environment } from 'relay-runtime';
import type { LoadedPage } from '../../relay/loadedPage.ts';
import { mergeInto, readStoredResponse, type ResponseObject } from '../../relay/storedResponse.ts';

/**
 * The data of a record's page and its open tab, from all of its queries.
 *
 * @returns the record; the whole response where the page queries more than the record
 */
export function shownData(environment: Environment, { answered }: LoadedPage): unknown {
  const response = answered
    .map(({ operation }) => readStoredResponse(environment, operation))
    .reduce(mergeInto, {});
  const path = answered.find(({ subject }) => subject !== null)?.subject ?? [];
  let record: unknown = response;
  for (const name of path) {
    const parts = Object(record) as ResponseObject;
    if (Object.keys(parts).length !== 1 || !(name in parts)) return response;
    record = parts[name];
  }
  return record;
}
