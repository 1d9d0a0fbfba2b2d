import { copyCheckout } from './appCheckout.ts';
import { startSwapi } from './swapi.ts';

/**
 * Starts what the browser tests look at: the app over its sample, and the app connected to
 * swapi-graphql. Their addresses are in `SAMPLE_URL` and `SWAPI_URL`.
 *
 * @returns what stops them
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const sample = await copyCheckout('sample').start();
  process.env.SAMPLE_URL = sample.url;

  const swapi = await startSwapi();
  const checkout = copyCheckout('swapi');
  checkout.run('connect', swapi.endpoint);
  const connected = await checkout.start({ GRAPHQL_ENDPOINT: swapi.endpoint });
  process.env.SWAPI_URL = connected.url;
  return async () => {
    await Promise.all([sample.stop(), connected.stop()]);
    await swapi.stop();
  };
}
