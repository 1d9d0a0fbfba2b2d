import { freePort, stopped } from '../../browser/appCheckout.ts';
import type { LiveBackend, Snapshot } from '../liveBackend.ts';
import { asked, firstMessage, startProgram, type Address } from '../program.ts';

/** A clinic's server as somebody writes it without a framework: a stand-in for backends that nobody named. */
export async function startHandmade(): Promise<LiveBackend> {
  const server = startProgram('handmade/server.ts', process.cwd(), {
    PORT: String(await freePort()),
  });
  return {
    ...(await firstMessage<Address>(server)),
    // The score of every seventh patient fails by design.
    known: [/The laboratory does not answer/],
    snapshot: () => asked<Snapshot>(server, 'snapshot'),
    stop: () => stopped(server),
  };
}
