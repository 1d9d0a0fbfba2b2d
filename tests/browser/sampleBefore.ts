import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildOf, freePort, stopped, untilPrinted, type RunningApp } from './appCheckout.ts';

/** The checkout that the sample was built in. */
const built =
  process.env.SAMPLE_FOLDER ?? join(import.meta.dirname, '../../.frontage/tests/sample');

/** Serves the built sample once more, before another backend; settings are environment variables. */
export async function startSampleBefore(
  endpoint: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const port = await freePort();
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
