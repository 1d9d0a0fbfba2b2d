import { createClient } from 'graphql-sse';
import { isTransient, isWireError, NetworkError, ResponseError } from './errors.ts';
import { fetchClient, type HttpResponse } from './httpClient.ts';
import { reachability } from './reachability.ts';
import { readResult, resultIn, type GraphQLResult } from './result.ts';
import { backoff, pause } from './retry.ts';
import { MAX_ANSWER_BYTES, type GraphQLRequest, type TransportOptions } from './transport.ts';
import { whileVisible } from './visibility.ts';

export interface FollowOptions extends Pick<TransportOptions, 'url' | 'headers'> {
  readonly signal: AbortSignal;
  readonly next: (result: GraphQLResult) => void;
  /** The stream is there again after a gap: what happened meanwhile has to be asked for. */
  readonly resumed?: () => void;
}

/** Milliseconds of silence after which a stream is given up: the gateway says something every 15 s. */
const SILENCE = 40_000;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/**
 * Follows a subscription through the gateway, as server-sent events (GraphQL over SSE, distinct
 * connections). A stream that breaks off is opened again until it stands, and a page that nobody
 * sees has none. Resolves when the subscription is over.
 *
 * @throws {WireError} when asking again cannot help
 * @throws the signal's reason when the caller aborted
 */
export async function follow(request: GraphQLRequest, options: FollowOptions): Promise<void> {
  const { signal, resumed } = options;
  let failures = 0;
  let openedAt: number | null = null;
  const opened = () => {
    reachability.noteAnswer();
    if (openedAt !== null || failures > 0) resumed?.();
    openedAt = performance.now();
  };
  for (;;) {
    try {
      const ended = await whileVisible(signal, (visible) =>
        stream(request, { ...options, signal: visible }, opened),
      );
      if (ended) return;
    } catch (error) {
      signal.throwIfAborted();
      reachability.noteFailure(error);
      if (!isWireError(error) || !isTransient(error)) throw error;
      // A stream that stood for a while is no sign of trouble when it breaks off.
      if (openedAt !== null && performance.now() - openedAt > LONGEST_PAUSE) failures = 0;
      await pause(delayAfter(error, failures), signal);
      failures += 1;
    }
  }
}

function delayAfter(error: Error, failures: number): number {
  const asked = error instanceof ResponseError ? (error.retryAfter ?? 0) * 1000 : 0;
  return Math.max(asked, backoff(FIRST_PAUSE * 2 ** Math.min(failures, 10), LONGEST_PAUSE));
}

/** One stream, until the subscription is over. @throws {WireError} when it breaks off */
function stream(
  request: GraphQLRequest,
  { url, headers = {}, signal, next }: FollowOptions,
  opened: () => void,
): Promise<void> {
  const ending = new AbortController();
  let failure: unknown;
  const open = async (_url: string, init: { headers: Record<string, string>; body: string }) => {
    try {
      const either = AbortSignal.any([signal, ending.signal]);
      const answer = await fetchClient({ url, ...init, signal: either });
      await requireStream(answer);
      opened();
      return { ok: true, body: noticed(answer.body, () => ending.abort()) };
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
      { ...request, variables: { ...request.variables } },
      {
        next: (payload) => {
          try {
            const result = resultIn(payload);
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

/** @throws {WireError} when the answer is not a stream of events: then it says why */
async function requireStream(answer: HttpResponse): Promise<void> {
  const isStream = answer.header('content-type')?.startsWith('text/event-stream');
  if (answer.status === 200 && isStream) return;
  await readResult(answer, MAX_ANSWER_BYTES);
  throw new NetworkError('The backend answered a subscription once and for all.');
}

/** Passes a stream on, and says when it has been silent for too long. A stream of events never just ends. */
async function* noticed(
  body: AsyncIterable<Uint8Array>,
  silent: () => void,
): AsyncGenerator<Uint8Array> {
  let timer = setTimeout(silent, SILENCE);
  try {
    for await (const chunk of body) {
      clearTimeout(timer);
      timer = setTimeout(silent, SILENCE);
      yield chunk;
    }
    throw new NetworkError('The stream broke off.');
  } finally {
    clearTimeout(timer);
  }
}
