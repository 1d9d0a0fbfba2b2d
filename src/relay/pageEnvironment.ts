import type { Environment } from 'relay-runtime';
import { createEnvironment } from './environment.ts';
import type { ResponseOfQuery } from './handOver.ts';
import type { LocalKeys } from './identity.ts';
import { PERSON_HEADER } from './person.ts';
import { withBasePath } from '../address/basePath.ts';

/** The path of the app's gateway. */
export const GRAPHQL_PATH = withBasePath(process.env.NEXT_PUBLIC_GRAPHQL_PATH ?? '/graphql');

/** What the calls of this tab say of the person whom it shows. */
let headers: Readonly<Record<string, string>> = {};

/** Has the calls of this tab say whom it was loaded for. In the browser only. @param person null for nobody */
export function callAs(person: string | null): void {
  headers = person === null ? {} : { [PERSON_HEADER]: person };
}

/** A separate environment for work that must not fill the page's store. In the browser only. */
export function separateEnvironment(localKeys: LocalKeys): Environment {
  return createEnvironment({ url: GRAPHQL_PATH, headers, localKeys, isServer: false });
}

let environment: Environment | undefined;

/**
 * The page's environment: one per tab in the browser; a new one for each call on the server.
 *
 * @param answer what answers the queries that are sent while the page is rendered: the server asks the backend, the
 *   browser has what the server got
 */
export function pageEnvironment(localKeys: LocalKeys, answer?: ResponseOfQuery): Environment {
  const options = { url: GRAPHQL_PATH, localKeys, answer };
  if (typeof window === 'undefined') return createEnvironment({ ...options, isServer: true });
  environment ??= createEnvironment({ ...options, headers, isServer: false });
  return environment;
}
