import { withTimeout } from './timeout.ts';
import { isWireError, NetworkError, TimeoutError } from './errors.ts';
import { fetchClient } from './httpClient.ts';
import type { Call, HttpResponse, HttpClient } from './httpClient.ts';
import { loadReader } from './loadReader.ts';
import type { GraphQLResult } from './result.ts';

/** A request body (GraphQL over HTTP, section 5.4). */
export interface GraphQLRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string;
}

/** A request that names its document by an id, as Relay compiles it with `persistConfig`. The gateway has its text. */
export interface PersistedRequest extends Omit<GraphQLRequest, 'query'> {
  readonly id: string;
}

/** What a page sends: documents as they were compiled. */
export type OperationRequest = GraphQLRequest | PersistedRequest;

export interface TransportOptions {
  /** The backend's URL on the server, the app's gateway in the browser. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the call times out, body included. 0, the default, means never. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** The largest body that is read, in bytes after decompression. */
  readonly maxResponseBytes?: number;
  /** How a request is written; as it is by default. */
  readonly encode?: (request: OperationRequest) => object;
  /** The HTTP client; `fetch` by default. */
  readonly httpClient?: HttpClient;
}

/** Header with the gateway's own time-out in milliseconds. */
export const TIMEOUT_HEADER = 'frontage-timeout';

export const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;

/** `application/graphql-response+json` first, as GraphQL over HTTP recommends. */
export const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/**
 * Sends an operation and returns its result. Redirects are not followed: they would change POST to
 * GET, or send the credentials to another origin.
 *
 * @throws {NetworkError | TimeoutError | ResponseError | ParseError | GraphQLResponseError}
 * @throws the signal's reason when the caller aborted
 */
export function send(request: OperationRequest, options: TransportOptions): Promise<GraphQLResult> {
  const { httpClient = fetchClient, encode } = options;
  const headers = { 'content-type': 'application/json' };
  const { operationName } = request;
  const body = JSON.stringify(encode?.(request) ?? request);
  return transfer({ operationName, body, headers }, httpClient, options);
}

/**
 * Sends a given body and reads the result.
 *
 * @throws as `send`
 */
export async function transfer<Body>(
  content: Pick<Call<Body>, 'body' | 'headers' | 'operationName'>,
  httpClient: HttpClient<Body>,
  options: Omit<TransportOptions, 'httpClient'>,
): Promise<GraphQLResult> {
  const { url, timeout = 0, signal: caller, maxResponseBytes = MAX_RESPONSE_BYTES } = options;
  const headers = { accept: ACCEPT, ...content.headers, ...options.headers };
  // On its way beside the request, where it is not there yet.
  const loading = loadReader();
  loading.catch(() => undefined);
  const startedAt = performance.now();
  let response: HttpResponse | undefined;
  return withTimeout(timeout, caller, async (signal) => {
    try {
      response = await httpClient({ ...content, url, headers, signal });
      const { readResult } = await loading;
      return await readResult(response, maxResponseBytes);
    } catch (error) {
      if (isWireError(error)) throw error;
      throw gatewayTimeout(response, startedAt) ?? new NetworkError(undefined, { cause: error });
    }
  });
}

/**
 * The TimeoutError of a response that the gateway cut off. The gateway had sent the status by then,
 * and HTTP has no other signal that browsers expose. Its time-out began after this call, so a
 * response that it cut off has lasted at least that long.
 */
function gatewayTimeout(
  response: HttpResponse | undefined,
  startedAt: number,
): TimeoutError | null {
  const timeoutMs = Number(response?.header(TIMEOUT_HEADER) ?? 0);
  const hasPassed = timeoutMs > 0 && performance.now() - startedAt >= timeoutMs;
  return hasPassed ? new TimeoutError(timeoutMs) : null;
}
