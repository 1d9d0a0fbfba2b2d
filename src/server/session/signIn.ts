import { COOKIE_PATH } from '../../address/basePath.ts';
import { SIGNED_OUT_COOKIE, signedOutScopes } from '../../storage/signedOut.ts';
import type { Handler, RequestHead } from '../handler.ts';
import { HttpError } from '../httpError.ts';
import type { Log } from '../log.ts';
import { safeReturnPath, SIGN_IN_PATH } from '../returnPath.ts';
import { isSecure, requireSameOrigin, type OriginSettings } from '../sameOrigin.ts';
import type { Settings } from '../settings.ts';
import { sessionEvents } from '../telemetry/events.ts';
import { newSession, type SessionOptions, type SignInRequest } from './newSession.ts';
import { storageScope } from './personId.ts';
import { LEAVE_PATH, leavingCookies } from '../oidc/leaveProvider.ts';
import { endSession, readSession, startSession } from './session.ts';
import { formCookie, SignInIncomplete } from './signInForm.ts';
import { SignInRateLimit } from './signInRateLimit.ts';
import { fieldsOf, replyByJson, replyByRedirect, type Reply } from './signInReply.ts';
import { endBackendSession } from './signOut.ts';

export interface SignInOptions extends SessionOptions {
  readonly settings: SessionOptions['settings'] & Pick<Settings, 'origins' | 'proxies'>;
  readonly log: Log;
}

/**
 * Handles signing in and out. A POST with `credential` signs in with a token, one with the inputs of
 * the schema's own mutation by that; a POST with `action=sign-out` or a DELETE signs out;
 * `action=sign-out-everywhere` ends all sessions of the person. Forms are answered with a redirect,
 * so that signing in works without JavaScript, JSON with JSON.
 */
export function createSignIn(options: SignInOptions): Handler {
  const { settings, log } = options;
  const rateLimit = new SignInRateLimit();
  return async (request, client) => {
    let reply: Reply = replyByJson;
    let returnTo = '/';
    try {
      requireSameOrigin(request, settings);
      const { isForm, values } = await fieldsOf(request);
      if (isForm) reply = replyByRedirect;
      returnTo = safeReturnPath(values.returnTo);
      const begin = () => rateLimit.begin(request, client, settings);
      const everywhere = values.action === 'sign-out-everywhere';
      const leaves = everywhere || values.action === 'sign-out';
      const done = leaves
        ? await signOut(request, options, { everywhere })
        : { cookies: await signIn({ request, values, begin }, options), leadsTo: returnTo };
      const event = leaves ? `signed out${everywhere ? ' everywhere' : ''}` : 'signed in';
      sessionEvents.publish({ event });
      log.info({ event }, 'session');
      return withCookies(reply(done.leadsTo, null), done.cookies);
    } catch (error) {
      const refusal = error instanceof HttpError ? error : INTERNAL;
      const cause = refusal === INTERNAL && error instanceof Error ? error.message : undefined;
      sessionEvents.publish({ event: 'refused' });
      log.warn({ event: 'refused', error: refusal.code, cause }, 'session');
      const kept = error instanceof SignInIncomplete ? [error.state] : [];
      const cookies = kept.map((state) => formCookie(request, state, settings));
      return withCookies(reply(returnTo, refusal), await Promise.all(cookies));
    }
  };
}

/** Begins a session. @returns values of `Set-Cookie` */
async function signIn(asked: SignInRequest, options: SignInOptions): Promise<readonly string[]> {
  const { request } = asked;
  const { settings, description } = options;
  const begun = await newSession(asked, options);
  return [
    ...(await startSession(request, begun, settings)),
    // Data that the browser stored while signed out must not be visible to the next person.
    signedOutCookie(request, storageScope(undefined), settings),
    ...(description ? [await formCookie(request, null, settings)] : []),
  ];
}

const INTERNAL = new HttpError(500, 'INTERNAL', 'Signing in failed; the log of the app says why.');

/** Seconds that the cookie lives: as long as the browser stores anything. */
const SIGNED_OUT_COOKIE_SECONDS = 14 * 24 * 60 * 60;

/**
 * Ends the session, here and on the backend, and has the browser clear the person's storage.
 *
 * @returns values of `Set-Cookie`, and the path to go on to
 */
async function signOut(
  request: RequestHead,
  { backend, description, settings }: SignInOptions,
  { everywhere }: { readonly everywhere: boolean },
): Promise<{ readonly cookies: readonly string[]; readonly leadsTo: string }> {
  const session = await readSession(request);
  const ended = await endSession(request, { everywhere });
  if (!session) return { cookies: ended, leadsTo: SIGN_IN_PATH };
  if (description) await endBackendSession(session, description, backend(session));
  const cleared = [...ended, signedOutCookie(request, storageScope(session.person), settings)];
  const leaving = await leavingCookies(request, session.origin, settings);
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

function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
