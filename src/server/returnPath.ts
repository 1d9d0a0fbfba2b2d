/** A host that no address has: what a path leads to from here is this app's own. */
const HERE = 'http://app.invalid';

/**
 * The path to send a visitor to after signing in: the one that was asked for where it is this
 * app's own, and otherwise the app's front page.
 *
 * @param asked what the visitor's request holds, whatever that is
 */
export function safeReturnPath(asked: unknown): string {
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, HERE)) return '/';
  const { origin, pathname, search, hash } = new URL(asked, HERE);
  const path = pathname + search + hash;
  // A path that begins with two slashes names a host.
  return origin === HERE && !path.startsWith('//') ? path : '/';
}
