import { combineAccess, FULL_ACCESS, type Access } from '../access/access.ts';
import { allowedSignInHeaders } from './callHeaders.ts';
import type { Session } from './session/types.ts';
import { settings } from './settings.ts';

/** An account of what a person may not do; of a visitor without a session for null. */
export type AccessSource = (session: Session | null) => Access;

/** Those that there are, the strongest first. */
const SOURCES: readonly AccessSource[] = [];

/** What a person may not do, by all that is known of them before the page is rendered. */
export function accessOf(session: Session | null): Access {
  const isSignedOut = session === null && offersSignIn(settings());
  const known = combineAccess([FULL_ACCESS, ...SOURCES.map((source) => source(session))]);
  return isSignedOut ? { ...known, isSignedOut } : known;
}

/** Whether people can sign in at all: not where the app has credentials of its own. */
function offersSignIn(configured: Parameters<typeof allowedSignInHeaders>[0]): boolean {
  return allowedSignInHeaders(configured).length > 0;
}
