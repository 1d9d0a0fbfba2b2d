import { keepCookie } from '../storage/cookie.ts';
import { LISTS_COOKIE } from './listChoice.ts';

/**
 * Whether the navigation's further resources are to be seen, as a person left them. It is kept with what they
 * chose for lists, in a cookie, so that the server paints it so at once; no list's name has a dot.
 */
const NAME = 'navigation.more';

/** @param lists what was chosen for lists, as the page has it */
export function isNavigationExpanded(lists: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(lists, NAME) && lists[NAME] === 'open';
}

/** Remembers it for a year; closed is how it is by itself. */
export function saveNavigationExpanded(isOpen: boolean): void {
  keepCookie(`${LISTS_COOKIE}${NAME}`, isOpen ? 'open' : null);
}
