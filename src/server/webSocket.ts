import { createClient } from 'graphql-ws';
import { NetworkError, ResponseError, TimeoutError } from '../relay/errors.ts';
import type { GraphQLRequest } from '../relay/transport.ts';

export interface WebSocketSubscription {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds that connecting may take; 0 means as long as the network lets it. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** The backend has taken the connection. */
  readonly connected: () => void;
  /** The payload of each event: a GraphQL response. */
  readonly next: (result: object) => void;
}

/** No connection came about, without a reason that says anything about the visitor. */
export class WebSocketRefused extends NetworkError {}

/** Milliseconds between two questions whether the backend is still there, and for its answer. */
const KEEP_ALIVE = 15_000;
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Follows a subscription over a WebSocket of its own (`graphql-transport-ws`) until it is over. The
 * credentials go along both as headers and in the connection's first message, since backends differ
 * in where they look.
 *
 * @throws {ResponseError} 401 or 403, when the backend closes the connection as unauthorized
 * @throws {WebSocketRefused | TimeoutError} when there is no connection
 * @throws {NetworkError} when it breaks off
 * @throws the signal's reason when it is aborted
 */
export async function subscribeByWebSocket(
  call: GraphQLRequest,
  { url, headers, timeout, signal, connected, next }: WebSocketSubscription,
): Promise<void> {
  let isConnected = false;
  let pong: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    webSocketImpl: socketWith(headers),
    connectionParams: credentialsIn(headers),
    connectionAckWaitTimeout: timeout,
    retryAttempts: 0,
    keepAlive: KEEP_ALIVE,
    on: {
      connected: () => {
        isConnected = true;
        connected();
      },
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), CLOSE_TIMEOUT_MS);
      },
      pong: () => clearTimeout(pong),
      closed: () => clearTimeout(pong),
    },
  });
  let late: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      const unsubscribe = client.subscribe(
        { ...call, variables: { ...call.variables } },
        {
          next: (result) => next(result),
          error: (error) => {
            if (!isErrors(error)) return reject(reasonOf(error, isConnected));
            // The operation itself was refused: that is a result, and the last one.
            next({ errors: error });
            resolve();
          },
          complete: resolve,
        },
      );
      const end = (reason: unknown) => {
        unsubscribe();
        reject(reason as Error);
      };
      if (timeout > 0)
        late = setTimeout(() => isConnected || end(new TimeoutError(timeout)), timeout);
      signal.addEventListener('abort', () => end(signal.reason));
    });
  } finally {
    clearTimeout(late);
    clearTimeout(pong);
    client.terminate();
  }
}

/** Node's own WebSocket takes headers, which the standard one of browsers does not. */
function socketWith(headers: Readonly<Record<string, string>>): typeof WebSocket {
  const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  return class extends Socket {
    constructor(url: string, protocols: string) {
      super(url, { protocols: [protocols], headers });
    }
  } as unknown as typeof WebSocket;
}

/** As Apollo's and PostGraphile's servers look for them, and as Hasura does. */
function credentialsIn(headers: Readonly<Record<string, string>>): Record<string, unknown> {
  const { authorization } = headers;
  const capitalized = authorization ? { Authorization: authorization } : {};
  return { ...headers, ...capitalized, headers: { ...headers, ...capitalized } };
}

function isErrors(error: unknown): error is readonly object[] {
  return Array.isArray(error);
}

function reasonOf(error: unknown, wasConnected: boolean): Error {
  const { code, reason } = Object(error) as { code?: unknown; reason?: unknown };
  if (code === 4401 || code === 4403) return new ResponseError(code - 4000, String(reason ?? ''));
  return wasConnected
    ? new NetworkError('The stream broke off.', { cause: error })
    : new WebSocketRefused('The backend takes no WebSocket here.', { cause: error });
}
