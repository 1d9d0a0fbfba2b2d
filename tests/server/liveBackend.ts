import { EventEmitter, on } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { createSchema, createYoga } from 'graphql-yoga';
import { WebSocketServer } from 'ws';
import { answering, startBackend, type RunningBackend } from '../relay/rawBackend.ts';

/** A backend that counts, for whoever has subscribed to it. */
export interface LiveBackend extends RunningBackend {
  /** Sends a number to every subscriber. */
  readonly tick: (count: number) => void;
  /** How many subscriptions it is following. */
  readonly subscribers: () => number;
  /** The credentials that came with the latest subscription. */
  readonly credentials: () => unknown;
}

/** How a backend offers subscriptions. */
export type Flavour = 'server-sent events' | 'WebSocket';

export const SUBSCRIPTION = 'subscription Ticks($upTo: Int) { ticks(upTo: $upTo) }';

const typeDefs = `
  type Query { ok: Boolean }
  type Subscription { ticks(upTo: Int): Int }
`;

/** What may be asked under the token `good`; under `stale`, the first event says that nobody is signed in. */
export async function startLiveBackend(flavour: Flavour): Promise<LiveBackend> {
  const ticks = new EventEmitter();
  let credentials: unknown;
  async function* counting(_root: unknown, { upTo }: { upTo?: number }) {
    if (JSON.stringify(credentials).includes('Bearer stale'))
      throw new GraphQLError('Who are you?', { extensions: { code: 'UNAUTHENTICATED' } });
    if (upTo === 0) throw new Error('There is nothing to count.');
    const ending = new AbortController();
    for await (const [count] of on(ticks, 'tick', { signal: ending.signal }) as AsyncIterable<
      [number]
    >) {
      yield { ticks: count };
      if (count === upTo) return;
    }
  }
  const schema = createSchema({
    typeDefs,
    resolvers: { Subscription: { ticks: { subscribe: counting } } },
  });
  const start = flavour === 'WebSocket' ? startWebSocket : startServerSentEvents;
  const backend = await start(schema, (seen) => {
    credentials = seen;
    return /Bearer (good|stale)/.test(JSON.stringify(seen));
  });
  return {
    ...backend,
    tick: (count) => void ticks.emit('tick', count),
    subscribers: () => ticks.listenerCount('tick'),
    credentials: () => credentials,
  };
}

type Schema = ReturnType<typeof createSchema>;
type IsAllowed = (credentials: unknown) => boolean;

function startServerSentEvents(schema: Schema, isAllowed: IsAllowed): Promise<RunningBackend> {
  const yoga = createYoga({ schema, logging: false, maskedErrors: false });
  return startBackend((request, response) => {
    if (isAllowed(request.headers)) void yoga(request, response);
    else answering(401, 'Who are you?')(request, response);
  });
}

async function startWebSocket(schema: Schema, isAllowed: IsAllowed): Promise<RunningBackend> {
  const unsupported = answering(400, '{"errors":[{"message":"Subscriptions are not for HTTP."}]}');
  const backend = await startBackend(unsupported);
  const socketServer = new WebSocketServer({ server: backend.server, path: '/graphql' });
  useServer(
    {
      schema,
      onConnect: ({ connectionParams, extra }) => {
        const { headers } = (extra as { request: IncomingMessage }).request;
        return isAllowed({ headers, connectionParams });
      },
    },
    socketServer,
  );
  return backend;
}
