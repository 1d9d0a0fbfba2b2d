import { join } from 'node:path';
import { runToEnd, startChild, type Child } from './children.ts';
import { CommandError } from './commandError.ts';

/** Next.js's program, by path: it is run with this Node, whatever PATH says. */
function nextProgram(root: string): string {
  return join(root, 'node_modules/next/dist/bin/next');
}

/** NODE_ENV is for Next.js to set: a value from outside would mix its modes. */
function nextEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...rest } = { ...process.env, ...environment };
  return { ...rest, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv;
}

/**
 * Builds the app.
 *
 * @throws CommandError with what Next.js says when the build fails
 */
export async function buildApp(root: string, signal: AbortSignal): Promise<void> {
  const { code, output } = await runToEnd(
    process.execPath,
    [nextProgram(root), 'build'],
    { cwd: root, env: nextEnvironment({} as NodeJS.ProcessEnv) },
    signal,
  );
  if (code !== 0) throw new CommandError(`The build failed:\n\n${output.trim()}`);
}

/**
 * Starts the app as built (`start`), or from its sources (`dev`).
 *
 * @param endpoint the backend's URL
 */
export function startApp(
  root: string,
  mode: 'start' | 'dev',
  port: number,
  endpoint: string,
): Child {
  return startChild(process.execPath, [nextProgram(root), mode, '--port', String(port)], {
    cwd: root,
    env: nextEnvironment({ GRAPHQL_ENDPOINT: endpoint } as unknown as NodeJS.ProcessEnv),
    stdio: ['inherit', 'pipe', 'inherit'],
  });
}
