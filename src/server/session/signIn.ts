import { COOKIE_PATH } from '../../address/basePath.ts';
import { SIGNED_OUT_COOKIE, signedOutScopes } from '../../storage/signedOut.ts';
import type { GraphQLRequest, TransportOptions } from '../../relay/transport.ts';
import { allowedSignInHeaders, type Signed } from '../callHeaders.ts';
import type { Client, Handler, RequestHead } from '../handler.ts';
import { HttpError } from '../httpError.ts';
import type { Log } from '../log.ts';
import { safeReturnPath, SIGN_IN_PATH } from '../returnPath.ts';
import { isSecure, requireSameOrigin, type OriginSettings } from '../sameOrigin.ts';
import type { Settings } from '../settings.ts';
import { sessionEvents } from '../telemetry/events.ts';
import { acceptedSession } from './acceptedCredential.ts';
import { signInByMutation } from './mutationSignIn.ts';
import { parseCredential } from './pastedCredential.ts';
import { storageScope } from './personId.ts';
import { LEAVE_PATH, leavingCookies } from '../oidc/leaveProvider.ts';
import { endSession, readSession, startSession } from './session.ts';
import type { SignInDescription } from './signInDescription.ts';
import { formCookie, readFormState, SignInIncomplete } from './signInForm.ts';
import { SignInRateLimit, type Attempt } from './signInRateLimit.ts';
import { fieldsOf, replyByJson, replyByRedirect, type Reply } from './signInReply.ts';
import { endBackendSession } from './signOut.ts';
import type { NewSession } from './types.ts';
import { verifyCredential } from './verifyCredential.ts';

export interface SignInOptions {
  readonly settings: Pick<
    Settings,
    'endpoint' | 'headers' | 'origins' | 'proxies' | 'signInHeaders'
  >;
  /** Transport options for the backend with a credential, or without one. */
  readonly backend: (signed: Signed | null) => TransportOptions;
  /**
   * A query that the backend answers to authenticated visitors only; null where the schema has
   * none.
   */
  readonly check: GraphQLRequest | null;
  /** The schema's own way to sign in; none by default. */
  readonly description?: SignInDescription | null;
  readonly log: Log;
}

/**
 * Handles signing in and out. A POST with `credential` signs in with a token, one with the inputs of
 * the schema's own mutation by that; a POST with `action=sign-out` or a DELETE signs out;
 * `action=sign-out-everywhere` ends all sessions of the person. Forms are answered with a redirect,
 * so that signing in works without JavaScript, JSON with JSON.
 */
export function createSignIn(options: SignInOptions): Handler {
  const { settings } = options;
  const rateLimit = new SignInRateLimit();
  return async (request, client) => {
    let reply: Reply = replyByJson;
    let returnTo = '/';
    try {
      requireSameOrigin(request, settings);
      const { isForm, values } = await fieldsOf(request);
      if (isForm) reply = replyByRedirect;
      returnTo = safeReturnPath(values.returnTo);
      const { action } = values;
      const everywhere = action === 'sign-out-everywhere';
      const leaves = everywhere || action === 'sign-out';
      const done = leaves
        ? await signOut(request, options, { everywhere })
        : { cookies: await signIn(request, client, values), leadsTo: returnTo };
      const event = leaves ? `signed out${everywhere ? ' everywhere' : ''}` : 'signed in';
      sessionEvents.publish({ event });
      options.log.info({ event }, 'session');
      return withCookies(reply(done.leadsTo, null), done.cookies);
    } catch (error) {
      sessionEvents.publish({ event: 'refused' });
      const httpError = error instanceof HttpError ? error : INTERNAL;
      const cause = httpError === INTERNAL && error instanceof Error ? error.message : undefined;
      options.log.warn({ event: 'refused', error: httpError.code, cause }, 'session');
      const kept = error instanceof SignInIncomplete ? [error.state] : [];
      const cookies = kept.map((state) => formCookie(request, state, settings));
      return withCookies(reply(returnTo, httpError), await Promise.all(cookies));
    }
  };

  async function signIn(
    request: Request,
    client: Client,
    values: Readonly<Record<string, unknown>>,
  ): Promise<readonly string[]> {
    const begin = () => rateLimit.begin(request, client, settings);
    const begun = await ('credential' in values || !options.description
      ? tokenSession(values.credential, begin)
      : mutationSession(request, values, options.description, begin));
    return [
      ...(await startSession(request, begun, settings)),
      // Data that the browser stored while signed out must not be visible to the next person.
      signedOutCookie(request, storageScope(undefined), settings),
      ...(options.description ? [await formCookie(request, null, settings)] : []),
    ];
  }

  async function tokenSession(pasted: unknown, begin: () => Attempt): Promise<NewSession> {
    const credential = parseCredential(pasted, allowedSignInHeaders(settings));
    const attempt = begin();
    // A backend that is asked for no data may take any token: what that says of a person is not known to be true.
    const isUnproven = options.check === null;
    const begun: NewSession = { credential, origin: { kind: 'token' }, isUnproven };
    await verifyCredential(options.backend(begun), options.check, attempt.accept);
    return begun;
  }

  async function mutationSession(
    request: Request,
    values: Readonly<Record<string, unknown>>,
    description: SignInDescription,
    begin: () => Attempt,
  ): Promise<NewSession> {
    // A form that was opened anew begins anew, whatever another has left.
    const isStep = 'step' in values;
    const state = isStep ? await readFormState(request) : null;
    if (isStep && !state) throw new HttpError(401, 'SIGN_IN_EXPIRED', 'It took too long.');
    const attempt = begin();
    const backend = options.backend(null);
    try {
      const begun = await signInByMutation(values, { description, settings, backend, state });
      attempt.accept();
      return await acceptedSession(begun, { ...options, description });
    } catch (error) {
      // The password was right, or nobody has looked at it.
      const isNoGuess = error instanceof HttpError && error.code !== 'SIGN_IN_REFUSED';
      if (isNoGuess) attempt.takeBack();
      throw error;
    }
  }
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
