import type { ServerResponse } from 'node:http';

/** A request that the app rejects, with HTTP status, error code and message. */
export class HttpError extends Error {
  override readonly name = 'Refusal';
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

/** Sends JSON that is neither cached nor sniffed as another content type. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}

/** Sends an error in the form of a GraphQL response: `errors` with a code in `extensions`. */
export function sendError(response: ServerResponse, refusal: HttpError): void {
  const { status, code, message, retryAfter } = refusal;
  if (retryAfter !== null && !response.headersSent) {
    response.setHeader('retry-after', String(retryAfter));
  }
  sendJson(response, status, { errors: [{ message, extensions: { code } }] });
}
