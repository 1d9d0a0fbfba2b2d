import type { PreparedPage } from './prepare.ts';

/** What counts for whether a visitor sees a page. */
export interface PageFacts extends Pick<
  PreparedPage,
  'status' | 'isRefused' | 'isNothing' | 'mayBeAbsent'
> {
  /** Whether nobody is signed in, although people can. */
  readonly isSignedOut: boolean;
  /** Whether the visitor may not use the page, whatever the backend answers. */
  readonly isDenied: boolean;
  /** Whether the page asks for nothing as the visitor, though there is something for others. */
  readonly isEmptied: boolean;
}

/** What a visitor is answered. */
export type PageVerdict =
  | { readonly kind: 'show'; readonly status: number }
  /** They are led to the sign-in screen, which is to say so where a session has ended. */
  | { readonly kind: 'signIn'; readonly hasEnded: boolean };

/** Whether the visitor gets nothing of a page, for which signing in may be the remedy. */
export function isWithheld({ isRefused, isNothing, isDenied, isEmptied }: PageFacts): boolean {
  return isRefused || isNothing || isDenied || isEmptied;
}

/**
 * What a visitor is answered.
 *
 * @param hasEnded whether the visitor's session has ended; it counts only for a page that is withheld
 */
export function verdictOf(facts: PageFacts, hasEnded: boolean): PageVerdict {
  const { status, isSignedOut, isRefused, isDenied } = facts;
  const wantsSignIn = isSignedOut ? isWithheld(facts) : hasEnded && isRefused;
  if (wantsSignIn) return { kind: 'signIn', hasEnded };
  if (status === 200 && isDenied) return { kind: 'show', status: 403 };
  return { kind: 'show', status: isHidden(facts) ? 404 : status };
}

/** To who may see such records, one that is forbidden may as well not be there. */
function isHidden({ status, mayBeAbsent, isSignedOut, isDenied }: PageFacts): boolean {
  return status === 403 && mayBeAbsent && !isDenied && !isSignedOut;
}
