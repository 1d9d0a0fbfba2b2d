import type { Screen, ScreenRow } from '../../browser/families/screen.ts';

type Read = (path: string) => Promise<Screen | null>;
type Complain = (screen: string, what: string) => void;

/**
 * Searches for a word of the first row's title, which has to be found again.
 *
 * @param path the list's own
 */
export async function checkSearch(
  list: Screen,
  path: string,
  read: Read,
  complain: Complain,
): Promise<void> {
  const [first] = list.rows;
  const word = first && longestWord(first.title);
  if (!word) return;
  const address = `${path}?${new URLSearchParams({ q: word })}`;
  const found = await read(address);
  if (found && !found.rows.some(({ href }) => href === first.href))
    complain(address, `does not find “${first.title}”, whose word it searches for`);
}

/** A title made of a key alone, “Order #1a2b”, or of two other records, “Dune – Fiction”, is not what a list is searched for. */
function longestWord(title: string): string | null {
  if (title.includes('#') || title.includes(' – ')) return null;
  const words = title.match(/[\p{L}\d]{3,}/gu) ?? [];
  return words.toSorted((one, other) => other.length - one.length)[0] ?? null;
}

/** Sorts by each column, both ways: different values have to come in another order. */
export async function checkOrders(list: Screen, read: Read, complain: Complain): Promise<void> {
  for (const [index, { label, href }] of list.columns.entries()) {
    const sorted = href ? await read(href) : null;
    const back = sorted?.columns.find((column) => column.label === label)?.href;
    if (!href || !sorted || !back) continue;
    if (sorted.rows.length === 0 && list.rows.length > 0) {
      complain(href, 'sorting takes the rows away');
      continue;
    }
    const reversed = await read(back);
    if (!reversed) continue;
    const values = sorted.rows.map((row) => valueAt(row, index));
    const isOrdered = inOrder(values) && inOrder(reversed.rows.map((row) => valueAt(row, index)));
    if (!isOrdered) complain(href, `rows are not in the order of “${label}”`);
    if (new Set(values).size > 1 && isSame(sorted, reversed))
      complain(href, `sorting by “${label}” downwards gives the same rows as upwards`);
  }
}

/** The first column is the title's. */
function valueAt({ title, cells }: ScreenRow, column: number): string {
  return (column === 0 ? title : cells[column - 1]) ?? '';
}

function isSame(one: Screen, other: Screen): boolean {
  const addresses = ({ rows }: Screen) => rows.map(({ href, title }) => href ?? title).join('\n');
  return addresses(one) === addresses(other);
}

/** Whole and decimal numbers as English writes them; how backends order texts is their own matter. */
const NUMBER = /^-?(\d{1,3}(,\d{3})*|\d+)(\.\d+)?$/;

/** Whether numbers rise all the way or fall all the way; true for anything else. */
function inOrder(values: readonly string[]): boolean {
  const known = values.filter((value) => value !== '—' && value !== '');
  if (!known.every((value) => NUMBER.test(value))) return true;
  const numbers = known.map((value) => Number(value.replaceAll(',', '')));
  const steps = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
  return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
}

/** Lists are not paged through further than this. */
const MOST_PAGES = 12;

/**
 * Pages through to the end, which has to show as many rows as the list says that there are, each once.
 *
 * @returns the second page; null where there is none
 */
export async function checkPages(
  list: Screen,
  path: string,
  read: Read,
  complain: Complain,
): Promise<Screen | null> {
  const pages = [list];
  for (let page = list; page.next && pages.length < MOST_PAGES;) {
    const next = await read(page.next);
    if (!next) return pages[1] ?? null;
    if (next.rows.length === 0) complain(page.next, 'the next page is empty');
    pages.push(next);
    page = next;
  }
  const rows = pages.flatMap((page) => page.rows);
  // A row without a page of its own leads to that of another record, and so may others.
  const isOwn = (href: string) => href.startsWith(`${path.replace(/\?.*/, '')}/`);
  const addresses = rows.flatMap(({ href }) => (href && isOwn(href) ? [href] : []));
  const repeated = addresses.length - new Set(addresses).size;
  if (repeated > 0) complain(path, `its pages repeat ${repeated} rows`);
  const total = countOf(list);
  const isWhole = pages.at(-1)?.next === null;
  if (isWhole && total !== null && total !== rows.length)
    complain(path, `its pages have ${rows.length} rows of ${total}`);
  return pages[1] ?? null;
}

function countOf({ total }: Screen): number | null {
  return total === null ? null : Number(total.replaceAll(',', ''));
}

/** Opens each row of a page by its link. */
export async function checkLinks({ rows }: Screen, read: Read, complain: Complain): Promise<void> {
  for (const { href, title } of rows) {
    const record = href ? await read(href) : null;
    if (record && record.heading === '') complain(href ?? '', `“${title}” leads to an empty page`);
  }
}

/** Takes each choice that the list's filters offer: none may give more than there is without it. */
export async function checkChoices(
  list: Screen,
  path: string,
  read: Read,
  complain: Complain,
): Promise<void> {
  for (const [label, href] of Object.entries(list.choices)) {
    const chosen = href.startsWith(path) ? await read(href) : null;
    if (!chosen) continue;
    const [all, some] = [list.total, chosen.total].map((total) =>
      Number(total?.replaceAll(',', '')),
    );
    if (all !== undefined && some !== undefined && some > all)
      complain(href, `“${label}” gives ${some} of ${all} rows`);
  }
}
