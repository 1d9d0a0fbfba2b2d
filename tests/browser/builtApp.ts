import { spawn } from 'node:child_process';
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { frameworkModule } from '../../src/cli/framework.ts';
import { buildOf, freePort, stopped, untilPrinted, type RunningApp } from './appCheckout.ts';

const checkouts = join(import.meta.dirname, '../../.frontage/tests');

/**
 * Serves a checkout that was built already, before another backend.
 *
 * @param settings environment variables
 * @param checkout which of those that `servers.ts` builds
 */
export async function startBuilt(
  endpoint: string,
  settings: Readonly<Record<string, string>> = {},
  checkout: 'sample' | 'swapi' = 'sample',
): Promise<RunningApp> {
  const port = await freePort();
  const built =
    (checkout === 'sample' ? process.env.SAMPLE_FOLDER : null) ?? join(checkouts, checkout);
  const app = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      frameworkModule(built, 'server/serve'),
      ...['start', String(port)],
    ],
    {
      cwd: built,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        FRONTAGE_BUILD: buildOf(built),
        GRAPHQL_ENDPOINT: endpoint,
        NEXT_TELEMETRY_DISABLED: '1',
        FRONTAGE_LOG_LEVEL: 'warn',
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await untilPrinted(app, 'Listening');
  return { url: `http://localhost:${port}`, stop: () => stopped(app) };
}

/** Servers of Next.js: `next start` in the checkout, and `server.js` in a folder of its own. */
export type NextServer = 'next start' | 'standalone';

/** Serves the built sample by a server of Next.js, without anything of ours beside it. */
export async function startByNext(
  server: NextServer,
  endpoint: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const port = await freePort();
  const built = process.env.SAMPLE_FOLDER ?? join(checkouts, 'sample');
  const build = buildOf(built);
  const folder = server === 'standalone' ? copyStandalone(built, build, port) : built;
  const program =
    server === 'standalone'
      ? ['server.cjs']
      : [join(built, 'node_modules/next/dist/bin/next'), 'start', '-p', String(port)];
  const app = spawn(process.execPath, program, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      FRONTAGE_BUILD: build,
      GRAPHQL_ENDPOINT: endpoint,
      PORT: String(port),
      HOSTNAME: 'localhost',
      NEXT_TELEMETRY_DISABLED: '1',
      FRONTAGE_LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilPrinted(app, 'Ready in');
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      await stopped(app);
      if (folder !== built) rmSync(folder, { recursive: true });
    },
  };
}

/** What Next.js's documentation says to copy, in a folder where nothing else of the checkout is. */
function copyStandalone(built: string, build: string, port: number): string {
  const folder = join(tmpdir(), `frontage-standalone-${port}`);
  // Next.js keeps the way from the outermost lockfile, which for a copy of a checkout within one is that one's.
  const standalone = join(built, build, 'standalone');
  const within = join(standalone, relative(join(checkouts, '../..'), built));
  const own = existsSync(join(standalone, 'server.js')) ? standalone : within;
  cpSync(own, folder, { recursive: true });
  // It is a module where the build is `.next`; of a build elsewhere Next.js does not see the app's type.
  renameSync(join(folder, 'server.js'), join(folder, 'server.cjs'));
  cpSync(join(built, build, 'static'), join(folder, build, 'static'), { recursive: true });
  cpSync(join(built, 'public'), join(folder, 'public'), { recursive: true });
  return folder;
}
