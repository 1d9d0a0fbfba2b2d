import { spawn } from 'node:child_process';
import { join } from 'node:path';
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
    ['--disable-warning=ExperimentalWarning', 'src/server/serve.ts', 'start', String(port)],
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
