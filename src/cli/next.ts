import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runToEnd, startChild, type Child } from './children.ts';
import { CommandError } from './commandError.ts';
import type { Environment } from './environment.ts';

/** Next.js's program, by path: it is run with this Node, whatever PATH says. */
function nextProgram(root: string): string {
  return join(root, 'node_modules/next/dist/bin/next');
}

/** Milliseconds that the app has to end in when its calls have ended, or their time has. */
const EXIT_TIME = 5_000;

/** NODE_ENV is for Next.js to set: a value from outside would mix its modes. */
function nextEnvironment(further: Environment): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...environment }: Environment = { ...process.env, ...further };
  return { ...environment, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv;
}

/**
 * Builds the app. Whoever calls this checks the types, and need not wait for the build to do so.
 *
 * @throws CommandError with what Next.js says when the build fails
 */
export async function buildApp(root: string, signal: AbortSignal): Promise<void> {
  const { code, output } = await runToEnd(
    process.execPath,
    [nextProgram(root), 'build'],
    { cwd: root, env: nextEnvironment({ FRONTAGE_CHECKS_TYPES: '1' }) },
    signal,
  );
  if (code !== 0) throw new CommandError(`The build failed:\n\n${output.trim()}`);
}

/**
 * Starts the app as built (`start`), or from its sources (`dev`).
 *
 * @param endpoint the backend's URL
 * @param stopTimeout milliseconds that the calls that it has begun may take when it is told to stop
 */
export function startApp(
  root: string,
  mode: 'start' | 'dev',
  port: number,
  endpoint: string,
  stopTimeout: number,
): Child {
  const endWithThis = pathToFileURL(join(root, 'src/cli/endWithParent.mjs')).href;
  const program = ['--import', endWithThis, join(root, 'src/server/serve.ts')];
  const environment = nextEnvironment({ GRAPHQL_ENDPOINT: endpoint });
  const NODE_ENV = mode === 'dev' ? 'development' : 'production';
  return startChild(process.execPath, [...program, mode, String(port)], {
    cwd: root,
    env: { ...environment, NODE_ENV },
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    patience: stopTimeout + EXIT_TIME,
  });
}
