import { keepCookie } from '../storage/cookie.ts';
import { LISTS_COOKIE } from './listChoice.ts';

/**
 * What people choose for the pages of records. It is stored with the choices for lists, in cookies, so that the server
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

/** A section of the records of a resource. */
interface SectionOfRecords {
  /** The slug of the resource. */
  readonly slug: string;
  /** As the team wrote it. */
  readonly title: string;
}

function folded({ slug, title }: SectionOfRecords): string {
  return `record.${slug}.${encodeURIComponent(title)}`;
}

/** @param lists what was chosen for lists, as the page has it */
export function isSectionOpen(
  lists: Readonly<Record<string, string>>,
  section: SectionOfRecords,
): boolean {
  const name = folded(section);
  return !(Object.hasOwn(lists, name) && lists[name] === 'folded');
}

/** Stores it for a year; open is the default. */
export function saveSectionOpen(section: SectionOfRecords, isOpen: boolean): void {
  keepCookie(`${LISTS_COOKIE}${folded(section)}`, isOpen ? null : 'folded');
}
