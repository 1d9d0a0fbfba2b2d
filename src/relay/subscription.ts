import { createClient, type RequestParams } from 'graphql-sse';
import { isTransient, isWireError, NetworkError, retryAfterMs } from './errors.ts';
import { fetchClient, type HttpResponse } from './httpClient.ts';
import { reachability } from './reachability.ts';
import { readResult, toResult, type GraphQLResult } from './result.ts';
import { backoff, delay } from './retry.ts';
import { MAX_RESPONSE_BYTES, type OperationRequest, type TransportOptions } from './transport.ts';
import { whileVisible } from './visibility.ts';

export interface SubscriptionOptions extends Pick<TransportOptions, 'url' | 'headers'> {
  readonly signal: AbortSignal;
  readonly next: (result: GraphQLResult) => void;
  /** The stream is open again after a gap; events may have been missed. */
  readonly resumed?: () => void;
}

/**
 * Milliseconds without data after which a stream is considered dead: the gateway sends a heartbeat
 * every 15 s.
 */
const SILENCE_TIMEOUT_MS = 40_000;
const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 30_000;

/**
 * Runs a subscription through the gateway, as server-sent events (GraphQL over SSE, distinct
 * connections mode). A broken stream is reopened with backoff; a hidden page has no stream.
 * Resolves when the subscription completes.
 *
 * @throws {WireError} when retrying cannot help
 * @throws the signal's reason when the caller aborted
 */
export async function runSubscription(
  request: OperationRequest,
  options: SubscriptionOptions,
): Promise<void> {
  const { signal, resumed } = options;
  let failures = 0;
  let openedAt: number | null = null;
  const opened = () => {
    reachability.reportSuccess();
    if (openedAt !== null || failures > 0) resumed?.();
    openedAt = performance.now();
  };
  for (;;) {
    try {
      const ended = await whileVisible(signal, (visible) =>
        openStream(request, { ...options, signal: visible }, opened),
      );
      if (ended) return;
    } catch (error) {
      signal.throwIfAborted();
      reachability.reportFailure(error);
      if (!isWireError(error) || !isTransient(error)) throw error;
      // A stream that was open for a while resets the backoff.
      if (openedAt !== null && performance.now() - openedAt > MAX_DELAY_MS) failures = 0;
      await delay(delayAfter(error, failures), signal);
      failures += 1;
    }
  }
}

function delayAfter(error: Error, failures: number): number {
  const delayMs = backoff(FIRST_DELAY_MS * 2 ** Math.min(failures, 10), MAX_DELAY_MS);
  return Math.max(retryAfterMs(error), delayMs);
}

/** One stream, until the subscription completes. @throws {WireError} when it breaks off */
function openStream(
  request: OperationRequest,
  { url, headers = {}, signal, next }: SubscriptionOptions,
  opened: () => void,
): Promise<void> {
  const ending = new AbortController();
  let failure: unknown;
  const open = async (_url: string, init: { headers: Record<string, string>; body: string }) => {
    try {
      const either = AbortSignal.any([signal, ending.signal]);
      const response = await fetchClient({ url, ...init, signal: either });
      await requireStream(response);
      opened();
      return { ok: true, body: withSilenceTimeout(response.body, () => ending.abort()) };
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const client = createClient({
    url,
    headers: { ...headers },
    retryAttempts: 0,
    fetchFn: open,
  });
  return new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      const reason = failure ?? error;
      reject(isWireError(reason) ? reason : new NetworkError(undefined, { cause: reason }));
    };
    const unsubscribe = client.subscribe<Record<string, unknown>>(
      // It sends what it is given, a document's id, too.
      { ...request, variables: { ...request.variables } } as RequestParams,
      {
        next: (payload) => {
          try {
            const result = toResult(payload);
            if (result) next(result);
          } catch (error) {
            fail(error);
          }
        },
        error: fail,
        complete: resolve,
      },
    );
    signal.addEventListener('abort', () => {
      unsubscribe();
      reject(signal.reason as Error);
    });
  }).finally(() => ending.abort());
}

/**
 * @throws {WireError} when the response is not an event stream, with the reason that it contains
 */
async function requireStream(response: HttpResponse): Promise<void> {
  const isStream = response.header('content-type')?.startsWith('text/event-stream');
  if (response.status === 200 && isStream) return;
  await readResult(response, MAX_RESPONSE_BYTES);
  throw new NetworkError('The backend answered a subscription once and for all.');
}

/**
 * Passes a stream through and calls `silent` after too long a silence. An event stream must not
 * just end.
 */
async function* withSilenceTimeout(
  body: AsyncIterable<Uint8Array>,
  silent: () => void,
): AsyncGenerator<Uint8Array> {
  let timer = setTimeout(silent, SILENCE_TIMEOUT_MS);
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      timer = setTimeout(silent, SILENCE_TIMEOUT_MS);
      yield chunk;
    }
    throw new NetworkError('The stream broke off.');
  } finally {
    clearTimeout(timer);
  }
}
