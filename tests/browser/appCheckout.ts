import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** A copy of the app as a newcomer's clone has it, with a database and a build of its own. */
export interface AppCheckout {
  readonly folder: string;
  /** Runs a command of Frontage to its end. @throws with what it printed when it fails */
  readonly run: (...args: string[]) => Promise<void>;
  /** `frontage start` on a free port, until the app answers. */
  readonly start: (environment?: Record<string, string>) => Promise<CheckoutApp>;
  /** `frontage dev`, likewise. */
  readonly develop: (environment?: Record<string, string>) => Promise<CheckoutApp>;
}

export interface RunningApp {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The app of a checkout, of which is known how it ends. */
export interface CheckoutApp extends RunningApp {
  /** How the app ended by itself, with the last that it printed; null while it runs. */
  readonly ending: () => string | null;
}

/**
 * Copies the checkout's own files, committed or not, beside a node_modules that costs no space.
 *
 * @param settings of its build; {@link SINGLE_BUILD} builds what users get
 */
export function copyCheckout(name: string, settings: BuildSettings = SINGLE_BUILD): AppCheckout {
  const folder = join(root, '.frontage', 'tests', name);
  rmSync(folder, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  // Turbopack does not follow a link out of the folder that it builds.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'node_modules')]);
  configureBuild(folder, settings);
  return checkoutIn(folder, 'src/cli/frontage.ts');
}

/** Of Next.js. */
interface BuildSettings {
  readonly compress: boolean;
  readonly experimental: Readonly<Record<string, boolean>>;
}

/** What Turbopack would keep for the next build costs a quarter of one, and no copy is built again. */
export const SINGLE_BUILD: BuildSettings = {
  compress: true,
  experimental: { turbopackFileSystemCacheForBuild: false },
};

/**
 * For apps of which only is looked at what they do: without what makes code small and traceable, which is nearly
 * half of a build. What users get of that is tested by the sample and the app of another API.
 */
export const PLAIN_BUILD: BuildSettings = {
  compress: false,
  experimental: {
    ...SINGLE_BUILD.experimental,
    turbopackMinify: false,
    turbopackSourceMaps: false,
  },
};

/** Has an app built with settings of its own. */
export function configureBuild(folder: string, settings: BuildSettings): void {
  const file = join(folder, 'next.config.js');
  rmSync(file);
  writeFileSync(
    file,
    `import { frontage } from 'frontage/next.config';

export default frontage({ ${writeSettings(settings)} });
`,
  );
}

/** Settings as they stand in the configuration of an app. */
export function writeSettings({ compress, experimental }: BuildSettings): string {
  return `compress: ${compress}, experimental: ${JSON.stringify(experimental)}`;
}

/** @param command the program of Frontage's commands, relative to the folder */
export function checkoutIn(folder: string, command: string): AppCheckout {
  return {
    folder,
    run: (...args) => run(folder, [command, ...args]),
    start: (environment) => start(folder, [command, 'start'], environment),
    develop: (environment) => start(folder, [command, 'dev'], environment),
  };
}

/** Where `frontage start` built a checkout, relative to it. */
export function buildOf(folder: string): string {
  const builds = '.frontage/builds';
  const name = readdirSync(join(folder, builds)).find((entry) =>
    existsSync(join(folder, builds, entry, 'frontage-inputs')),
  );
  if (!name) throw new Error(`There is no build in ${folder}.`);
  return `${builds}/${name}`;
}

const QUIET = '--disable-warning=ExperimentalWarning';

async function run(folder: string, args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, [QUIET, ...args], {
    cwd: folder,
    env: cleanEnvironment(),
  });
}

async function start(
  folder: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<CheckoutApp> {
  const port = await freePort();
  const app = spawn(process.execPath, [QUIET, ...args], {
    cwd: folder,
    env: { ...cleanEnvironment(), PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ending = endingOf(app);
  await untilPrinted(app, 'Ready:');
  const path = environment.NEXT_PUBLIC_BASE_PATH ?? '';
  return { url: `http://localhost:${port}${path}`, stop: () => stopped(app), ending };
}

/** As many characters as say what an app was doing when it ended. */
const LAST_PRINTED = 4000;

/**
 * Keeps what a program prints last.
 *
 * @returns says how it ended, by its code or the signal that ended it; null while it runs
 */
export function endingOf(program: ChildProcess): () => string | null {
  let last = '';
  const gather = (chunk: Buffer) => {
    last = `${last}${String(chunk)}`.slice(-LAST_PRINTED);
  };
  program.stdout?.on('data', gather);
  program.stderr?.on('data', gather);
  return () => {
    const how = program.signalCode ?? program.exitCode;
    return how === null ? null : `The app ended (${how}). It printed last:\n${last}`;
  };
}

/** Resolves when a program has printed a text. @throws with all that it printed when it ends before */
export function untilPrinted(program: ChildProcess, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const gather = (chunk: Buffer) => {
      printed += String(chunk);
      if (printed.includes(text)) resolve(printed);
    };
    program.stdout?.on('data', gather);
    program.stderr?.on('data', gather);
    program.on('exit', (code) => reject(new Error(`The program ended (${code}):\n${printed}`)));
  });
}

/** Ends a program by its own process id. */
export function stopped(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill('SIGTERM');
  });
}

/** What decides which backend is meant must come from the test alone. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const {
    GRAPHQL_ENDPOINT: _e,
    GRAPHQL_HEADERS: _h,
    DATABASE_URL: _d,
    PORT: _p,
    NODE_ENV: _n,
    ...rest
  } = process.env;
  return rest as NodeJS.ProcessEnv;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
