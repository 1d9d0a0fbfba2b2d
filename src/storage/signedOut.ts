/** The cookie in which the server names people who have signed out here, until the browser has cleared up after them. */
export const SIGNED_OUT_COOKIE = 'frontage-signed-out';

/** The names of people who have signed out here, as `currentScope` has them. */
export function signedOutScopes(cookies: string): string[] {
  const [, value] = new RegExp(`(?:^|; )${SIGNED_OUT_COOKIE}=([\\w.-]+)`).exec(cookies) ?? [];
  return value === undefined ? [] : value.split('.');
}
