import { isReachableFromNetwork } from '../server/listen.ts';
import { settingsFrom } from '../server/settings.ts';
import type { Backend } from './backendOf.ts';
import { CommandError } from './commandError.ts';
import type { Environment } from './environment.ts';

interface Serving {
  /** Where the app can be called from this machine. */
  host: string;
  stopTimeout: number;
}

/** Addresses that stand for all of the machine's. */
const ALL = ['0.0.0.0', '::'];

/**
 * What the app's settings say of how it is served.
 *
 * @throws CommandError when one of them cannot be understood
 */
export function servingOf(environment: Environment): Serving {
  const { host, stopTimeout } = readSettings(environment);
  return { host: ALL.includes(host) ? 'localhost' : host, stopTimeout };
}

/**
 * What it means that other machines can reach the app, where a call without credentials of its own
 * may do something.
 *
 * @returns a warning, or null
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
    // Which backend it is has been found out by now.
    return settingsFrom({ ...environment, GRAPHQL_ENDPOINT: 'http://localhost/' });
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : String(error));
  }
}
