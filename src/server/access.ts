import { combineAccess, FULL_ACCESS, type Access } from '../access/access.ts';
import { allowedSignInHeaders } from './callHeaders.ts';
import type { Identity } from './identity.ts';
import { permittedAccess } from './permittedAccess.ts';
import { refusedAccess } from './refusals/refusedAccess.ts';
import { settings, type Settings } from './settings.ts';

/** An account of what a visitor may not do. */
export type AccessSource = (identity: Identity) => Access;

/** All accounts of what a visitor may not do, the strongest first. */
const SOURCES: readonly AccessSource[] = [accessOfRole, permittedAccess, refusedAccess];

/** What a visitor may not do, by all that is known of them before the page is rendered. */
export function accessOf(identity: Identity): Access {
  const isSignedOut = isAnonymous(identity);
  const known = combineAccess([FULL_ACCESS, ...SOURCES.map((source) => source(identity))]);
  if (isSignedOut) return { ...known, isSignedOut };
  if (identity.session?.origin.kind !== 'proxy') return known;
  return { ...known, signOut: settings().signOutAddress === null ? 'never' : 'here' };
}

/** Whether nobody is signed in, although people can: what such visitors are refused is not theirs. */
export function isAnonymous({ session }: Pick<Identity, 'session'>): boolean {
  return session === null && offersSignIn(settings());
}

/** What the schema of the visitor's role lacks. */
function accessOfRole({ role }: Identity): Access {
  return role?.documents?.access ?? FULL_ACCESS;
}

/** Whether people can sign in at all: not where the app has credentials of its own. */
function offersSignIn(
  configured: Parameters<typeof allowedSignInHeaders>[0] & Pick<Settings, 'providers'>,
): boolean {
  return configured.providers.length > 0 || allowedSignInHeaders(configured).length > 0;
}
