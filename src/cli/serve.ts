import { findMismatch, type Backend } from './backendOf.ts';
import { describeExit, collectOutput, type Child } from './children.ts';
import { CommandError } from './commandError.ts';
import type { Environment } from './environment.ts';
import { exposureOf, servingOf } from './exposure.ts';
import { startApp, type ServedApp } from './next.ts';
import { waitForPort } from './port.ts';

/**
 * Runs the app until it is stopped; prints its address as soon as it answers.
 *
 * @throws {CommandError} when the app exits by itself
 */
export async function serve(
  root: string,
  { build, port }: ServedApp,
  backend: Backend,
  environment: Environment,
  signal: AbortSignal,
): Promise<void> {
  const { host, basePath, stopTimeout } = servingOf(environment);
  const app = startApp(root, { build, port }, backend, stopTimeout);
  const greeting = collectOutput(app);
  const gone = app.exited.then((exit) => {
    if (signal.aborted) return;
    throw new CommandError(`The app stopped (${describeExit(exit)}).\n${greeting()}`.trim());
  });
  const running = async () => {
    await waitForPort(port, host, signal);
    forwardOutput(app);
    console.log(`Ready: http://${host}:${port}${basePath}`);
    const exposure = exposureOf(environment, backend);
    if (!backend.foreign) console.log(signInHint(backend));
    if (exposure) console.error(exposure);
    const mismatch = backend.foreign ? await findMismatch(root, backend, signal) : null;
    if (mismatch && !signal.aborted) console.error(mismatch);
    await untilAborted(signal);
  };
  try {
    await Promise.race([gone, running()]);
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await app.stop();
  }
}

/** How the roles of the sample are tried. */
function signInHint({ people }: Backend): string {
  if (people.length === 0) {
    return 'Nobody has to sign in. FRONTAGE_SAMPLE_SIGN_IN=1 npm start asks, and has roles to try.';
  }
  const lines = people.map(
    ({ name, note, values }) => `  ${note}: ${name} (${Object.values(values).join(', ')})`,
  );
  return ['Sign in as somebody of the sample:', ...lines].join('\n');
}

/** Prints the app's output from now on; its start-up messages are not shown. */
function forwardOutput(app: Child): void {
  app.process.stdout?.removeAllListeners('data');
  app.process.stdout?.pipe(process.stdout);
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
