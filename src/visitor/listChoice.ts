import { currentScope } from '../storage/scope.ts';

/** A person's choices for a list. They are stored in a cookie, so that the server renders them. */
export interface ListChoice {
  /** Columns in order; null for the default columns. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
  /** Column widths in pixels; other columns fit their content. */
  readonly widths: Readonly<Record<string, number>>;
  /** Columns that stay in sight behind the first while the table scrolls sideways. */
  readonly pinned: readonly string[];
  /** The view that the list opens with, as the query string of an address; null for the default. */
  readonly view: string | null;
}

/** The defaults. */
export const NO_CHOICE: ListChoice = {
  columns: null,
  density: 'comfortable',
  widths: {},
  pinned: [],
  view: null,
};

export type Density = 'comfortable' | 'compact';

/** What the names of lists' cookies begin with. */
export const LISTS_COOKIE = 'list.';

/** Longer cookies are ignored. */
export const LONGEST_CHOICE = 2000;

/** A choice that says whose it is: others who sign in to the same browser are not shown it. */
const OWNED = /^@([^~]*)~(.*)$/s;

/** @param scope the person's public id */
export function ownedChoice(scope: string, text: string): string {
  return `@${scope}~${text}`;
}

/**
 * What lists are to show, by the list's name, out of all cookies.
 *
 * @param scope the person's public id; null if unknown
 */
export function listChoices(
  cookies: Readonly<Partial<Record<string, string>>>,
  scope: string | null,
): Readonly<Record<string, string>> {
  const own = Object.entries(cookies).flatMap(([name, value]) => {
    if (!name.startsWith(LISTS_COOKIE) || value === undefined || value.length >= LONGEST_CHOICE)
      return [];
    const [, owner = scope, text = value] = OWNED.exec(value) ?? [];
    return owner === scope ? [[name.slice(LISTS_COOKIE.length), text] as const] : [];
  });
  return Object.fromEntries(own);
}

/** The person's choices for lists, out of the browser's cookies. */
export function browserListChoices(): Readonly<Record<string, string>> {
  const cookies = document.cookie.split('; ').flatMap((cookie) => {
    const [name, value = ''] = cookie.split('=');
    return name.startsWith(LISTS_COOKIE) ? [[name, decoded(value)] as const] : [];
  });
  return listChoices(Object.fromEntries(cookies), currentScope());
}

/** Reads a choice; of what it does not understand there is none. */
export function readListChoice(text: string | undefined): ListChoice {
  const [columns = '', density, view = '', widths = '', pinned = ''] = (text ?? '').split('~');
  return {
    columns: columns === '' ? null : namesIn(columns),
    density: density === 'compact' ? 'compact' : 'comfortable',
    widths: Object.fromEntries(namesIn(widths).flatMap(widthIn)),
    pinned: namesIn(pinned),
    view: view === '' ? null : view,
  };
}

function namesIn(text: string): string[] {
  return text.split(' ').filter((name) => name !== '');
}

function widthIn(text: string): Array<readonly [column: string, width: number]> {
  const [column, pixels] = text.split(':');
  const width = Number(pixels);
  return Number.isInteger(width) && width > 0 ? [[column, widthWithin(width)]] : [];
}

/** Limits of column widths in pixels. */
export const WIDTHS = { min: 48, max: 1200 };

/** A width that a column can have, in whole pixels. */
export function widthWithin(width: number): number {
  return Math.round(Math.min(Math.max(width, WIDTHS.min), WIDTHS.max));
}

/** What a person chose for one of the lists. */
export function listChoiceOf(
  lists: Readonly<Record<string, string>>,
  name: string | undefined,
): ListChoice {
  return readListChoice(name !== undefined && Object.hasOwn(lists, name) ? lists[name] : undefined);
}

/** A part of a cookie as it was before it was encoded; empty where it is malformed. */
export function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
