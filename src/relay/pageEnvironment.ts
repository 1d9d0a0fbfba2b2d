import type { Environment } from 'relay-runtime';
import { createEnvironment } from './environment.ts';
import type { LocalKeys } from './identity.ts';

/** The app's own gateway, where the browser sends its calls. */
export const GRAPHQL_PATH = process.env.NEXT_PUBLIC_GRAPHQL_PATH ?? '/graphql';

/** An environment of its own for work that must not fill the visit's store. In the browser only. */
export function separateEnvironment(localKeys: LocalKeys): Environment {
  return createEnvironment({ url: GRAPHQL_PATH, localKeys, isServer: false });
}

let environment: Environment | undefined;

/**
 * The environment of this visit. In the browser there is one for as long as the tab is open; on the
 * server each call makes a new one, which never asks the backend: pages come with their answers.
 */
export function pageEnvironment(localKeys: LocalKeys): Environment {
  if (typeof window === 'undefined') {
    return createEnvironment({ url: GRAPHQL_PATH, localKeys, isServer: true });
  }
  environment ??= createEnvironment({ url: GRAPHQL_PATH, localKeys, isServer: false });
  return environment;
}
