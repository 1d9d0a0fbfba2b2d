import type { Environment } from 'relay-runtime';
import { createEnvironment } from './environment.ts';
import type { LocalKeys } from './identity.ts';
import { withBasePath } from '../address/basePath.ts';

/** The path of the app's gateway. */
export const GRAPHQL_PATH = withBasePath(process.env.NEXT_PUBLIC_GRAPHQL_PATH ?? '/graphql');

/** A separate environment for work that must not fill the page's store. In the browser only. */
export function separateEnvironment(localKeys: LocalKeys): Environment {
  return createEnvironment({ url: GRAPHQL_PATH, localKeys, isServer: false });
}

let environment: Environment | undefined;

/**
 * The page's environment: one per tab in the browser; a new one for each call on the server, which
 * only receives hand-overs and never fetches.
 */
export function pageEnvironment(localKeys: LocalKeys): Environment {
  if (typeof window === 'undefined') {
    return createEnvironment({ url: GRAPHQL_PATH, localKeys, isServer: true });
  }
  environment ??= createEnvironment({ url: GRAPHQL_PATH, localKeys, isServer: false });
  return environment;
}
