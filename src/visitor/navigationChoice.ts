import { keepCookie } from '../storage/cookie.ts';
import { LISTS_COOKIE } from './listChoice.ts';

/**
 * Whether the navigation shows its secondary resources. It is stored with the choices for lists, in a
 * cookie, so that the server renders it; names of lists contain no dot.
 */
const NAME = 'navigation.more';

/** @param lists what was chosen for lists, as the page has it */
export function isNavigationExpanded(lists: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(lists, NAME) && lists[NAME] === 'open';
}

/** Stores it for a year; collapsed is the default. */
export function saveNavigationExpanded(isOpen: boolean): void {
  keepCookie(`${LISTS_COOKIE}${NAME}`, isOpen ? 'open' : null);
}
