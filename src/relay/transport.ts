import { withDeadline } from './deadline.ts';
import type { GraphQLErrorEntry, SerializedError } from './errors.ts';
import {
  deserializeError,
  GraphQLResponseError,
  isWireError,
  NetworkError,
  ParseError,
  ResponseError,
} from './errors.ts';
import { codeOf } from './errorCodes.ts';
import { exchangeByFetch } from './exchange.ts';
import type { Answer, Exchange } from './exchange.ts';

/** The body of a call, as GraphQL over HTTP asks for it. */
export interface GraphQLRequest {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string;
}

/** A GraphQL response that holds data, perhaps beside errors of single fields. */
export interface GraphQLResult {
  readonly data: Record<string, unknown>;
  readonly errors?: ReadonlyArray<GraphQLErrorEntry>;
  readonly extensions?: Readonly<Record<string, unknown>>;
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
  readonly exchange?: Exchange;
}

/** The gateway says with this header that its JSON body is one of our own errors. */
export const ERROR_HEADER = 'frontage-error';

export const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

/** `application/graphql-response+json` first, as GraphQL over HTTP recommends. */
export const ACCEPT = 'application/graphql-response+json, application/json;q=0.9';

const SNIPPET_LENGTH = 300;

/**
 * Sends one operation and returns its result. The body is parsed before the status is judged:
 * GraphQL errors in a 4xx answer are GraphQL errors (GraphQL over HTTP, section 6.4). Redirects are
 * not followed: they would turn the POST into a GET, or take the credentials to another origin.
 *
 * @throws {NetworkError | TimeoutError | ResponseError | ParseError | GraphQLResponseError}
 * @throws the signal's reason when the caller aborted
 */
export async function send(
  request: GraphQLRequest,
  options: TransportOptions,
): Promise<GraphQLResult> {
  const { url, headers, timeout = 0, signal: caller, maxAnswerBytes = MAX_ANSWER_BYTES } = options;
  const exchange = options.exchange ?? exchangeByFetch;
  const body = JSON.stringify(request);
  return withDeadline(timeout, caller, async (signal) => {
    try {
      const answer = await exchange({
        url,
        headers: { accept: ACCEPT, 'content-type': 'application/json', ...headers },
        body,
        signal,
      });
      return resultOf(answer, await readText(answer, maxAnswerBytes));
    } catch (error) {
      throw isWireError(error) ? error : new NetworkError(undefined, { cause: error });
    }
  });
}

/** Reads a body as UTF-8; leaving the loop early closes the connection. */
async function readText(answer: Answer, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (size > limit) throw parseError(answer, text, 'tooLarge');
  }
  return text + decoder.decode();
}

function resultOf(answer: Answer, text: string): GraphQLResult {
  const { status } = answer;
  const body = parse(text);
  if (isObject(body)) {
    if (answer.header(ERROR_HEADER)) throw deserializeError(body as SerializedError);
    const errors = errorsOf(body.errors);
    const success = status >= 200 && status < 300;
    if (isObject(body.data) && (errors.length > 0 || success)) {
      return errors.length > 0 ? { ...withData(body), errors } : withData(body);
    }
    if (errors.some((error) => error.message !== NO_MESSAGE)) {
      throw new GraphQLResponseError(status, errors);
    }
  }
  throw failureOf(answer, text);
}

/** The error of an answer that holds no GraphQL response. */
function failureOf(answer: Answer, text: string): ResponseError | ParseError {
  const { status } = answer;
  if (status < 200 || status > 299) {
    const wait = retryAfter(answer.header('retry-after'));
    return new ResponseError(status, text.slice(0, SNIPPET_LENGTH), wait);
  }
  if (contentTypeOf(answer).startsWith('multipart/mixed')) {
    return parseError(answer, text, 'incremental');
  }
  const looksLikeJson = /^\s*\{/.test(text) && parse(text) === undefined;
  return parseError(answer, text, looksLikeJson ? 'truncated' : 'notGraphQL');
}

function parseError(answer: Answer, text: string, reason: ParseError['reason']): ParseError {
  const snippet = text.slice(0, SNIPPET_LENGTH);
  return new ParseError(answer.status, contentTypeOf(answer), snippet, { reason });
}

function contentTypeOf(answer: Answer): string {
  return answer.header('content-type') ?? '';
}

function withData(body: Record<string, unknown>): GraphQLResult {
  const { data, extensions } = body;
  return {
    data: data as GraphQLResult['data'],
    ...(isObject(extensions) ? { extensions } : undefined),
  };
}

const NO_MESSAGE = 'The backend reported an error without a message.';

/**
 * The `errors` of a response in the form that the specification gives them (GraphQL, section
 * 7.1.2), also where a backend gives them in another: an error must not be lost over its shape.
 */
function errorsOf(errors: unknown): GraphQLErrorEntry[] {
  if (errors === undefined || errors === null) return [];
  return (Array.isArray(errors) ? errors : [errors]).map((entry: unknown) => {
    if (typeof entry === 'string' && entry !== '') return { message: entry };
    if (!isObject(entry)) return { message: NO_MESSAGE };
    const { message, path, locations } = entry;
    const code = codeOf(entry);
    const extensions = code === null ? entry.extensions : { ...Object(entry.extensions), code };
    return {
      message: typeof message === 'string' ? message : NO_MESSAGE,
      ...(isPath(path) ? { path } : undefined),
      ...(isLocations(locations) ? { locations } : undefined),
      ...(isObject(extensions) ? { extensions } : undefined),
    };
  });
}

function isPath(value: unknown): value is Array<string | number> {
  return (
    Array.isArray(value) &&
    value.every((key) => typeof key === 'string' || (Number.isInteger(key) && key >= 0))
  );
}

function isLocations(value: unknown): value is Array<{ line: number; column: number }> {
  return (
    Array.isArray(value) &&
    value.every(
      (place) =>
        isObject(place) && typeof place.line === 'number' && typeof place.column === 'number',
    )
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Seconds, from a `Retry-After` header in either of its two forms (RFC 9110, section 10.2.3). */
function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
