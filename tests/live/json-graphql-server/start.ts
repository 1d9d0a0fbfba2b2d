import { freePort, stopped } from '../../browser/appCheckout.ts';
import type { LiveBackend, Snapshot } from '../liveBackend.ts';
import { installed } from '../npm.ts';
import { asked, firstMessage, startProgram, type Address } from '../program.ts';

/** A bookshop in json-graphql-server, in memory: its pages count from zero. */
export async function startJsonGraphqlServer(): Promise<LiveBackend> {
  const folder = installed('json-graphql-server', {
    dependencies: { 'json-graphql-server': '3.3.2' },
  });
  const server = startProgram('json-graphql-server/server.mjs', folder, {
    PORT: String(await freePort()),
  });
  return {
    ...(await firstMessage<Address>(server)),
    known: [],
    snapshot: () => asked<Snapshot>(server, 'snapshot'),
    stop: () => stopped(server),
  };
}
