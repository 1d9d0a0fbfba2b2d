/** The path of the sign-in screen, without the base path. */
export const SIGN_IN_PATH = '/sign-in';

/** A reserved host (RFC 6761): a URL that resolves to it is a path of this app. */
const APP_ORIGIN = 'http://app.invalid';

/**
 * The path to redirect to after signing in: the requested one when it belongs to this app,
 * otherwise `/`.
 *
 * @param requested an untrusted value of the request
 */
export function safeReturnPath(requested: unknown): string {
  if (
    typeof requested !== 'string' ||
    !requested.startsWith('/') ||
    !URL.canParse(requested, APP_ORIGIN)
  )
    return '/';
  const { origin, pathname, search, hash } = new URL(requested, APP_ORIGIN);
  const path = pathname + search + hash;
  // A path that begins with `//` is a host.
  return origin === APP_ORIGIN && !path.startsWith('//') ? path : '/';
}
