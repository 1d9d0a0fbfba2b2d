import { findMismatch, openBackend, type Backend } from './backendOf.ts';
import { hashBuildInputs, isBuilt, recordBuild } from './buildStamp.ts';
import { describeExit, type Child } from './children.ts';
import { CommandError } from './commandError.ts';
import { readEnvironment, type Environment } from './environment.ts';
import { buildApp, startApp } from './next.ts';
import { assertPortIsFree, untilListening } from './port.ts';
import { compileRelay } from './relayCompiler.ts';

/**
 * `frontage start`: backend, artifacts, build, app; runs until it is told to stop.
 *
 * @throws CommandError when one of them fails
 */
export async function start(root: string, port: number, signal: AbortSignal): Promise<void> {
  await assertPortIsFree(port);
  const environment = await readEnvironment(root);
  const [backend] = await together(signal, [
    (signal) => openBackend(root, environment, signal, say),
    (signal) => build(root, environment, signal),
  ]);
  try {
    say(`Backend: ${backend.description}`);
    await serve(root, 'start', port, backend, signal);
  } finally {
    await backend.stop();
  }
}

/**
 * Compiles and builds the app, unless the last build was made from the same inputs.
 *
 * @throws CommandError with what the compiler or Next.js says
 */
export async function build(
  root: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<void> {
  await compileRelay(root, signal);
  const inputs = await hashBuildInputs(root, environment);
  if (await isBuilt(root, inputs)) return;
  say('Building the app…');
  const startedAt = Date.now();
  await buildApp(root, signal);
  await recordBuild(root, inputs);
  say(`Built in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
}

/** Runs the app until it, or the command, is stopped; says where it is as soon as it answers. */
export async function serve(
  root: string,
  mode: 'start' | 'dev',
  port: number,
  backend: Backend,
  signal: AbortSignal,
): Promise<void> {
  const app = startApp(root, mode, port, backend.endpoint.url);
  const gone = app.exited.then((exit) => {
    if (signal.aborted) return;
    throw new CommandError(`The app stopped (${describeExit(exit)}).`);
  });
  try {
    await Promise.race([gone, untilListening(port, signal)]);
    passOn(app);
    say(`Ready: http://localhost:${port}`);
    const mismatch = backend.foreign ? await Promise.race([gone, findMismatch(root, backend, signal)]) : null;
    if (mismatch) console.error(mismatch);
    await Promise.race([gone, untilAborted(signal)]);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await app.stop();
  }
}

/** What the app says goes to the terminal from now on; what it said until now was its own greeting. */
function passOn(app: Child): void {
  app.process.stdout?.removeAllListeners('data');
  app.process.stdout?.pipe(process.stdout);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
