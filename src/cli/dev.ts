import { openBackend } from './backendOf.ts';
import { readEnvironment } from './environment.ts';
import { assertPortIsFree } from './port.ts';
import { watchRelay } from './relayWatch.ts';
import { serve } from './serve.ts';

/**
 * `frontage dev`: backend, relay-compiler and app, the latter two following every change of the
 * sources; runs until it is told to stop.
 *
 * @throws CommandError when the backend or the app fails
 */
export async function dev(root: string, port: number, signal: AbortSignal): Promise<void> {
  await assertPortIsFree(port);
  const environment = await readEnvironment(root);
  const backend = await openBackend(root, environment, signal, console.log);
  try {
    const watching = await watchRelay(root, signal);
    try {
      console.log(`Backend: ${backend.description}`);
      await serve(root, 'dev', port, backend, environment, signal);
    } finally {
      await watching.stop();
    }
  } finally {
    await backend.stop();
  }
}
