import type { IncomingMessage, ServerResponse } from 'node:http';
import { withDeadline } from '../relay/deadline.ts';
import { ResponseError } from '../relay/errors.ts';
import type { GraphQLRequest, TransportOptions } from '../relay/transport.ts';
import { headerOf, post } from './connection.ts';
import { EventStream } from './eventStream.ts';
import { passOn } from './forward.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import { whileVisitorStays } from './visitor.ts';
import { subscribeByWebSocket, WebSocketRefused } from './webSocket.ts';

interface SubscriptionSettings extends Pick<
  Settings,
  'maxStreams' | 'maxVisitorStreams' | 'subscriptionsEndpoint'
> {
  /** Who follows it. */
  readonly visitor: string;
}

/** Seconds after which to ask again when there are too many streams. */
const COME_BACK = 10;

let openStreams = 0;
/** Those of each visitor who has any. */
const visitorStreams = new Map<string, number>();

/**
 * Follows a subscription on behalf of a visitor, and gives it to the browser as server-sent events
 * (GraphQL over SSE, distinct connections), whichever way the backend offers it.
 *
 * @returns the number of bytes sent
 * @throws {Refusal} when the backend has no subscriptions
 * @throws {WireError | VisitorLeft} as other calls do, before the stream has begun; a ResponseError
 *   when there are too many streams
 */
export async function passSubscription(
  call: GraphQLRequest,
  { maxStreams, maxVisitorStreams, subscriptionsEndpoint, visitor }: SubscriptionSettings,
  backend: TransportOptions,
  response: ServerResponse,
): Promise<number> {
  const own = visitorStreams.get(visitor) ?? 0;
  if (openStreams >= maxStreams || own >= maxVisitorStreams) {
    // Not a refusal for good: the browser comes back.
    throw new ResponseError(503, 'The app follows as many subscriptions as it may.', COME_BACK);
  }
  openStreams += 1;
  visitorStreams.set(visitor, own + 1);
  try {
    return await whileVisitorStays(response, (left) =>
      subscribe(
        { call, backend, url: subscriptionsEndpoint ?? backend.url, response, left },
        { isCertain: subscriptionsEndpoint !== null },
      ),
    );
  } finally {
    openStreams -= 1;
    const left = (visitorStreams.get(visitor) ?? 1) - 1;
    if (left > 0) visitorStreams.set(visitor, left);
    else visitorStreams.delete(visitor);
  }
}

interface Subscribing {
  readonly call: GraphQLRequest;
  readonly backend: TransportOptions;
  readonly url: string;
  readonly response: ServerResponse;
  readonly left: AbortSignal;
}

/** Endpoints that turned out to offer subscriptions over a WebSocket. */
const webSocketEndpoints = new Set<string>();

/** Answers that say something about the visitor or the moment, not about how subscriptions are offered. */
const TELLING_STATUSES = [401, 403, 429, 502, 503, 504];

async function subscribe(
  subscribing: Subscribing,
  { isCertain }: { isCertain: boolean },
): Promise<number> {
  const { url, response } = subscribing;
  if (/^wss?:/.test(url)) return overWebSocket(subscribing);
  if (webSocketEndpoints.has(url)) return overWebSocket(asWebSocket(subscribing));
  const answer = await askForEvents(subscribing);
  if (isEventStream(answer)) return new EventStream(response).pass(answer);
  if (isCertain || TELLING_STATUSES.includes(answer.statusCode ?? 0)) {
    return passOn(answer, response);
  }
  answer.destroy();
  try {
    return await overWebSocket(asWebSocket(subscribing), () => webSocketEndpoints.add(url));
  } catch (error) {
    if (!(error instanceof WebSocketRefused)) throw error;
    throw new Refusal(
      501,
      'NO_SUBSCRIPTIONS',
      'The backend offers subscriptions neither as server-sent events nor over a WebSocket at its address. If they are elsewhere, set GRAPHQL_SUBSCRIPTIONS_ENDPOINT.',
    );
  }
}

function asWebSocket(subscribing: Subscribing): Subscribing {
  return { ...subscribing, url: subscribing.url.replace(/^http/, 'ws') };
}

/** The time-out is for the answer to begin; how long it lasts is the subscription's nature. */
function askForEvents({ call, backend, url, left }: Subscribing): Promise<IncomingMessage> {
  const headers = {
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
    'content-type': 'application/json',
    ...backend.headers,
  };
  const ending = new AbortController();
  const body = JSON.stringify(call);
  const signal = AbortSignal.any([left, ending.signal]);
  return withDeadline(backend.timeout ?? 0, left, (late) => {
    late.addEventListener('abort', () => ending.abort(late.reason));
    return post({ url, headers, body, signal, once: true });
  });
}

function isEventStream(answer: IncomingMessage): boolean {
  const type = headerOf(answer, 'content-type') ?? '';
  return answer.statusCode === 200 && type.startsWith('text/event-stream');
}

async function overWebSocket(
  { call, backend, url, response, left }: Subscribing,
  connected: () => void = () => {},
): Promise<number> {
  const events = new EventStream(response);
  await subscribeByWebSocket(call, {
    url,
    headers: backend.headers ?? {},
    timeout: backend.timeout ?? 0,
    signal: left,
    connected: () => {
      connected();
      events.open();
    },
    next: (result) => events.send({ event: 'next', data: result }),
  });
  return events.complete();
}
