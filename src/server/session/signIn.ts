import { accessProblemOf } from '../../relay/errorCodes.ts';
import { GraphQLResponseError, isWireError, ResponseError } from '../../relay/errors.ts';
import { SIGNED_OUT_COOKIE, signedOutScopes } from '../../storage/signedOut.ts';
import { requireData } from '../../relay/result.ts';
import { send } from '../../relay/transport.ts';
import type { GraphQLRequest, TransportOptions } from '../../relay/transport.ts';
import { allowedSignInHeaders, type Signed } from '../callHeaders.ts';
import { parseCredential } from './pastedCredential.ts';
import type { Handler, RequestHead } from '../handler.ts';
import type { Log } from '../log.ts';
import { errorResponse, HttpError, jsonResponse, UNCACHED_HEADERS } from '../httpError.ts';
import { readBody, requireContentType } from '../requestBody.ts';
import { SIGN_IN } from '../ownOperations.ts';
import { safeReturnPath, SIGN_IN_PATH } from '../returnPath.ts';
import { isSecure, requireSameOrigin, type OriginSettings } from '../sameOrigin.ts';
import { storageScope } from './personId.ts';
import { LEAVE_PATH, leavingCookies } from '../oidc/leaveProvider.ts';
import { endSession, readSession, startSession } from './session.ts';
import type { Settings } from '../settings.ts';
import { SignInRateLimit } from './signInRateLimit.ts';
import { sessionEvents } from '../telemetry/events.ts';
import { COOKIE_PATH, withBasePath } from '../../address/basePath.ts';

