/**
 * The five kinds of errors of a call to the backend. The transport determines the kind once; it is
 * kept through Relay, the hand-over from server to browser (`serializeError`) and the gateway, up
 * to the message on screen.
 */
import { saysWhy } from './refusalMark.ts';

/** Why the person may not see what was asked for. */
export type AccessProblem = 'unauthenticated' | 'forbidden' | 'notFound';

/** What is to be made of an error. It is left out where nothing is. */
export interface Verdict {
  readonly accessProblem?: AccessProblem;
  /** Whether a code says so, or only the words do. */
  readonly source?: 'code' | 'message';
  /** Whether it is of a document that the schema does not have any more. */
  readonly isOutdated?: true;
  /** What of the message is for people, where that is a part of it. */
  readonly plainMessage?: string;
}

/** One entry of `errors` in a GraphQL response (GraphQL specification, section 7.1.2). */
export interface GraphQLErrorEntry {
  readonly message: string;
  readonly path?: ReadonlyArray<string | number>;
  readonly locations?: ReadonlyArray<{ line: number; column: number }>;
  readonly extensions?: { readonly code?: unknown; readonly [key: string]: unknown };
}

declare const isJudged: unique symbol;

/**
 * An entry whose verdict is in its extensions, where there is one: Relay keeps them with the field that failed. Only
 * `judged` (errorCodes.ts) makes them, since what knows the codes and words of all backends is too heavy for pages.
 */
export interface JudgedError extends GraphQLErrorEntry {
  readonly [isJudged]: true;
  readonly extensions?: GraphQLErrorEntry['extensions'] & { readonly verdict?: Verdict };
}

/** No response: the connection was refused or reset, or the name did not resolve. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(message = 'The backend did not answer.', options?: ErrorOptions) {
    super(message, options);
  }
}

/** The configured time-out passed before the whole body had arrived. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly milliseconds: number;

  constructor(milliseconds: number) {
    super(`The backend took longer than ${milliseconds} ms.`);
    this.milliseconds = milliseconds;
  }
}

/** A status outside 200–299 and no GraphQL errors in the body. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError';
  readonly status: number;
  readonly snippet: string;
  /** Seconds from the `Retry-After` header; null without one. */
  readonly retryAfter: number | null;

  constructor(status: number, snippet: string, retryAfter: number | null = null) {
    super(`The backend answered with status ${status}.`);
    this.status = status;
    this.snippet = snippet;
    this.retryAfter = retryAfter;
  }
}

/**
 * Why a body is not a GraphQL response: not GraphQL at all, truncated, larger than the limit,
 * incremental (`@defer`, `@stream`), which this client does not read, or in conflict with the
 * schema.
 */
export type ParseFailure = 'notGraphQL' | 'truncated' | 'tooLarge' | 'incremental' | 'mismatch';

/** A body that is not a GraphQL response. */
export class ParseError extends Error {
  override readonly name = 'ParseError';
  readonly status: number;
  readonly contentType: string;
  readonly snippet: string;
  readonly reason: ParseFailure;

  constructor(
    status: number,
    contentType: string,
    snippet: string,
    options: ErrorOptions & { reason?: ParseFailure } = {},
  ) {
    const { reason = 'notGraphQL' } = options;
    super(`The answer cannot be read: ${reason} (${contentType || 'no content type'}).`, options);
    this.status = status;
    this.contentType = contentType;
    this.snippet = snippet;
    this.reason = reason;
  }
}

/** `errors` in the body and no data to show, whatever the status. */
export class GraphQLResponseError extends Error {
  override readonly name = 'GraphQLResponseError';
  readonly status: number;
  readonly errors: readonly JudgedError[];

  constructor(status: number, errors: readonly JudgedError[]) {
    super(errors.map((error) => error.message).join('\n'));
    this.status = status;
    this.errors = errors;
  }

  /** The codes that the backend gave its errors in `extensions.code`. */
  get codes(): string[] {
    return this.errors.flatMap((error) =>
      typeof error.extensions?.code === 'string' ? [error.extensions.code] : [],
    );
  }

  /** What one of the errors says by its code. */
  get codedProblem(): AccessProblem | null {
    const verdicts = this.errors.map(({ extensions }) => extensions?.verdict);
    return verdicts.find((verdict) => verdict?.source === 'code')?.accessProblem ?? null;
  }

  /** Why the person may not see what a query asked for; null where that is not the reason. */
  get accessProblem(): AccessProblem | null {
    const problems = this.errors.flatMap(
      ({ extensions }) => extensions?.verdict?.accessProblem ?? [],
    );
    return this.codedProblem ?? problems.at(0) ?? null;
  }
}

