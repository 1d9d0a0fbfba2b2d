import { withDeadline } from './deadline.ts';
import { isWireError, NetworkError, TimeoutError } from './errors.ts';
import { fetchClient } from './httpClient.ts';
import type { HttpResponse, HttpClient } from './httpClient.ts';
import { readResult } from './result.ts';
import type { GraphQLResult } from './result.ts';

/** The body of a call, as GraphQL over HTTP asks for it. */
export interface GraphQLRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string;
}

export interface TransportOptions {
  /** Where to send the call: the backend itself on the server, the app's own gateway in the browser. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the call is given up, body included. 0, the default, means never. */
  readonly timeout?: number;
  readonly signal?: AbortSignal;
  /** The largest body that is read, in bytes after decompression. */
  readonly maxAnswerBytes?: number;
  /** What sends the call: the platform's `fetch`, unless the server brings its own. */
  readonly httpClient?: HttpClient;
}

/** The gateway says with this header after how many milliseconds it gives an answer up. */
export const TIMEOUT_HEADER = 'frontage-timeout';

export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** `application/graphql-response+json` first, as GraphQL over HTTP recommends. */
export const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

/**
 * Sends one operation and returns its result. Redirects are not followed: they would turn the POST
 * into a GET, or take the credentials to another origin.
 *
 * @throws {NetworkError | TimeoutError | ResponseError | ParseError | GraphQLResponseError}
 * @throws the signal's reason when the caller aborted
 */
export function send(request: GraphQLRequest, options: TransportOptions): Promise<GraphQLResult> {
  const { httpClient = fetchClient } = options;
  const headers = { 'content-type': 'application/json' };
  return transfer({ body: JSON.stringify(request), headers }, httpClient, options);
}

/**
 * Sends a body as it is and reads the result in the answer.
 *
 * @throws as `send`
 */
export async function transfer<Body>(
  content: { readonly body: Body; readonly headers: Readonly<Record<string, string>> },
  httpClient: HttpClient<Body>,
  options: Omit<TransportOptions, 'httpClient'>,
): Promise<GraphQLResult> {
  const { url, timeout = 0, signal: caller, maxAnswerBytes = MAX_ANSWER_BYTES } = options;
  const headers = { accept: ACCEPT, ...content.headers, ...options.headers };
  const startedAt = performance.now();
  let answer: HttpResponse | undefined;
  return withDeadline(timeout, caller, async (signal) => {
    try {
      answer = await httpClient({ url, headers, body: content.body, signal });
      return await readResult(answer, maxAnswerBytes);
    } catch (error) {
      if (isWireError(error)) throw error;
      throw gatewayTimeout(answer, startedAt) ?? new NetworkError(undefined, { cause: error });
    }
  });
}

/**
 * The reason of an answer that broke off because the gateway gave it up. Its status had been sent by
 * then, and HTTP has no other way to say so that browsers pass on; but the gateway's patience began
 * after this call did, so whatever it gave up has lasted longer than that.
 */
function gatewayTimeout(answer: HttpResponse | undefined, startedAt: number): TimeoutError | null {
  const patience = Number(answer?.header(TIMEOUT_HEADER) ?? 0);
  const hasPassed = patience > 0 && performance.now() - startedAt >= patience;
  return hasPassed ? new TimeoutError(patience) : null;
}
