import { LANGUAGE_COOKIE } from '../../locale/locale.ts';
import { keepCookie } from '../../storage/cookie.ts';

/** Remembers the language for a year, and reloads the page in it. */
export function chooseLanguage(tag: string): void {
  keepCookie(LANGUAGE_COOKIE, tag);
  location.reload();
}
