import { accessProblemIn, codeOf } from '../relay/errorCodes.ts';
import { CommandError, redact, snippet } from './commandError.ts';
import { isSecretParameter, printableUrl, type Endpoint } from './endpoint.ts';

/** A GraphQL response: `data`, `errors`, or both. */
export interface BackendResponse {
  status: number;
  data: unknown;
  /** The messages of the errors; empty when there are none. */
  errors: string[];
  /** The errors with their places in the response. */
  failures: BackendFailure[];
  /** It has no data, since nobody has signed in. */
  isRefused: boolean;
}

/** An error of a response. */
export interface BackendFailure {
  message: string;
  /** Empty where the backend does not say where it is. */
  path: readonly (string | number)[];
  /** Somebody else may be allowed to. */
  isRefusal: boolean;
}

/**
 * Sends a GraphQL query by POST.
 *
 * @param signal aborts the call, body included
 * @throws {CommandError} when there is no response, or it is not GraphQL
 */
export async function request(
  endpoint: Endpoint,
  query: string,
  signal: AbortSignal,
): Promise<BackendResponse> {
  const address = printableUrl(endpoint.url);
  const response = await send(endpoint, query, signal, address);
  if (response.status >= 300 && response.status < 400)
    throw redirected(response, endpoint, address);
  const body = await readBody(response, signal, address);
  const result = parseResponse(body);
  if (result) {
    const failures = result.errors.map((error) => failureOf(error, secretsOf(endpoint)));
    const isRefused =
      result.data === null &&
      (response.status === 401 || failures.some(({ problem }) => problem === 'unauthenticated'));
    const errors = failures.map(({ message }) => message);
    return { status: response.status, data: result.data, errors, failures, isRefused };
  }
  throw notGraphql(response, redact(body, secretsOf(endpoint)), address);
}

function secretsOf({ url, headers }: Endpoint): string[] {
  const parameters = [...new URL(url).searchParams].filter(([name]) => isSecretParameter(name));
  return [
    ...Object.values(headers).flatMap((value) => [value, value.replace(/^\w+ /, '')]),
    ...parameters.flatMap(([, value]) => [value, encodeURIComponent(value)]),
  ];
}

async function send(
  endpoint: Endpoint,
  query: string,
  signal: AbortSignal,
  address: string,
): Promise<Response> {
  try {
    return await fetch(endpoint.url, {
      method: 'POST',
      headers: headersFor(endpoint),
      body: JSON.stringify({ query }),
      // The headers may contain credentials for this address only.
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    throw unreachable(error, signal, address);
  }
}

/** Each header once: names that differ by case alone would be sent as one header with two values. */
function headersFor({ headers: given }: Endpoint): Headers {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
  });
  for (const [name, value] of Object.entries(given)) headers.set(name, value);
  return headers;
}

async function readBody(response: Response, signal: AbortSignal, address: string): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    if (signal.aborted) throw unreachable(error, signal, address);
    throw new CommandError(
      `${address} broke off in the middle of its answer.`,
      'Is the server, or a proxy before it, limiting the size or the time of an answer?',
    );
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was closed',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name cannot be looked up now',
  ETIMEDOUT: 'the host does not answer',
  UND_ERR_CONNECT_TIMEOUT: 'the host does not answer',
  UND_ERR_SOCKET: 'the connection was closed before an answer came',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
};

function unreachable(error: unknown, signal: AbortSignal, address: string): Error {
  if (signal.aborted) {
    const reason: unknown = signal.reason;
    if (reason instanceof CommandError) return reason;
    return new CommandError(`${address} did not answer in time.`, 'Allow more with --timeout.');
  }
  const cause = (error as { cause?: { code?: string; message?: string } }).cause;
  const why = CAUSES[cause?.code ?? ''] ?? cause?.message ?? (error as Error).message;
  return new CommandError(`${address} cannot be reached: ${why}.`, 'Is the backend running?');
}

function redirected(response: Response, endpoint: Endpoint, address: string): CommandError {
  const location = response.headers.get('location') ?? '';
  const target = URL.canParse(location, endpoint.url)
    ? printableUrl(new URL(location, endpoint.url).href)
    : 'another address';
  return new CommandError(
    `${address} redirects to ${target}.`,
    `If that is the backend, connect to it directly: frontage connect ${target}`,
  );
}

/** Null when the body is not a GraphQL response. */
function parseResponse(body: string): { data: unknown; errors: unknown[] } | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null) return null;
  const { data = null, errors } = parsed as { data?: unknown; errors?: unknown };
  if (!Array.isArray(errors) && !('data' in parsed)) return null;
  return { data, errors: Array.isArray(errors) ? errors : [] };
}

function failureOf(error: unknown, secrets: readonly string[]) {
  const message = redact(messageOf(error), secrets);
  const entry = Object(error) as Record<string, unknown>;
  const problem = accessProblemIn([{ message, extensions: { code: codeOf(entry) } }]);
  const isRefusal = problem === 'unauthenticated' || problem === 'forbidden';
  return { message, path: pathOf(entry), isRefusal, problem };
}

function pathOf({ path }: Readonly<Record<string, unknown>>): BackendFailure['path'] {
  const isPath = (value: unknown): value is BackendFailure['path'] =>
    Array.isArray(value) && value.every((part) => ['string', 'number'].includes(typeof part));
  return isPath(path) ? path : [];
}

function messageOf(error: unknown): string {
  const message: unknown = (error as { message?: unknown } | null)?.message;
  return snippet(typeof message === 'string' ? message : JSON.stringify(error));
}

function notGraphql(response: Response, body: string, address: string): CommandError {
  if (!response.ok) return refused(response.status, body, address);
  const type = response.headers.get('content-type')?.split(';')[0].trim() ?? 'no content type';
  if (/html/i.test(type) || /^\s*<(!doctype|html)/i.test(body)) {
    return new CommandError(
      `${address} answers with a web page, not with GraphQL.`,
      'Is the path right? Many servers answer under /graphql. If the page is a sign-in page, give the credentials with --header.',
    );
  }
  return new CommandError(
    `${address} answers, but not with GraphQL (${type}): ${snippet(body) || 'an empty body'}`,
    'Is this the address of the GraphQL server?',
  );
}

/**
 * The error for an unsuccessful response.
 *
 * @param status an HTTP status outside 200–299
 * @param said the reason that the server gave
 */
export function refused(status: number, said: string, address: string): CommandError {
  const reason = snippet(/<(!doctype|html)/i.test(said) ? '' : said);
  const message = `${address} answered with status ${status}${reason ? `: ${reason}` : '.'}`;
  if (status === 401 || status === 403) {
    return new CommandError(
      message,
      "Give the credentials that it asks for: --header 'Authorization: Bearer …'",
    );
  }
  if (status === 404) return new CommandError(message, 'Is the path right?');
  if (status === 429) return new CommandError(message, 'It asks for a pause: try again later.');
  return new CommandError(
    message,
    status >= 500 ? 'The backend failed: its own log says why.' : null,
  );
}
