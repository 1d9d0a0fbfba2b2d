import { isDeepStrictEqual } from 'node:util';
import { failuresOf, type ProbeResponse, type Question } from './question.ts';
import {
  keySelections,
  pageField,
  rowsIn,
  totalField,
  totalIn,
  type ProbedList,
} from './listQuestion.ts';

/** Rows on a page: pages of one row differ even where there are only two. */
const SIZE = 1;

/**
 * Asks which page is the first one of a list whose pages have numbers: the rows of page 0 and page 1, and the total.
 *
 * @param then what to ask where no page can be asked for without its number
 * @returns null where the list has no such pages, or no values that differ between its rows
 */
export function askFirstPage(
  probed: ProbedList,
  then: (probed: ProbedList) => readonly Question[],
): Question | null {
  if (probed.list.pagination.position !== 'number') return null;
  const selections = keySelections(probed);
  if (selections.length === 0) return null;
  const zero = pageField(probed, { size: SIZE, place: 0, selections });
  const one = pageField(probed, { size: SIZE, place: 1, selections });
  const total = totalField(probed);
  if (!zero || !one) return null;
  return {
    fields: { zero, one, ...(total && { total }) },
    read(response) {
      const firstPage = readFirstPage(response, probed);
      if (firstPage === null) return { observed: {}, further: then(probed) };
      const observed = { lists: { [probed.coordinate]: { firstPage } } };
      return { observed, further: then(withFirstPage(probed, firstPage)) };
    },
  };
}

function withFirstPage(probed: ProbedList, firstPage: 0 | 1): ProbedList {
  const { list } = probed;
  return { ...probed, list: { ...list, pagination: { ...list.pagination, firstPage } } };
}

function readFirstPage(response: ProbeResponse, probed: ProbedList): 0 | 1 | null {
  if (response.data === null) return null;
  const { zero, one, total } = response.data;
  const takesSize = Object.keys(probed.list.pagination.forward.sizing).length > 0;
  return firstPageOf({
    zero: failuresOf(response, 'zero').length > 0 ? null : rowsIn(zero, probed),
    one: failuresOf(response, 'one').length > 0 ? null : rowsIn(one, probed),
    total: totalIn(total, probed),
    size: takesSize ? SIZE : null,
  });
}

/** The rows of pages 0 and 1, null where the backend refused the page. */
interface Pages {
  readonly zero: readonly unknown[] | null;
  readonly one: readonly unknown[] | null;
  readonly total: number | null;
  /** How many rows were asked for; null where nobody can say. */
  readonly size: number | null;
}

/** The page with the first rows; null where that remains open. */
export function firstPageOf({ zero, one, total, size }: Pages): 0 | 1 | null {
  const hasOne = one !== null && one.length > 0;
  if (zero === null || zero.length === 0) return hasOne ? 1 : null;
  if (!hasOne) return total === null || total <= zero.length ? 0 : null;
  // Some take page 0 for page 1, and some for all pages.
  if (isDeepStrictEqual(zero, one) || (size !== null && zero.length > size)) return 1;
  return 0;
}
