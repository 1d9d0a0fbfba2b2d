/** A request that the app rejects, with HTTP status, error code and message. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: string;
  /** Seconds after which a retry may succeed; null when it would not. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Headers of a response that is neither cached nor sniffed as another content type. */
export const UNCACHED_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** A response of JSON. */
export function jsonResponse(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const text = JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      ...UNCACHED_HEADERS,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      ...headers,
    },
  });
}

/** An error in the form of a GraphQL response: `errors` with a code in `extensions`. */
export function errorResponse(
  { status, code, message, retryAfter }: HttpError,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const retry: Record<string, string> =
    retryAfter === null ? {} : { 'retry-after': String(retryAfter) };
  const body = { errors: [{ message, extensions: { code } }] };
  return jsonResponse(status, body, { ...retry, ...headers });
}
