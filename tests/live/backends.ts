import { stopped } from '../browser/appCheckout.ts';
import { startSwapi } from '../browser/swapi.ts';
import { startDirectus } from './directus/start.ts';
import { startDrizzle } from './drizzle/start.ts';
import { startGraphweaver } from './graphweaver/start.ts';
import { startHandmade } from './handmade/start.ts';
import { startJsonGraphqlServer } from './json-graphql-server/start.ts';
import type { LiveBackend } from './liveBackend.ts';
import { startNestjsQuery } from './nestjs-query/start.ts';
import { startParse } from './parse/start.ts';
import { startPayload } from './payload/start.ts';
import { startPostGraphile } from './postgraphile/start.ts';
import { startPostGraphile5 } from './postgraphile5/start.ts';
import { firstMessage, startProgram } from './program.ts';
import { startRefreshing } from './refreshing/start.ts';
import { startStrapi } from './strapi/start.ts';
import { startVendure } from './vendure/start.ts';

/** The backends by name; null is the embedded one with its sample. */
export const backends: Readonly<Record<string, (() => Promise<LiveBackend>) | null>> = {
  sample: null,
  families: startFamiliesServer,
  swapi: startSwapiServer,
  vendure: startVendure,
  strapi: startStrapi,
  parse: startParse,
  'postgraphile-plain': () => startPostGraphile('no'),
  'postgraphile-plugins': () => startPostGraphile('yes'),
  'postgraphile-5': startPostGraphile5,
  refreshing: startRefreshing,
  directus: startDirectus,
  graphweaver: startGraphweaver,
  handmade: startHandmade,
  'nestjs-query': startNestjsQuery,
  drizzle: startDrizzle,
  payload: startPayload,
  'json-graphql-server': startJsonGraphqlServer,
};

async function startSwapiServer(): Promise<LiveBackend> {
  const { endpoint, stop } = await startSwapi();
  // It answers a species without a homeworld with an error that has no path.
  return { endpoint, known: [/api\/planets\/null\/ \(no path\)/], stop };
}

async function startFamiliesServer(): Promise<LiveBackend> {
  const server = startProgram('../browser/families/server.ts', process.cwd(), {});
  const port = await firstMessage<number>(server);
  return {
    endpoint: `http://127.0.0.1:${port}/graphql`,
    // Two of its rows fail by design.
    known: [/^\/rings/],
    stop: () => stopped(server),
  };
}
