import { keepCookie } from '../storage/cookie.ts';
import { LISTS_COOKIE } from './listChoice.ts';

/**
 * Whether records show fields without a value. It is stored with the choices for lists, in a cookie, so that the server
 * renders it; names of lists contain no dot.
 */
const EMPTY_FIELDS = 'record.emptyFields';

/** @param lists what was chosen for lists, as the page has it */
export function areEmptyFieldsShown(lists: Readonly<Record<string, string>>): boolean {
  return Object.hasOwn(lists, EMPTY_FIELDS) && lists[EMPTY_FIELDS] === 'shown';
}

/** Stores it for a year; folded is the default. */
export function saveEmptyFieldsShown(areShown: boolean): void {
  keepCookie(`${LISTS_COOKIE}${EMPTY_FIELDS}`, areShown ? 'shown' : null);
}
