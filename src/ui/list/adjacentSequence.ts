import { withBasePath } from '../../address/basePath.ts';
import { hrefOf, keepCount, pagesAround } from './openedFrom.ts';
import { parseSequence, placeIn, type RecordSequence } from './recordSequence.ts';

/**
 * The sequence of another page of the list, read from the links of its server-rendered HTML, with its first or
 * last record opened; null if the page has no records.
 *
 * @param from the end of the page to open
 * @param left the adjacent page that it is opened from
 */
export function sequenceOfPage(
  page: ParentNode,
  list: string,
  from: 'start' | 'end',
  left?: RecordSequence,
): RecordSequence | null {
  const links = [...page.querySelectorAll('main tbody th[scope="row"] > a')];
  const hrefs = links.flatMap((link) => hrefOf(link) ?? []);
  const first = from === 'start' ? hrefs[0] : hrefs[hrefs.length - 1];
  const around = pagesAround(page.querySelector('main') ?? page);
  const sequence = {
    list,
    hrefs,
    ...around,
    // Pages of cursors are not numbered, and a count may come after its page.
    before: around.before ?? (left && placeBeside(left, from, hrefs.length)),
    total: around.total ?? left?.total,
    opened: [first],
  };
  return first === undefined ? null : parseSequence(JSON.stringify(sequence));
}

/** How many records come before a page, by the one that it is opened from. */
function placeBeside(left: RecordSequence, from: 'start' | 'end', count: number) {
  const place = placeIn(left, 0)?.place;
  return place && place - 1 + (from === 'start' ? left.hrefs.length : -count);
}

/** Fetches a page of the list, reads its sequence, and keeps its count for the list. @throws the error of `fetch` */
export async function fetchSequence(
  list: string,
  from: 'start' | 'end',
  left?: RecordSequence,
): Promise<RecordSequence | null> {
  const response = await fetch(withBasePath(list), { headers: { accept: 'text/html' } });
  if (!response.ok) return null;
  // The nonce of its styles is not that of this page, whose policy holds for what is parsed here, too.
  const html = (await response.text()).replaceAll(/<style\b.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const sequence = sequenceOfPage(page, list, from, left);
  if (sequence?.before !== undefined) keepCount(list, { before: sequence.before });
  return sequence;
}
