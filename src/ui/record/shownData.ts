import type { Environment } from 'relay-runtime';
import type { LoadedPage } from '../../relay/loadedPage.ts';
import { subjectIn } from '../../relay/subject.ts';
import { mergeInto, readStoredResponse, type ResponseObject } from '../../relay/storedResponse.ts';

/**
 * The data of a record's page and its open tab, from all of its queries.
 *
 * @returns the record; the whole response where the page queries more than the record
 */
export function shownData(environment: Environment, page: LoadedPage): unknown {
  const response = page.answered
    .map((operation) => readStoredResponse(environment, operation))
    .reduce(mergeInto, {});
  const { subject: path = [], row = null } = page.subjectOperation ?? {};
  let around: unknown = response;
  for (const name of path) {
    const parts = Object(Array.isArray(around) ? around[0] : around) as ResponseObject;
    if (Object.keys(parts).length !== 1 || !(name in parts)) return response;
    around = parts[name];
  }
  return subjectIn(response, path, row);
}
