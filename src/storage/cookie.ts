const YEAR = 365 * 24 * 60 * 60;

/**
 * Keeps a choice for a year where the server reads it, so that it paints the next page with it from the
 * first byte. It goes to this app only.
 *
 * @param value as it stands in a cookie; null forgets the choice
 */
export function keepCookie(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR;
  document.cookie = `${name}=${value ?? ''}; path=/; max-age=${age}; samesite=lax`;
}
