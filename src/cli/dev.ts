import { reportAppSettings } from './appSettings.ts';
import { prepareBackend } from './backendOf.ts';
import { CommandError } from './commandError.ts';
import { watchRelay } from './dev/watchRelay.ts';
import { watchTypes } from './dev/watchTypes.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { servingOf } from './exposure.ts';
import { keepPackages } from './packages.ts';
import { assertPortIsFree } from './port.ts';
import { serve } from './serve.ts';

/**
 * `frontage dev`: runs the backend and the app until it is stopped; relay-compiler and the type
 * checker after each change.
 *
 * @throws {CommandError} when the backend or the app fails
 */
export async function dev(root: string, port: number, signal: AbortSignal): Promise<void> {
  await assertPortIsFree(port);
  keepPackages(root);
  await reportAppSettings(root);
  const environment = await readEnvironment(root);
  servingOf(environment);
  const pollInterval = pollIntervalOf(environment);
  const openBackend = await prepareBackend(root, environment);
  const backend = await openBackend(signal, console.log);
  try {
    const types = watchTypes(root, signal);
    const watching = await watchRelay(root, pollInterval, signal, types.request);
    try {
      console.log(`Backend: ${backend.description}`);
      await serve(root, { build: null, port }, backend, environment, signal);
    } finally {
      await watching.stop();
      await types.stop();
    }
  } finally {
    await backend.stop();
  }
}

/** Milliseconds between looks at each file; null where the system reports changes. */
function pollIntervalOf({ FRONTAGE_POLL: value }: Environment): number | null {
  if (!value) return null;
  const interval = Number(value);
  if (Number.isSafeInteger(interval) && interval > 0) return interval;
  throw new CommandError('FRONTAGE_POLL must be a number of milliseconds, such as 500.');
}
