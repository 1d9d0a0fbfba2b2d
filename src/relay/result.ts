import { accessProblemIn, codeOf, judged } from './errorCodes.ts';
import type { JudgedError, SerializedError } from './errors.ts';
import { deserializeError, GraphQLResponseError, ParseError, ResponseError } from './errors.ts';
import { parseExact } from './exactJson.ts';
import type { HttpResponse } from './httpClient.ts';
import { isJsonObject } from './jsonObject.ts';
import { mayRefuse, takeRefusals } from './refusals.ts';

/** A GraphQL response that holds data, perhaps beside errors of single fields. */
export interface GraphQLResult {
  readonly data: Record<string, unknown>;
  readonly errors?: readonly JudgedError[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** Header with which the gateway marks a body as a serialised wire error. */
export const ERROR_HEADER = 'frontage-error';

const SNIPPET_LENGTH = 300;

/**
 * Reads a whole response. The body is parsed before the status is judged: GraphQL errors in a 4xx
 * response are GraphQL errors (GraphQL over HTTP, section 6.4).
 *
 * @param limit the largest body in bytes
 * @throws {ResponseError | ParseError | GraphQLResponseError} when it holds no data
 * @throws what `response.body` throws when the response breaks off
 */
export async function readResult(response: HttpResponse, limit: number): Promise<GraphQLResult> {
  return parseResult(response, await readText(response, limit));
}

/**
 * The result of a parsed body: data, possibly with errors of single fields.
 *
 * @param isSuccess whether data alone counts as a result, which it does not for an error status
 * @returns null when it holds neither data nor errors
 * @throws {GraphQLResponseError} when it holds errors only
 */
export function toResult(body: unknown, status = 200, isSuccess = true): GraphQLResult | null {
  if (!isJsonObject(body)) return null;
  const errors = errorsOf(body.errors);
  if (isJsonObject(body.data) && (errors.length > 0 || isSuccess)) {
    return errors.length > 0 ? { ...withData(body), errors } : withData(body);
  }
  if (errors.some((error) => error.message !== NO_MESSAGE)) {
    throw new GraphQLResponseError(status, errors);
  }
  return null;
}

/**
 * Requires that at least one root field of a result can be shown: a list whose root field failed
 * must not look like an empty list.
 *
 * @throws {GraphQLResponseError} when errors removed all root fields
 */
export function requireData(result: GraphQLResult): GraphQLResult {
  const { data, errors = [] } = result;
  const hasFailed = (root: string) =>
    errors.some(({ path }) => path === undefined || path[0] === root);
  const isNothing = Object.entries(data).every(
    ([root, value]) => value === null && hasFailed(root),
  );
  if (errors.length > 0 && isNothing) throw new GraphQLResponseError(200, errors);
  return result;
}

/** Reads a body as UTF-8. Leaving the loop early closes the connection. */
async function readText(response: HttpResponse, limit: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.byteLength;
    text += decoder.decode(chunk, { stream: true });
    if (size > limit) throw parseError(response, text, 'tooLarge');
  }
  return text + decoder.decode();
}

function parseResult(response: HttpResponse, text: string): GraphQLResult {
  const { status } = response;
  const body = parse(text);
  if (isJsonObject(body) && response.header(ERROR_HEADER)) {
    throw deserializeError(body as unknown as SerializedError);
  }
  const result = toResult(body, status, status >= 200 && status < 300);
  if (!result) throw toError(response, text);
  return mayRefuse(text) ? withRefusals(result) : result;
}

function withRefusals(result: GraphQLResult): GraphQLResult {
  const refused = takeRefusals(result.data);
  return refused.length === 0
    ? result
    : { ...result, errors: [...(result.errors ?? []), ...refused] };
}

/** The error for a response that is not a GraphQL response. */
function toError(response: HttpResponse, text: string): ResponseError | ParseError {
  const { status } = response;
  if (status < 200 || status > 299) {
    const wait = retryAfter(response.header('retry-after'));
    const snippet = text.slice(0, SNIPPET_LENGTH);
    return new ResponseError(statusSaid(status, snippet), snippet, wait);
  }
  if (contentTypeOf(response).startsWith('multipart/mixed')) {
    return parseError(response, text, 'incremental');
  }
  const looksLikeJson = /^\s*\{/.test(text) && parse(text) === undefined;
  return parseError(response, text, looksLikeJson ? 'truncated' : 'notGraphQL');
}

/** Some servers say in the body of a 400 that the session has ended. */
function statusSaid(status: number, body: string): number {
  const isSignedOut = status === 400 && accessProblemIn([{ message: body }]) === 'unauthenticated';
  return isSignedOut ? 401 : status;
}

function parseError(
  response: HttpResponse,
  text: string,
  reason: ParseError['reason'],
): ParseError {
  const snippet = text.slice(0, SNIPPET_LENGTH);
  return new ParseError(response.status, contentTypeOf(response), snippet, { reason });
}

function contentTypeOf(response: HttpResponse): string {
  return response.header('content-type') ?? '';
}

function withData(body: Record<string, unknown>): GraphQLResult {
  const { data, extensions } = body;
  return {
    data: data as GraphQLResult['data'],
    ...(isJsonObject(extensions) ? { extensions } : undefined),
  };
}

const NO_MESSAGE = 'The backend reported an error without a message.';

/**
 * Normalises `errors` to the form of the GraphQL specification (section 7.1.2), since an error in another form must not
 * be lost, and judges them.
 */
function errorsOf(errors: unknown): JudgedError[] {
  if (errors === undefined || errors === null) return [];
  return (Array.isArray(errors) ? errors : [errors]).map((entry: unknown) => {
    if (typeof entry === 'string' && entry !== '') return judged({ message: entry });
    if (!isJsonObject(entry)) return judged({ message: NO_MESSAGE });
    const { message, path, locations } = entry;
    const code = codeOf(entry);
    const extensions = code === null ? entry.extensions : { ...Object(entry.extensions), code };
    return judged({
      message: typeof message === 'string' ? message : NO_MESSAGE,
      ...(isPath(path) ? { path } : undefined),
      ...(isLocations(locations) ? { locations } : undefined),
      ...(isJsonObject(extensions) ? { extensions } : undefined),
    });
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
        isJsonObject(place) && typeof place.line === 'number' && typeof place.column === 'number',
    )
  );
}

function parse(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

/** Parses `Retry-After` in either of its forms (RFC 9110, section 10.2.3) to seconds. */
function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d+$/.test(value.trim())) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}
