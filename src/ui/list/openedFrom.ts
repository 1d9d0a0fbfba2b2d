import { withoutBasePath } from '../../address/basePath.ts';
import { quickStorage } from '../../storage/quickStorage.ts';
import { isCount, type RecordSequence } from './recordSequence.ts';

const storage = quickStorage({
  name: 'recordSequence',
  isOfTab: true,
  days: 7,
  endsAtSignOut: true,
});

/** The stored sequence of this tab as text; null if there is none. */
export function storedSequence(): string | null {
  return storage.read();
}

/** Stores a sequence for this tab. */
export function storeSequence(sequence: RecordSequence): void {
  storage.keep(JSON.stringify(sequence));
}

/** The page of the list that an element is on. @param count how many rows it has */
export function pageAround(element: Element, count: number) {
  const list = withoutBasePath(location.pathname) + location.search;
  const around = pagesAround(element.closest(LIST) ?? document);
  // A page that none comes before needs no count.
  const counted = around.previousPage ? rowsBefore(list, count) : undefined;
  return { list, ...around, before: around.before ?? counted };
}

/** Which rows a page of a list has, counted from where a person has turned to it: cursors do not say. */
interface PageCount {
  /** How many rows come before it. */
  readonly before?: number;
  /** How many come before the page behind it. */
  readonly end?: number;
}

const counts = quickStorage({ name: 'pageCount', isOfTab: true, days: 7, endsAtSignOut: true });

/** Keeps which rows a page has, by its address. An address that is opened by itself has none in its tab. */
export function keepCount(list: string, count: PageCount): void {
  counts.keep(JSON.stringify(count), list);
}

/** How many rows come before a page, where they were counted. @param count how many rows it has itself */
function rowsBefore(list: string, count: number): number | undefined {
  const { before, end }: Partial<Record<keyof PageCount, unknown>> = Object(counts.readJson(list));
  const first = before ?? Number(end) - count;
  return isCount(first) ? first : undefined;
}

/**
 * Counts the page that a link of a pager leads to from the one that it is on.
 *
 * @param href its address
 * @param count how many rows the page has that is left
 */
export function countTurn(link: Element, href: string, rel: 'prev' | 'next', count: number): void {
  const { before } = pageAround(link, count);
  if (before !== undefined)
    keepCount(href, rel === 'next' ? { before: before + count } : { end: before });
}

/** What has a list to itself: a lane of a board, a record with its tabs, or the page. */
const LIST = '[data-place], article, main';

/** What an element with a list says of its adjacent pages and of its size: its pager's links, and the number it shows. */
export function pagesAround(list: ParentNode): Omit<RecordSequence, 'list' | 'hrefs' | 'opened'> {
  const linked = (rel: string) => hrefOf(list.querySelector(`a[rel="${rel}"]`));
  const { first } = list.querySelector<HTMLElement>('[data-first]')?.dataset ?? {};
  const { total } = list.querySelector<HTMLElement>('[data-total]')?.dataset ?? {};
  return {
    previousPage: linked('prev'),
    nextPage: linked('next'),
    before: first ? Number(first) - 1 : undefined,
    total: total ? Number(total) : undefined,
    hasMore: list.querySelector('[data-more]') ? true : undefined,
  };
}

/** The path of the app that a link leads to. */
export function hrefOf(link: Element | null): string | null {
  const href = link?.getAttribute('href');
  return href ? withoutBasePath(href) : null;
}
