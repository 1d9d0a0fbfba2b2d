/** What a person chose for a list: kept in a cookie, so that the server paints it so at once. */
export interface ListChoice {
  /** Columns in order; null for those that the list has by itself. */
  readonly columns: readonly string[] | null;
  readonly density: Density;
  /** The view with which the list is opened, as the address behind the `?`; null for the list as it is by itself. */
  readonly view: string | null;
}

export type Density = 'comfortable' | 'compact';

const COOKIE = 'list.';
const YEAR = 365 * 24 * 60 * 60;

/** Longer ones are nobody's choice. */
const LONGEST = 2000;

/** What lists are to show, by the list's name, out of all cookies. */
export function listChoices(
  cookies: Readonly<Partial<Record<string, string>>>,
): Readonly<Record<string, string>> {
  const own = Object.entries(cookies).flatMap(([name, value]) =>
    name.startsWith(COOKIE) && value !== undefined && value.length < LONGEST
      ? [[name.slice(COOKIE.length), value] as const]
      : [],
  );
  return Object.fromEntries(own);
}

/** The same in the browser. */
export function browserListChoices(): Readonly<Record<string, string>> {
  const cookies = document.cookie.split('; ').flatMap((cookie) => {
    const [name, value = ''] = cookie.split('=');
    return name.startsWith(COOKIE) ? [[name, decoded(value)] as const] : [];
  });
  return listChoices(Object.fromEntries(cookies));
}

/** Reads a choice; of what it does not understand there is none. */
export function readListChoice(text: string | undefined): ListChoice {
  const [columns = '', density, view = ''] = (text ?? '').split('~');
  return {
    columns: columns === '' ? null : columns.split(' '),
    density: density === 'compact' ? 'compact' : 'comfortable',
    view: view === '' ? null : view,
  };
}

/** What a person chose for one of the lists. */
export function keptChoice(
  lists: Readonly<Record<string, string>>,
  name: string | undefined,
): ListChoice {
  return readListChoice(name !== undefined && Object.hasOwn(lists, name) ? lists[name] : undefined);
}

/** Keeps what a person chose for a list. */
export function keepListChoice(name: string, { columns, density, view }: ListChoice): void {
  const isDefault = columns === null && density === 'comfortable' && view === null;
  // An address has no `~` of its own.
  const value = encodeURIComponent([columns?.join(' ') ?? '', density, view ?? ''].join('~'));
  document.cookie = `${COOKIE}${name}=${value}; path=/; max-age=${isDefault ? 0 : YEAR}; samesite=lax`;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
