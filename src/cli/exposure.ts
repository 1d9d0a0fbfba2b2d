import { isReachableFromNetwork } from '../server/listen.ts';
import { settingsFrom } from '../server/settings.ts';
import type { Backend } from './backendOf.ts';
import { CommandError } from './commandError.ts';
import type { Environment } from './environment.ts';

interface Serving {
  /** The host under which this machine reaches the app. */
  host: string;
  /** The path that the app is served below; empty at the root of its host. */
  basePath: string;
  stopTimeout: number;
}

/** Addresses that mean all interfaces. */
const ALL = ['0.0.0.0', '::'];

/**
 * Where the app is found, and related settings.
 *
 * @throws {CommandError} when one of them is invalid
 */
export function servingOf(environment: Environment): Serving {
  const { host, stopTimeout } = readSettings(environment);
  const basePath = environment.NEXT_PUBLIC_BASE_PATH ?? '';
  return { host: ALL.includes(host) ? 'localhost' : host, basePath, stopTimeout };
}

/**
 * A warning for an app that other machines can reach while calls without credentials have rights.
 *
 * @returns null when there is nothing to warn of
 */
export function exposureOf(
  environment: Environment,
  { actsAs }: Pick<Backend, 'actsAs'>,
): string | null {
  const { host } = readSettings(environment);
  if (actsAs === null || !isReachableFromNetwork(host)) return null;
  return [
    `The app listens to other machines (HOST=${host}), and nobody has to sign in:`,
    `  everybody who reaches it reads and writes as ${actsAs}.`,
    'Without HOST only this machine reaches it; a proxy that asks who comes can stand before it.',
  ].join('\n');
}

function readSettings(environment: Environment) {
  try {
    // The backend is determined elsewhere; the endpoint only has to be valid.
    return settingsFrom({ ...environment, GRAPHQL_ENDPOINT: 'http://localhost/' });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
