import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig } from 'playwright/test';
import { startProcess } from '../backend/backendProcess.ts';
import { fillFolder } from '../backend/filledFolder.ts';
import { copyCheckout, type RunningApp } from './appCheckout.ts';
import { SERVER, startBuilt } from './builtApp.ts';
import { createApp } from './createdApp.ts';
import { startRegistry } from './registry.ts';
import { startSwapi } from './swapi.ts';

/** A page of a team's own that cannot be painted. */
const BROKEN_PAGE = `export default function BrokenPage() {
  throw new Error('No spice in the pantry of 10.0.0.7');
}
`;

/**
 * Starts what the browser tests look at: the app over its sample, once for each worker, and an app
 * that `frontage create` made for swapi-graphql. Their addresses are in `SAMPLE_URL_0`, `SAMPLE_URL_1` and so on (a
 * worker finds its own in `SAMPLE_URL`) and `SWAPI_URL`.
 *
 * @returns what stops them
 */
export default async function startServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  const [swapi, registry] = await Promise.all([startSwapi(), startRegistry()]);
  // Builds leave much of two processors idle: two of them together take little longer than one.
  const [samples, connected] = await Promise.all([
    startSamples(workers),
    startConnected(swapi.endpoint, registry.url),
  ]);
  for (const [worker, { url }] of samples.entries()) process.env[`SAMPLE_URL_${worker}`] = url;
  process.env.SWAPI_URL = connected.url;
  process.env.REGISTRY_URL = registry.url;
  return async () => {
    await Promise.all([...samples, connected].map((app) => app.stop()));
    await swapi.stop();
    await registry.stop();
  };
}

async function startSamples(workers: number): Promise<RunningApp[]> {
  const checkout = copyCheckout('sample');
  // Each worker's database is a copy of one that is filled once.
  await fillFolder(join(checkout.folder, '.frontage/database'));
  // The same build serves under Next.js's own servers (`plainNext.spec.ts`).
  const samples: RunningApp[] = [await checkout.start({ FRONTAGE_STANDALONE: '1' })];
  if (SERVER !== 'ours') await samples.pop()?.stop();
  while (samples.length < workers)
    samples.push(await startSampleBeside(checkout.folder, samples.length));
  return samples;
}

/** The built sample over a database of its own: what one worker changes, no other sees. */
async function startSampleBeside(folder: string, worker: number): Promise<RunningApp> {
  const directory = join(folder, '.frontage', `database-${worker}`);
  await fillFolder(directory);
  const backend = await startProcess({ directory });
  const app = await startBuilt(backend.endpoint);
  return {
    url: app.url,
    stop: async () => {
      await app.stop();
      await backend.stop();
    },
  };
}

async function startConnected(endpoint: string, registry: string): Promise<RunningApp> {
  const app = await createApp('swapi', endpoint, registry);
  writeFileSync(join(app.folder, 'pages/broken.tsx'), BROKEN_PAGE);
  return app.start({ GRAPHQL_ENDPOINT: endpoint });
}
