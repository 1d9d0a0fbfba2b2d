import { keepCookie } from '../storage/cookie.ts';
import { LISTS_COOKIE } from './listChoice.ts';

/**
 * Which groups of the navigation are expanded. It is stored with the choices for lists, in a cookie, so
 * that the server renders it; names of lists contain no dot.
 */
function choiceOf(group: string): string {
  return `navigation.${group}`;
}

/** @param lists what was chosen for lists, as the page has it */
export function isGroupExpanded(lists: Readonly<Record<string, string>>, group: string): boolean {
  const name = choiceOf(group);
  return Object.hasOwn(lists, name) && lists[name] === 'open';
}

/** Stores it for a year; collapsed is the default. */
export function saveGroupExpanded(group: string, isOpen: boolean): void {
  keepCookie(`${LISTS_COOKIE}${choiceOf(group)}`, isOpen ? 'open' : null);
}
