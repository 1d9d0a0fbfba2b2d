import { prepareBackend } from './backendOf.ts';
import { readEnvironment } from './environment.ts';
import { servingOf } from './exposure.ts';
import { keepPackages } from './packages.ts';
import { assertPortIsFree } from './port.ts';
import { watchRelay } from './relayWatch.ts';
import { serve } from './serve.ts';

/**
 * `frontage dev`: runs the backend, relay-compiler in watch mode and the app until it is stopped.
 *
 * @throws {CommandError} when the backend or the app fails
 */
export async function dev(root: string, port: number, signal: AbortSignal): Promise<void> {
  await assertPortIsFree(port);
  keepPackages(root);
  const environment = await readEnvironment(root);
  servingOf(environment);
  const openBackend = await prepareBackend(root, environment);
  const backend = await openBackend(signal, console.log);
  try {
    const watching = await watchRelay(root, signal);
    try {
      console.log(`Backend: ${backend.description}`);
      await serve(root, null, port, backend, environment, signal);
    } finally {
      await watching.stop();
    }
  } finally {
    await backend.stop();
  }
}
