import type { RequestHead } from '../handler.ts';
import type { OriginSettings } from '../sameOrigin.ts';
import { cookieNames, openCookies, removeCookies, sealCookie } from './sealedCookie.ts';

/** A sign-in that was begun at a provider and is to be finished in the same browser. */
export interface PendingSignIn {
  /** The provider's name in the settings. */
  readonly provider: string;
  readonly state: string;
  readonly nonce: string;
  /** The secret of PKCE (RFC 7636). */
  readonly verifier: string;
  /** It has to be the same in both requests (RFC 6749, section 4.1.3). */
  readonly redirectUri: string;
  /** Where the person wanted to go. */
  readonly returnTo: string;
}

const COOKIE = 'frontage-pending-';

/** Seconds that a person has at the provider. */
const MAX_AGE_S = 10 * 60;

/** Sign-ins that one browser may have begun, in several tabs. */
const MAX_PENDING = 5;

/** A longer address does not fit into the cookie: its parameters are left out. */
const MAX_RETURN_LENGTH = 2_000;

/**
 * Keeps a sign-in in a cookie of this browser.
 *
 * @returns values of `Set-Cookie`; they drop what was begun before where that is too much
 * @throws when the session secret is missing or invalid
 */
export async function keepPending(
  request: RequestHead,
  pending: PendingSignIn,
  origins: OriginSettings,
): Promise<readonly string[]> {
  const earlier = cookieNames(request, COOKIE);
  const dropped = earlier.length < MAX_PENDING ? [] : earlier;
  const { returnTo: whole } = pending;
  const returnTo = whole.length <= MAX_RETURN_LENGTH ? whole : whole.split('?')[0];
  const content = { ...pending, returnTo: returnTo.length <= MAX_RETURN_LENGTH ? returnTo : '/' };
  const cookie = { name: nameFor(pending.state), content, seconds: MAX_AGE_S };
  return [
    ...dropped.flatMap((name) => removeCookies(request, name)),
    await sealCookie(request, cookie, origins),
  ];
}

/**
 * Takes the sign-in that a response with this state belongs to, so that this browser can finish it once.
 *
 * @returns the sign-in, null when this browser has not begun it or too long ago; and values of `Set-Cookie`
 */
export async function takePending(
  request: RequestHead,
  state: string,
): Promise<{ readonly pending: PendingSignIn | null; readonly cookies: readonly string[] }> {
  const name = nameFor(state);
  const kept = (await openCookies(request, name)) as readonly Partial<PendingSignIn>[];
  const pending = kept.find((candidate) => candidate.state === state) ?? null;
  return { pending: pending as PendingSignIn | null, cookies: removeCookies(request, name) };
}

/** A cookie for each state, so that tabs do not take each other's. */
function nameFor(state: string): string {
  return COOKIE + state.replace(/[^\w-]/g, '').slice(0, 12);
}
