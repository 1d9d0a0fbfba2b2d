import type { ServerResponse } from 'node:http';

/** A call that the app does not carry out: what it is told, as status, code and words. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** Seconds after which to ask again, where that may help. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** Answers with JSON that no cache keeps and no browser takes for a page. */
export function answerJson(response: ServerResponse, status: number, body: unknown): void {
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

/** Answers as a GraphQL server does: a list of errors, each with a code. */
export function refuse(response: ServerResponse, refusal: Refusal): void {
  const { status, code, message, retryAfter } = refusal;
  if (retryAfter !== null && !response.headersSent) {
    response.setHeader('retry-after', String(retryAfter));
  }
  answerJson(response, status, { errors: [{ message, extensions: { code } }] });
}
