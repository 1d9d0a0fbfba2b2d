import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readText, STATE_FOLDER } from './checkout.ts';
import { runToEnd, startChild, type Child } from './children.ts';
import { CommandError } from './commandError.ts';
import type { Endpoint } from './endpoint.ts';
import { printHeaders, type Environment } from './environment.ts';

/** Next.js's program, by path: it is run with this Node, whatever PATH says. */
function nextProgram(root: string): string {
  return join(root, 'node_modules/next/dist/bin/next');
}

/** Milliseconds that the app has to end in when its calls have ended, or their time has. */
const EXIT_TIME = 5_000;

/**
 * NODE_ENV is for Next.js to set: a value from outside would mix its modes.
 *
 * @param build where the build is, relative to the checkout; null for Next.js's own `.next`
 */
function nextEnvironment(build: string | null, further: Environment = {}): NodeJS.ProcessEnv {
  const FRONTAGE_BUILD = build ?? undefined;
  const { NODE_ENV: _, ...environment }: Environment = {
    ...process.env,
    FRONTAGE_BUILD,
    ...further,
  };
  return { ...environment, NEXT_TELEMETRY_DISABLED: '1' } as unknown as NodeJS.ProcessEnv;
}

/** Next.js writes it with the place of the build, for editors: it is put back as it was. */
const TYPES_FILE = 'next-env.d.ts';

/**
 * Builds the app. Whoever calls this checks the types, and need not wait for the build to do so.
 *
 * @param build where to, relative to the checkout
 * @throws CommandError with what Next.js says when the build fails
 */
export async function buildApp(root: string, build: string, signal: AbortSignal): Promise<void> {
  const types = await readText(root, TYPES_FILE);
  const { code, output } = await runToEnd(
    process.execPath,
    [nextProgram(root), 'build'],
    { cwd: root, env: nextEnvironment(build, { FRONTAGE_CHECKS_TYPES: '1' }) },
    signal,
  ).finally(() => restoreTypes(root, types));
  if (code !== 0) throw new CommandError(`The build failed:\n\n${output.trim()}`);
}

/** A build that was killed left the place of its own. */
async function restoreTypes(root: string, text: string | undefined): Promise<void> {
  const file = join(root, TYPES_FILE);
  if (text === undefined || text.includes(STATE_FOLDER)) await rm(file, { force: true });
  else await writeFile(file, text);
}

/**
 * Starts the app.
 *
 * @param build where it was built, relative to the checkout; null serves its sources, for development
 * @param endpoint the backend; what goes along with calls to it is for the app's server alone
 * @param stopTimeout milliseconds that the calls that it has begun may take when it is told to stop
 */
export function startApp(
  root: string,
  build: string | null,
  port: number,
  { url, headers }: Endpoint,
  stopTimeout: number,
): Child {
  const mode = build === null ? 'dev' : 'start';
  const endWithThis = pathToFileURL(join(root, 'src/cli/endWithParent.mjs')).href;
  const program = ['--import', endWithThis, join(root, 'src/server/serve.ts')];
  const environment = nextEnvironment(build, {
    GRAPHQL_ENDPOINT: url,
    ...(Object.keys(headers).length > 0 && { GRAPHQL_HEADERS: printHeaders(headers) }),
  });
  const NODE_ENV = mode === 'dev' ? 'development' : 'production';
  return startChild(process.execPath, [...program, mode, String(port)], {
    cwd: root,
    env: { ...environment, NODE_ENV },
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    stopTimeout: stopTimeout + EXIT_TIME,
  });
}
