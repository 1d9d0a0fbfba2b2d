import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from './appCheckout.ts';
import { startSwapi } from './swapi.ts';

/** A page of a team's own that cannot be painted. */
const BROKEN_PAGE = `export default function BrokenPage() {
  throw new Error('No spice in the pantry of 10.0.0.7');
}
`;

/**
 * Starts what the browser tests look at: the app over its sample, and the app connected to
 * swapi-graphql. Their addresses are in `SAMPLE_URL` and `SWAPI_URL`; `SWAPI_PROCESS` and
 * `SWAPI_PORT` are for the test that takes that backend away.
 *
 * @returns what stops them
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const sample = await copyCheckout('sample').start();
  process.env.SAMPLE_URL = sample.url;

  const swapi = await startSwapi();
  const checkout = copyCheckout('swapi');
  checkout.run('connect', swapi.endpoint);
  writeFileSync(join(checkout.folder, 'pages/broken.tsx'), BROKEN_PAGE);
  const connected = await checkout.start({ GRAPHQL_ENDPOINT: swapi.endpoint });
  process.env.SWAPI_URL = connected.url;
  process.env.SWAPI_PORT = String(swapi.port);
  process.env.SWAPI_PROCESS = String(swapi.processId);
  return async () => {
    await Promise.all([sample.stop(), connected.stop()]);
    await swapi.stop();
  };
}
