import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { frameworkModule } from '../../src/cli/framework.ts';
import { layOut, programOf, readStages } from '../publish/dockerStages.ts';
import { buildOf, freePort, stopped, untilPrinted, type RunningApp } from './appCheckout.ts';

const checkouts = join(import.meta.dirname, '../../.frontage/tests');

/** Which server the tests look at: `TEST_SERVER='next start' npx playwright test …`; ours where nothing is said. */
export const SERVER = serverFrom(process.env.TEST_SERVER);

function serverFrom(name = 'ours'): NextServer | 'ours' {
  if (name === 'ours' || name === 'next start' || name === 'standalone') return name;
  throw new Error(`TEST_SERVER is ${name}, which is none of ours, next start, standalone.`);
}

/**
 * Serves a checkout that was built already, before another backend.
 *
 * @param settings environment variables
 * @param checkout which of those that `servers.ts` builds
 * @param ownPort for others to know the app's address before it starts; a free one by default
 */
export async function startBuilt(
  endpoint: string,
  settings: Readonly<Record<string, string>> = {},
  checkout: 'sample' | 'swapi' = 'sample',
  ownPort?: number,
): Promise<RunningApp> {
  // Only the sample is built for a server without node_modules.
  if (SERVER !== 'ours' && checkout === 'sample')
    return startByNext(SERVER, endpoint, settings, ownPort);
  const port = ownPort ?? (await freePort());
  const built =
    (checkout === 'sample' ? process.env.SAMPLE_FOLDER : null) ?? join(checkouts, checkout);
  const app = spawnServer(built, port, { GRAPHQL_ENDPOINT: endpoint, ...settings });
  await untilPrinted(app, 'Listening');
  return { url: `http://localhost:${port}`, stop: () => stopped(app) };
}

/**
 * Runs the server of an app that was built, as `frontage start` does.
 *
 * @param environment its variables, beside those of a test that looks at pages
 * @param options of Node.js
 */
export function spawnServer(
  folder: string,
  port: number,
  environment: Readonly<Record<string, string>>,
  options: readonly string[] = [],
): ChildProcess {
  const program = frameworkModule(folder, 'server/serve');
  const warnings = '--disable-warning=ExperimentalWarning';
  return spawn(process.execPath, [...options, warnings, program, 'start', String(port)], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FRONTAGE_BUILD: buildOf(folder),
      NEXT_TELEMETRY_DISABLED: '1',
      FRONTAGE_LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Servers of Next.js: `next start` in the checkout, and that of the image, in a folder of its own. */
export type NextServer = 'next start' | 'standalone';

/** An app whose health is asked as the image's health check asks. */
interface NextApp extends RunningApp {
  /** What it has complained of. */
  readonly complaints: () => string;
  readonly isHealthy: () => Promise<boolean>;
}

/** What a container runs. */
const IMAGE = readStages(join(import.meta.dirname, '../../Dockerfile')).at(-1)!;

/** Serves the built sample by a server of Next.js, without anything of ours beside it. */
export async function startByNext(
  server: NextServer,
  endpoint: string,
  settings: Readonly<Record<string, string>> = {},
  ownPort?: number,
): Promise<NextApp> {
  const port = ownPort ?? (await freePort());
  const built = process.env.SAMPLE_FOLDER ?? join(checkouts, 'sample');
  const build = buildOf(built);
  const folder = server === 'standalone' ? copyStandalone(built, build, port) : built;
  const program =
    server === 'standalone'
      ? [programOf(IMAGE, 'CMD')[1].replace('.js', '.cjs')]
      : [join(built, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)];
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    HOSTNAME: 'localhost',
    ...(server === 'standalone' ? IMAGE.environment : {}),
    FRONTAGE_BUILD: build,
    GRAPHQL_ENDPOINT: endpoint,
    PORT: String(port),
    NEXT_TELEMETRY_DISABLED: '1',
    FRONTAGE_LOG_LEVEL: 'warn',
    ...settings,
  };
  const app = spawn(process.execPath, program, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaints = '';
  app.stderr.on('data', (chunk: Buffer) => (complaints += String(chunk)));
  await untilPrinted(app, 'Ready in');
  return {
    url: `http://localhost:${port}`,
    complaints: () => complaints,
    isHealthy: async () => {
      const [, ...check] = programOf(IMAGE, 'HEALTHCHECK');
      const probe = spawn(process.execPath, check, { env: { ...IMAGE.environment, ...env } });
      const [code] = (await once(probe, 'exit')) as [number];
      return code === 0;
    },
    stop: async () => {
      await stopped(app);
      if (folder !== built) rmSync(folder, { recursive: true });
    },
  };
}

/** What the image holds, in a folder where nothing else of the checkout is. */
function copyStandalone(built: string, build: string, port: number): string {
  const folder = join(tmpdir(), `frontage-standalone-${port}`);
  // Next.js keeps the way from the outermost lockfile, which for a copy of a checkout within one is that one's.
  const standalone = join(built, build, 'standalone');
  const within = join(standalone, relative(join(checkouts, '../..'), built));
  const own = existsSync(join(standalone, 'server.js')) ? standalone : within;
  const places: Readonly<Record<string, readonly [string, string]>> = {
    '/app/.next/standalone': [own, '.'],
    '/app/.next/static': [join(built, build, 'static'), join(build, 'static')],
    '/app/public': [join(built, 'public'), 'public'],
  };
  layOut(IMAGE, folder, ({ source }) => places[source]);
  // It is a module where the build is `.next`; of a build elsewhere Next.js does not see the app's type.
  renameSync(join(folder, 'server.js'), join(folder, 'server.cjs'));
  return folder;
}
