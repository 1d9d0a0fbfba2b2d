import { withTimeout } from '../relay/timeout.ts';
import { ResponseError } from '../relay/errors.ts';
import type { GraphQLRequest } from '../relay/transport.ts';
import { headerValue, post, type BackendResponse } from './connection.ts';
import { EventStream } from './eventStream.ts';
import { streamResponse, whenStarted, type Forwarded } from './forward.ts';
import { HttpError } from './httpError.ts';
import { examineEvents } from './session/refusedResponse.ts';
import type { SubscribedBackend, SubscriptionCall } from './subscriptionCall.ts';
import { declaredName } from './parseRequest.ts';
import type { Settings } from './settings.ts';
import { ClientDisconnected } from './clientDisconnect.ts';
import { WebSocketRefused } from './webSocket.ts';
import { overWebSocket } from './webSocketEvents.ts';

interface SubscriptionSettings extends Pick<
  Settings,
  'maxStreams' | 'maxVisitorStreams' | 'subscriptionsEndpoint'
> {
  /** An id of the visitor. */
  readonly visitor: string;
}

/** Seconds for `Retry-After` when there are too many streams. */
const RETRY_AFTER_SECONDS = 10;

let openStreams = 0;
/** Open streams by visitor. */
const visitorStreams = new Map<string, number>();

/**
 * Runs a subscription against the backend, over server-sent events or WebSocket, and streams it to
 * the browser as server-sent events (GraphQL over SSE, distinct connections mode).
 *
 * @throws {HttpError} when the backend has no subscriptions
 * @throws {WireError | ClientDisconnected} before the stream has begun; a ResponseError 503 when
 *   there are too many streams
 */
export async function forwardSubscription(
  call: GraphQLRequest,
  { maxStreams, maxVisitorStreams, subscriptionsEndpoint, visitor }: SubscriptionSettings,
  backend: SubscribedBackend,
  signal: AbortSignal,
): Promise<Forwarded> {
  signal.throwIfAborted();
  const own = visitorStreams.get(visitor) ?? 0;
  if (openStreams >= maxStreams || own >= maxVisitorStreams) {
    // A ResponseError and not an HttpError, so that the browser retries.
    throw new ResponseError(
      503,
      'The app follows as many subscriptions as it may.',
      RETRY_AFTER_SECONDS,
    );
  }
  openStreams += 1;
  visitorStreams.set(visitor, own + 1);
  return whenStarted(async (start) => {
    const gone = new AbortController();
    const left = AbortSignal.any([signal, gone.signal]);
    const open = () => new EventStream(() => gone.abort(new ClientDisconnected()));
    try {
      return await subscribe(
        { call, backend, url: subscriptionsEndpoint ?? backend.url, left, open, start },
        { isCertain: subscriptionsEndpoint !== null },
      );
    } catch (error) {
      left.throwIfAborted();
      throw error;
    } finally {
      release(visitor);
    }
  });
}

function release(visitor: string): void {
  openStreams -= 1;
  const left = (visitorStreams.get(visitor) ?? 1) - 1;
  if (left > 0) visitorStreams.set(visitor, left);
  else visitorStreams.delete(visitor);
}

/** Endpoints that are known to offer subscriptions over WebSocket. */
const webSocketEndpoints = new Set<string>();

/**
 * Statuses about the visitor or the backend's load, which are no sign that the endpoint lacks SSE.
 */
const FINAL_STATUSES = [401, 403, 429, 502, 503, 504];

async function subscribe(
  subscribing: SubscriptionCall,
  { isCertain }: { isCertain: boolean },
): Promise<number> {
  const { url, open, start } = subscribing;
  if (/^wss?:/.test(url)) return overWebSocket(subscribing);
  if (webSocketEndpoints.has(url)) return overWebSocket(asWebSocket(subscribing));
  const response = await requestEventStream(subscribing);
  if (isEventStream(response)) {
    const events = open();
    return start({ response: events.response, done: pipe(response, events, subscribing) });
  }
  if (isCertain || FINAL_STATUSES.includes(response.statusCode ?? 0)) {
    return start(streamResponse(response));
  }
  response.destroy();
  try {
    return await overWebSocket(asWebSocket(subscribing), () => webSocketEndpoints.add(url));
  } catch (error) {
    if (!(error instanceof WebSocketRefused)) throw error;
    throw new HttpError(
      501,
      'NO_SUBSCRIPTIONS',
      'The backend offers subscriptions neither as server-sent events nor over a WebSocket at its address. If they are elsewhere, set GRAPHQL_SUBSCRIPTIONS_ENDPOINT.',
    );
  }
}

function asWebSocket(subscribing: SubscriptionCall): SubscriptionCall {
  return { ...subscribing, url: subscribing.url.replace(/^http/, 'ws') };
}

/** The time-out covers the response's headers only: a subscription may last any time. */
function requestEventStream({
  call,
  backend,
  url,
  left,
}: SubscriptionCall): Promise<BackendResponse> {
  const headers = {
    accept: 'text/event-stream',
    'accept-encoding': 'identity',
    'content-type': 'application/json',
    ...backend.headers,
  };
  const ending = new AbortController();
  const body = JSON.stringify(backend.encode?.(call) ?? call);
  const signal = AbortSignal.any([left, ending.signal]);
  return withTimeout(backend.timeout ?? 0, left, (late) => {
    late.addEventListener('abort', () => ending.abort(late.reason));
    const operationName = declaredName(call.query);
    return (backend.post ?? post)({
      operationName,
      url,
      headers,
      body,
      signal,
      ownConnection: true,
    });
  });
}

function isEventStream(response: BackendResponse): boolean {
  const type = headerValue(response, 'content-type') ?? '';
  return response.statusCode === 200 && type.startsWith('text/event-stream');
}

/** Passes a stream on; one whose first event refuses the credential is replaced by another, once. */
async function pipe(
  response: BackendResponse,
  events: EventStream,
  subscribing: SubscriptionCall,
): Promise<number> {
  const { renewedHeaders } = subscribing.backend;
  if (!renewedHeaders) return events.pipeFrom(response);
  try {
    const examined = await examineEvents(response);
    const headers = examined.isRefused ? await renewedHeaders() : null;
    if (!headers) return await events.pipeFrom(examined.response);
    examined.response.destroy();
    response.destroy();
    const repeated = await requestEventStream({
      ...subscribing,
      backend: { ...subscribing.backend, headers, post: undefined },
    });
    if (isEventStream(repeated)) return await events.pipeFrom(repeated);
    repeated.destroy();
    throw new ResponseError(repeated.statusCode ?? 502, '');
  } catch (error) {
    events.fail(error);
    throw error;
  }
}
