import { keepCookie } from '../storage/cookie.ts';
import { LISTS_COOKIE } from './listChoice.ts';

/**
 * Which groups of the navigation are expanded. It is stored with the choices for lists, in a cookie, so
 * that the server renders it; names of lists contain no dot.
 */
function choiceOf(group: string): string {
  return `navigation.${group}`;
}

/**
 * @param lists what was chosen for lists, as the page has it
 * @param byDefault whether it is where the person has chosen nothing
 */
export function isGroupExpanded(
  lists: Readonly<Record<string, string>>,
  group: string,
  byDefault: boolean,
): boolean {
  const name = choiceOf(group);
  const choice = Object.hasOwn(lists, name) ? lists[name] : null;
  return byDefault ? choice !== 'closed' : choice === 'open';
}

/** Stores it for a year, where it is not as by default. */
export function saveGroupExpanded(group: string, isOpen: boolean, byDefault: boolean): void {
  const choice = isOpen ? 'open' : 'closed';
  keepCookie(`${LISTS_COOKIE}${choiceOf(group)}`, isOpen === byDefault ? null : choice);
}
