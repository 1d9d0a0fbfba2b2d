import { COOKIE_PATH } from '../address/basePath.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Browsers leave out cookies with longer values. */
export const LONGEST_COOKIE = 3800;

/**
 * Stores a choice in a cookie of this app for a year, so that the server renders the next page with it.
 *
 * @param value encoded for a cookie; null removes it
 */
export function keepCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `${name}=${value ?? ''}; path=${COOKIE_PATH}; max-age=${age}; samesite=lax`;
}
