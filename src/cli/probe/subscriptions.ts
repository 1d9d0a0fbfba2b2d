import { print } from 'graphql';
import type { Model } from '../../model/types/model.ts';
import { accessProblemIn } from '../../relay/errorCodes.ts';
import { field, subscription } from '../../scaffold/graphql/nodes.ts';
import { subscribeByWebSocket, WebSocketRefused } from '../../server/webSocket.ts';
import type { Endpoint } from '../endpoint.ts';

/** Whether a subscription begins: for the headers of a response, or for a connection. */
const TIMEOUT_MS = 3_000;

/** Statuses that say something of the caller or the load, and nothing of subscriptions. */
const UNDECIDED = [401, 403, 429, 502, 503, 504];

/** The first subscription that screens would follow; null where they follow none. */
export function firstSubscription({ resources }: Model): string | null {
  const [first] = resources.flatMap(({ subscriptions }) => subscriptions);
  if (!first) return null;
  const selections = first.isObject ? [field('__typename')] : undefined;
  return print(subscription('Probe', field(first.field, { selections })));
}

/**
 * Opens a subscription for a moment, as the server does it: by server-sent events, else over a WebSocket at the same
 * address.
 *
 * @param query a subscription
 * @returns whether the endpoint takes subscriptions; null where that remains open
 * @throws the signal's reason when it is aborted
 */
export async function takesSubscriptions(
  endpoint: Endpoint,
  query: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  const byEvents = await opensEvents(endpoint, query, signal);
  if (byEvents !== false) return byEvents;
  const byWebSocket = await opensWebSocket(endpoint, query, signal);
  signal.throwIfAborted();
  return byWebSocket;
}

async function opensEvents(
  { url, headers }: Endpoint,
  query: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (isEventStream(response)) {
      await response.body?.cancel();
      return true;
    }
    if (UNDECIDED.includes(response.status)) return null;
    return refuses(await response.text()) ? null : false;
  } catch {
    signal.throwIfAborted();
    // A server may hold its headers back until the first event.
    return null;
  }
}

function isEventStream({ ok, headers }: Response): boolean {
  return ok && (headers.get('content-type') ?? '').startsWith('text/event-stream');
}

/** Whether a response says that somebody else may subscribe. */
function refuses(body: string): boolean {
  try {
    const { errors } = Object(JSON.parse(body)) as { errors?: unknown };
    const entries = Array.isArray(errors) ? errors.filter(isError) : [];
    const problem = accessProblemIn(entries);
    return problem === 'unauthenticated' || problem === 'forbidden';
  } catch {
    return false;
  }
}

function isError(error: unknown): error is { message: string } {
  return typeof (Object(error) as { message?: unknown }).message === 'string';
}

async function opensWebSocket(
  { url, headers }: Endpoint,
  query: string,
  signal: AbortSignal,
): Promise<boolean | null> {
  const seen = new AbortController();
  const connected = () => seen.abort(new Error('It is open, which is all there was to see.'));
  try {
    await subscribeByWebSocket(
      { query, variables: {}, operationName: 'Probe' },
      {
        url: url.replace(/^http/, 'ws'),
        headers,
        timeout: TIMEOUT_MS,
        signal: AbortSignal.any([signal, seen.signal]),
        connected,
        next: connected,
      },
    );
    return true;
  } catch (error) {
    if (seen.signal.aborted) return true;
    return error instanceof WebSocketRefused ? false : null;
  }
}