/** The error for a key that no record can have, created without a call. */
export function noSuchRecord(): GraphQLResponseError {
  const message = 'No record can have this key.';
  const verdict: Verdict = { accessProblem: 'notFound', source: 'code' };
  const error = { message, extensions: { code: 'NOT_FOUND', verdict } } as const;
  return new GraphQLResponseError(404, [error as JudgedError]);
}

export type WireError =
  NetworkError | TimeoutError | ResponseError | ParseError | GraphQLResponseError;

/**
 * A wire error as JSON, without its cause, which may contain host names and belongs in the server's
 * log.
 */
export type SerializedError =
  | { name: 'NetworkError' }
  | { name: 'TimeoutError'; milliseconds: number }
  | { name: 'ResponseError'; status: number; snippet: string; retryAfter: number | null }
  | {
      name: 'ParseError';
      status: number;
      contentType: string;
      snippet: string;
      reason: ParseFailure;
    }
  | { name: 'GraphQLResponseError'; status: number; errors: readonly JudgedError[] };

export function isWireError(error: unknown): error is WireError {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof ResponseError ||
    error instanceof ParseError ||
    error instanceof GraphQLResponseError
  );
}

/** The inverse of `serializeError`. */
export function deserializeError(error: SerializedError): WireError {
  switch (error.name) {
    case 'NetworkError':
      return new NetworkError();
    case 'TimeoutError':
      return new TimeoutError(error.milliseconds);
    case 'ResponseError':
      return new ResponseError(error.status, error.snippet, error.retryAfter);
    case 'ParseError':
      return new ParseError(error.status, error.contentType, error.snippet, {
        reason: error.reason,
      });
    case 'GraphQLResponseError':
      return new GraphQLResponseError(error.status, error.errors);
    default:
      // Written by another version of the app during a deployment.
      return new NetworkError();
  }
}

/** Whether retrying the same query may succeed. */
export function isTransient(error: WireError): boolean {
  switch (error.name) {
    case 'NetworkError':
    case 'TimeoutError':
      return true;
    case 'ResponseError':
      return error.status === 429 || error.status >= 500;
    case 'ParseError':
    case 'GraphQLResponseError':
      return false;
  }
}

/** The milliseconds that the backend asks to wait before the next attempt. */
export function retryAfterMs(error: unknown): number {
  return error instanceof ResponseError ? (error.retryAfter ?? 0) * 1000 : 0;
}

/** Whether a mutation may have been executed although it failed: no response says otherwise. */
export function mayHaveHappened(error: WireError): boolean {
  if (error.name === 'ResponseError') return error.status >= 500 || error.status === 408;
  return error.name !== 'GraphQLResponseError';
}

/** Whether a query was refused to the person who asked, be it for lack of a session or of a permission. */
export function isRefusedAccess(error: WireError): boolean {
  return [401, 403].includes(pageStatus(error));
}

/**
 * Whether an error may mean that a record does not exist. Many backends answer the same for a missing record and for
 * one that the person may not see, so that nobody learns which records exist. One whose schema has a refusal beside the
 * record means what it says.
 *
 * @param subject the path of the record; an error below this path is about a part of the record
 */
export function mayBeAbsent(error: WireError, subject?: readonly string[]): boolean {
  if (error.name !== 'GraphQLResponseError') return false;
  const { accessProblem, codes, errors } = error;
  if (accessProblem === 'notFound') return true;
  // With codes of its own the app's server says what a role lacks.
  if (accessProblem !== 'forbidden' || codes.some((code) => code.startsWith('FORBIDDEN_')))
    return false;
  if (errors.some(saysWhy)) return false;
  const depthOf = (path: GraphQLErrorEntry['path'] = []) =>
    path.filter((key) => typeof key === 'string').length;
  return subject === undefined || errors.every(({ path }) => depthOf(path) <= subject.length);
}

const ACCESS_STATUSES = { unauthenticated: 401, forbidden: 403, notFound: 404, none: 502 };

/** The HTTP status of a page that cannot be shown because of this error. */
export function pageStatus(error: WireError): number {
  switch (error.name) {
    case 'NetworkError':
    case 'ParseError':
      return 502;
    case 'TimeoutError':
      return 504;
    case 'ResponseError':
      return [401, 403, 404, 429].includes(error.status) ? error.status : 502;
    case 'GraphQLResponseError':
      return ACCESS_STATUSES[error.accessProblem ?? 'none'];
  }
}
