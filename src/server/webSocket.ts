import { createClient } from 'graphql-ws';
import { NetworkError, ResponseError, TimeoutError } from '../relay/errors.ts';
import type { GraphQLRequest } from '../relay/transport.ts';

export interface WebSocketSubscription {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds for connecting; 0 means no limit. */
  readonly timeout: number;
  readonly signal: AbortSignal;
  /** Called when the backend has acknowledged the connection. */
  readonly connected: () => void;
  /** Called with the payload of each event: a GraphQL response. */
  readonly next: (result: object) => void;
}

/** The connection failed for a reason that is unrelated to the visitor. */
export class WebSocketRefused extends NetworkError {}

/** Milliseconds between pings, and until a missing pong closes the connection. */
const PING_INTERVAL_MS = 15_000;
const PONG_TIMEOUT_MS = 5_000;

/**
 * Runs a subscription over its own WebSocket (`graphql-transport-ws`) until it completes.
 * Credentials are sent both as headers and in the `connection_init` payload, since backends differ
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
  // A signal that is aborted already sends no event.
  signal.throwIfAborted();
  let isConnected = false;
  let pong: ReturnType<typeof setTimeout> | undefined;
  const client = createClient({
    url,
    webSocketImpl: socketWith(headers),
    connectionParams: credentialsIn(headers),
    connectionAckWaitTimeout: timeout,
    retryAttempts: 0,
    keepAlive: PING_INTERVAL_MS,
    on: {
      connected: () => {
        isConnected = true;
        connected();
      },
      ping: (received) => {
        if (!received) pong = setTimeout(() => client.terminate(), PONG_TIMEOUT_MS);
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
            if (!isErrors(error)) return reject(connectionError(error, isConnected));
            // Errors of the operation itself are its last result.
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

/** Node's WebSocket takes headers, unlike the WHATWG interface. */
function socketWith(headers: Readonly<Record<string, string>>): typeof WebSocket {
  const Socket = WebSocket as unknown as new (url: string, options: object) => WebSocket;
  return class extends Socket {
    constructor(url: string, protocols: string) {
      super(url, { protocols: [protocols], headers });
    }
  } as unknown as typeof WebSocket;
}

/** Apollo's and PostGraphile's servers read the payload itself, Hasura reads `headers` in it, Directus the bare token. */
function credentialsIn(headers: Readonly<Record<string, string>>): Record<string, unknown> {
  const { authorization } = headers;
  const capitalized = authorization ? { Authorization: authorization } : {};
  const [, token] = /^Bearer (.+)$/i.exec(authorization ?? '') ?? [];
  const bare = token === undefined ? {} : { access_token: token };
  return { ...headers, ...capitalized, ...bare, headers: { ...headers, ...capitalized } };
}

function isErrors(error: unknown): error is readonly object[] {
  return Array.isArray(error);
}

function connectionError(error: unknown, wasConnected: boolean): Error {
  const { code, reason } = Object(error) as { code?: unknown; reason?: unknown };
  if (code === 4401 || code === 4403) return new ResponseError(code - 4000, String(reason ?? ''));
  return wasConnected
    ? new NetworkError('The stream broke off.', { cause: error })
    : new WebSocketRefused('The backend takes no WebSocket here.', { cause: error });
}
