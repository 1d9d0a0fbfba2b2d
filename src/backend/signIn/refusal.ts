import type { ServerResponse } from 'node:http';

/** Why a request is not answered, in words for the person and with a status and code for programs. */
export class SignInRefusal extends Error {
  override readonly name = 'SignInRefusal';
  readonly status: number;
  /** The value of `extensions.code`. */
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Answers a request with a refusal, as a GraphQL response (GraphQL over HTTP). */
export function answerRefusal(response: ServerResponse, refusal: SignInRefusal): void {
  const { status, code, message } = refusal;
  const body = JSON.stringify({ errors: [{ message, extensions: { code } }] });
  const challenge = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  response.writeHead(status, { 'content-type': 'application/json', ...challenge }).end(body);
}
