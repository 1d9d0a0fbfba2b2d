import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort, stopped, untilPrinted, type RunningApp } from './appCheckout.ts';

/** The checkout that the sample was built in. */
const built =
  process.env.SAMPLE_FOLDER ?? join(import.meta.dirname, '../../.frontage/tests/sample');

/** Serves the built sample once more, before another backend; settings are environment variables. */
export async function startSampleBefore(
  endpoint: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningApp> {
  const port = await freePort();
  const { NODE_ENV: _, ...environment } = process.env;
  const app = spawn(
    process.execPath,
    [join(built, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)],
    {
      cwd: built,
      env: {
        ...environment,
        GRAPHQL_ENDPOINT: endpoint,
        NEXT_TELEMETRY_DISABLED: '1',
        FRONTAGE_LOG_LEVEL: 'warn',
        ...settings,
      } as unknown as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  await untilPrinted(app, 'Ready in');
  return { url: `http://localhost:${port}`, stop: () => stopped(app) };
}
