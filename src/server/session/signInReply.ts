import { withBasePath } from '../../address/basePath.ts';
import { errorResponse, HttpError, jsonResponse, UNCACHED_HEADERS } from '../httpError.ts';
import { SIGN_IN_PATH } from '../returnPath.ts';
import { readBody, requireContentType } from '../requestBody.ts';
import { SignInIncomplete } from './signInForm.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 32 * 1024;

/** What a request to sign in or out says. */
export interface SignInFields {
  readonly isForm: boolean;
  readonly values: Readonly<Record<string, unknown>>;
}

/** @throws {HttpError} for another method, a body of another type, or one that is too large */
export async function fieldsOf(request: Request): Promise<SignInFields> {
  if (request.method === 'DELETE') return { isForm: false, values: { action: 'sign-out' } };
  if (request.method !== 'POST') {
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'Sign in with POST, sign out with DELETE.');
  }
  const isForm = requireContentType(request, [JSON_TYPE, FORM_TYPE]) === FORM_TYPE;
  const body = await readBody(request, MAX_BODY_BYTES);
  return { isForm, values: isForm ? Object.fromEntries(new URLSearchParams(body)) : parsed(body) };
}

function parsed(body: string): SignInFields['values'] {
  try {
    return Object(JSON.parse(body)) as SignInFields['values'];
  } catch {
    throw new HttpError(400, 'MALFORMED_CALL', 'The body is not JSON.');
  }
}

/** Answers a request to sign in or out: with where to go, or with why it was refused. */
export type Reply = (returnTo: string, refusal: HttpError | null) => Response;

/** For clients that sent JSON. */
export const replyByJson: Reply = (returnTo, refusal) => {
  if (!refusal) return jsonResponse(200, { returnTo });
  if (refusal instanceof SignInIncomplete) {
    const { problems, step } = refusal.state;
    const extensions = { code: refusal.code, problems, ...(step !== null && { step }) };
    return jsonResponse(refusal.status, { errors: [{ message: refusal.message, extensions }] });
  }
  return errorResponse(refusal, refusal.status === 405 ? { allow: 'POST, DELETE' } : {});
};

/** For forms, which work without JavaScript. */
export const replyByRedirect: Reply = (returnTo, refusal) => {
  const query = new URLSearchParams({ problem: refusal?.code ?? '', returnTo });
  const location = withBasePath(refusal ? `${SIGN_IN_PATH}?${query.toString()}` : returnTo);
  const headers = { ...UNCACHED_HEADERS, location };
  if (!refusal || refusal.retryAfter === null) return new Response(null, { status: 303, headers });
  // Clients that do not render pages see the true status; browsers follow `Refresh` to the sign-in
  // screen.
  const retry = { 'retry-after': String(refusal.retryAfter), refresh: `0; url=${location}` };
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  const init = { status: refusal.status, headers: { ...headers, ...retry, ...type } };
  return new Response(refusal.message, init);
};
