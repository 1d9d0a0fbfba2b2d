import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readText, STATE_FOLDER, TYPE_ERRORS_FILE } from './checkout.ts';
import { runToEnd, startChild, type Child } from './children.ts';
import { CommandError } from './commandError.ts';
import type { Backend } from './backendOf.ts';
import { hashBuildInputs } from './buildInputs.ts';
import { printHeaders, readEnvironment, type Environment } from './environment.ts';
import { frameworkModule } from './framework.ts';

/** The path of Next.js's program, which runs with this Node regardless of PATH. */
function nextProgram(root: string): string {
  return join(root, 'node_modules/next/dist/bin/next');
}

/** Milliseconds to exit after open requests have ended or timed out. */
const EXIT_TIMEOUT_MS = 5_000;

/**
 * Next.js sets NODE_ENV itself; an inherited value would mix its modes.
 *
 * @param build path relative to the checkout; null for Next.js's default `.next`
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

/** Next.js writes the build's path into this file for editors; it is restored afterwards. */
const TYPES_FILE = 'next-env.d.ts';

/**
 * Runs `next build` without its type check, which callers run in parallel.
 *
 * @param build target folder, relative to the checkout; null for Next.js's default `.next`
 * @throws {CommandError} with Next.js's output when the build fails
 */
export async function buildApp(
  root: string,
  build: string | null,
  signal: AbortSignal,
): Promise<void> {
  const types = await readText(root, TYPES_FILE);
  const environment = nextEnvironment(build, {
    FRONTAGE_CHECKS_TYPES: '1',
    FRONTAGE_BUILD_ID: await buildIdOf(root),
  });
  const { code, output } = await runToEnd(
    process.execPath,
    [nextProgram(root), 'build'],
    { cwd: root, env: environment },
    signal,
  ).finally(() => restoreTypes(root, types));
  if (code !== 0) throw new CommandError(`The build failed:\n\n${output.trim()}`);
}

/** An id of the sources, equal wherever they are built: pages of one instance find the files of another. */
async function buildIdOf(root: string): Promise<string> {
  return (await hashBuildInputs(root, await readEnvironment(root))).slice(0, 16);
}

/** A killed build may have left its own path in the file. */
async function restoreTypes(root: string, text: string | undefined): Promise<void> {
  const file = join(root, TYPES_FILE);
  if (text === undefined || text.includes(STATE_FOLDER)) await rm(file, { force: true });
  else await writeFile(file, text);
}

/** What of a checkout is served, and where. */
export interface ServedApp {
  /** Folder of the build, relative to the checkout; null serves the sources, for development. */
  readonly build: string | null;
  readonly port: number;
}

type ServedBackend = Pick<Backend, 'endpoint' | 'people' | 'signedOutRole'>;

/**
 * Starts the app.
 *
 * @param backend only the app's server gets its headers
 * @param stopTimeout milliseconds that open requests have when the app is stopped
 */
export function startApp(
  root: string,
  { build, port }: ServedApp,
  { endpoint: { url, headers }, people, signedOutRole }: ServedBackend,
  stopTimeout: number,
): Child {
  const mode = build === null ? 'dev' : 'start';
  const endWithThis = new URL('./endWithParent.mjs', import.meta.url).href;
  const program = ['--import', endWithThis, frameworkModule(root, 'server/serve')];
  const environment = nextEnvironment(build, {
    GRAPHQL_ENDPOINT: url,
    ...(people.length > 0 && { FRONTAGE_SIGN_IN_PEOPLE: JSON.stringify(people) }),
    ...(signedOutRole !== null && { FRONTAGE_SIGNED_OUT_ROLE: signedOutRole }),
    ...(mode === 'dev' && { FRONTAGE_TYPE_ERRORS: `./${TYPE_ERRORS_FILE}` }),
    ...(Object.keys(headers).length > 0 && { GRAPHQL_HEADERS: printHeaders(headers) }),
  });
  const NODE_ENV = mode === 'dev' ? 'development' : 'production';
  return startChild(process.execPath, [...program, mode, String(port)], {
    cwd: root,
    env: { ...environment, NODE_ENV },
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    stopTimeout: stopTimeout + EXIT_TIMEOUT_MS,
  });
}
