import { keepCookie } from '../storage/cookie.ts';
import { decoded, LISTS_COOKIE } from './listChoice.ts';

/** Which parts of the home page a person sees, in which order. */
export interface HomeArrangement {
  /** The names of all parts that there were when the person last arranged them, in the person's order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** It is stored with the choices for lists, in a cookie, so that the server renders it; names of lists contain no dot. */
const HOME_ARRANGEMENT = 'home.arrangement';

/** What stands before the name of a hidden part: encoded names have none of it. */
const HIDDEN = ':';

/** @param lists what was chosen for lists, as the page has it */
export function homeArrangement(lists: Readonly<Record<string, string>>): HomeArrangement {
  const text = Object.hasOwn(lists, HOME_ARRANGEMENT) ? lists[HOME_ARRANGEMENT] : '';
  const entries = text.split(' ').flatMap((entry) => {
    const isHidden = entry.startsWith(HIDDEN);
    const name = decoded(isHidden ? entry.slice(HIDDEN.length) : entry);
    return name === '' ? [] : [{ name, isHidden }];
  });
  return {
    order: entries.map(({ name }) => name),
    hidden: entries.flatMap(({ name, isHidden }) => (isHidden ? [name] : [])),
  };
}

/** As `homeArrangement` reads it; empty for the arrangement that everybody begins with. */
export function homeArrangementText({ order, hidden }: HomeArrangement): string {
  return order
    .map((name) => `${hidden.includes(name) ? HIDDEN : ''}${encodeURIComponent(name)}`)
    .join(' ');
}

/** Stores it for a year; without an order it is the one that everybody begins with. */
export function saveHomeArrangement(arrangement: HomeArrangement): void {
  const text = homeArrangementText(arrangement);
  keepCookie(`${LISTS_COOKIE}${HOME_ARRANGEMENT}`, text === '' ? null : encodeURIComponent(text));
}

/**
 * Parts in a person's order. What the person has not arranged, since it came later, stays behind the part that it is
 * behind by default.
 *
 * @param parts in their order by default; each name is there once
 */
export function arranged<Part extends { readonly name: string }>(
  parts: readonly Part[],
  { order }: Pick<HomeArrangement, 'order'>,
): Part[] {
  const known = order.flatMap((wanted) => parts.find(({ name }) => name === wanted) ?? []);
  return parts.reduce<Part[]>((placed, part, index) => {
    if (placed.includes(part)) return placed;
    const before = index === 0 ? -1 : placed.indexOf(parts[index - 1]);
    return placed.toSpliced(before + 1, 0, part);
  }, known);
}