export interface SignInOptions {
  readonly settings: Pick<
    Settings,
    'headers' | 'origins' | 'proxies' | 'signInHeaders' | 'trustProxy'
  >;
  /** Transport options for the backend with a credential. */
  readonly backend: (signed: Signed) => TransportOptions;
  /**
   * A query that the backend answers to authenticated visitors only; null where the schema has
   * none.
   */
  readonly check: GraphQLRequest | null;
  readonly log: Log;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_BODY_BYTES = 32 * 1024;

/**
 * Milliseconds for verifying a credential when no time-out is configured, since a person is
 * waiting.
 */
const SIGN_IN_TIMEOUT_MS = 15_000;

/** Milliseconds for the sign-in check; when it takes longer, the person is signed in without it. */
const CHECK_TIMEOUT_MS = 3_000;

/**
 * Handles signing in and out. A POST with `credential` and `returnTo` signs in; a POST with
 * `action=sign-out` or a DELETE signs out; `action=sign-out-everywhere` ends all sessions of the
 * person. Forms are answered with a redirect, so that signing in works without JavaScript, JSON
 * with JSON.
 */
export function createSignIn(options: SignInOptions): Handler {
  const rateLimit = new SignInRateLimit();
  return async (request, client) => {
    let reply: Reply = replyByJson;
    let event = 'refused';
    let returnTo = '/';
    let cookies: readonly string[];
    try {
      requireSameOrigin(request, options.settings);
      const fields = await fieldsOf(request);
      if (fields.isForm) reply = replyByRedirect;
      returnTo = safeReturnPath(fields.values.returnTo);
      const { action } = fields.values;
      if (action === 'sign-out' || action === 'sign-out-everywhere') {
        const everywhere = action === 'sign-out-everywhere';
        const left = await signOut(request, { everywhere, origins: options.settings });
        cookies = left.cookies;
        event = everywhere ? 'signed out everywhere' : 'signed out';
        returnTo = left.leadsTo;
      } else {
        const credential = parseCredential(
          fields.values.credential,
          allowedSignInHeaders(options.settings),
        );
        const takeBackAttempt = rateLimit.begin(request, client, options.settings);
        const signed: Signed = { credential, origin: { kind: 'token' } };
        await verifyCredential(options.backend(signed), options.check, takeBackAttempt);
        cookies = [
          ...(await startSession(request, signed, options.settings)),
          // Data that the browser stored while signed out must not be visible to the next person.
          signedOutCookie(request, storageScope(undefined), options.settings),
        ];
        event = 'signed in';
      }
      sessionEvents.publish({ event });
      options.log.info({ event }, 'session');
      const response = reply(returnTo, null);
      for (const cookie of cookies) response.headers.append('set-cookie', cookie);
      return response;
    } catch (error) {
      sessionEvents.publish({ event: 'refused' });
      const httpError = error instanceof HttpError ? error : INTERNAL;
      const cause = httpError === INTERNAL && error instanceof Error ? error.message : undefined;
      options.log.warn({ event, error: httpError.code, cause }, 'session');
      return reply(returnTo, httpError);
    }
  };
}

const INTERNAL = new HttpError(500, 'INTERNAL', 'Signing in failed; the log of the app says why.');

/** Seconds that the cookie lives: as long as the browser stores anything. */
const SIGNED_OUT_COOKIE_SECONDS = 14 * 24 * 60 * 60;

/**
 * Ends the session and has the browser clear the person's storage.
 *
 * @returns values of `Set-Cookie`, and the path to go on to
 */
async function signOut(
  request: RequestHead,
  { everywhere, origins }: { readonly everywhere: boolean; readonly origins: OriginSettings },
): Promise<{ readonly cookies: readonly string[]; readonly leadsTo: string }> {
  const session = await readSession(request);
  const ended = await endSession(request, { everywhere });
  if (!session) return { cookies: ended, leadsTo: SIGN_IN_PATH };
  const cleared = [...ended, signedOutCookie(request, storageScope(session.person), origins)];
  const leaving = await leavingCookies(request, session.origin, origins);
  return leaving
    ? { cookies: [...cleared, ...leaving], leadsTo: LEAVE_PATH }
    : { cookies: cleared, leadsTo: SIGN_IN_PATH };
}

/** The cookie of the storage scopes that the browser is to clear, with one more. */
export function signedOutCookie(
  request: RequestHead,
  scope: string,
  origins: OriginSettings,
): string {
  const earlier = signedOutScopes(request.headers.get('cookie') ?? '');
  const names = [...new Set([...earlier, scope])].slice(-20).join('.');
  const secure = isSecure(request, origins) ? '; Secure' : '';
  return `${SIGNED_OUT_COOKIE}=${names}; Path=${COOKIE_PATH}; Max-Age=${SIGNED_OUT_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * Verifies a credential. Many backends answer `__typename` without authentication and verify a
 * token only when data is read, so the sign-in check reads some. Other errors of that check do not
 * matter.
 *
 * @param onAccepted is called when the backend did not reject the credential
 * @throws {HttpError} unless the backend accepts the credential
 */
export async function verifyCredential(
  backend: TransportOptions,
  signInCheck: GraphQLRequest | null,
  onAccepted: () => void,
): Promise<void> {
  const options = { ...backend, timeout: backend.timeout || SIGN_IN_TIMEOUT_MS };
  const checked =
    signInCheck && send(signInCheck, { ...options, timeout: CHECK_TIMEOUT_MS }).then(requireData);
  const outcomes = await Promise.allSettled([send(SIGN_IN, options), checked]);
  const [pingError, checkError] = outcomes.map((settled) =>
    settled.status === 'rejected' ? (settled.reason as unknown) : null,
  );
  if (isRefused(pingError) || isUnauthenticated(checkError)) {
    throw new HttpError(401, 'CREDENTIAL_REFUSED', 'The backend does not accept this token.');
  }
  onAccepted();
  if (pingError === null) return;
  if (!isWireError(pingError)) throw pingError;
  throw new HttpError(
    502,
    'BACKEND_UNAVAILABLE',
    'The backend could not be asked about the token.',
  );
}

/** With so simple a query, only the credential can be the reason of an error. */
function isRefused(error: unknown): boolean {
  if (error instanceof GraphQLResponseError) return error.status < 500;
  return error instanceof ResponseError && [400, 401, 403].includes(error.status);
}

/**
 * Whether the error means "not authenticated"; "not permitted" means that the credential is valid.
 */
function isUnauthenticated(error: unknown): boolean {
  if (error instanceof GraphQLResponseError)
    return error.status === 401 || accessProblemOf(error.codes) === 'unauthenticated';
  return error instanceof ResponseError && error.status === 401;
}

interface Fields {
  readonly isForm: boolean;
  readonly values: { readonly credential?: unknown; returnTo?: unknown; action?: unknown };
}

async function fieldsOf(request: Request): Promise<Fields> {
  if (request.method === 'DELETE') return { isForm: false, values: { action: 'sign-out' } };
  if (request.method !== 'POST') {
    throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'Sign in with POST, sign out with DELETE.');
  }
  const isForm = requireContentType(request, [JSON_TYPE, FORM_TYPE]) === FORM_TYPE;
  const body = await readBody(request, MAX_BODY_BYTES);
  return { isForm, values: isForm ? Object.fromEntries(new URLSearchParams(body)) : parsed(body) };
}

function parsed(body: string): Fields['values'] {
  try {
    return Object(JSON.parse(body)) as Fields['values'];
  } catch {
    throw new HttpError(400, 'MALFORMED_CALL', 'The body is not JSON.');
  }
}

type Reply = (returnTo: string, refusal: HttpError | null) => Response;

const replyByJson: Reply = (returnTo, refusal) => {
  if (!refusal) return jsonResponse(200, { returnTo });
  return errorResponse(refusal, refusal.status === 405 ? { allow: 'POST, DELETE' } : {});
};

const replyByRedirect: Reply = (returnTo, refusal) => {
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
