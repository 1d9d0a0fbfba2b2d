import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Instances of an app behind one address. */
export interface Fleet {
  readonly url: string;
  /** How many requests an instance refused because it is of another release. */
  readonly refusals: () => number;
  /** Requests go to these instances from now on, to one after the other. */
  readonly serveBy: (...instances: readonly string[]) => void;
  readonly close: () => void;
}

/**
 * A proxy that gives each request to the next of its instances, as balancers do. Which is next is counted for
 * each kind of request by itself: a late one of a page that was closed takes no turn of the document that is opened,
 * and code that is loaded ahead none of a call.
 */
export async function startFleet(...first: readonly string[]): Promise<Fleet> {
  let instances = first;
  let turns: Record<string, number> = {};
  let refusals = 0;
  const server = createServer((incoming, response) => {
    const kind = `${incoming.method} ${incoming.headers['sec-fetch-dest']}`;
    const turn = turns[kind] ?? 0;
    turns[kind] = turn + 1;
    const target = instances[turn % instances.length];
    pass(incoming, response, target, (headers) => {
      if (headers['frontage-unknown-operation']) refusals += 1;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    refusals: () => refusals,
    serveBy: (...next) => {
      instances = next;
      turns = {};
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  target: string,
  seen: (headers: IncomingMessage['headers']) => void,
): void {
  const { method, headers, url } = incoming;
  const outgoing = request(target + url, { method, headers }, (answer) => {
    seen(answer.headers);
    const { connection: _, ...passed } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, passed);
    answer.pipe(response);
  });
  outgoing.on('error', () => response.destroy());
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}
