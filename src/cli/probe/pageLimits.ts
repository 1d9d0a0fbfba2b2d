import type { ListObservation } from '../../model/observations.ts';
import { countRows, keySelections, pageField, rowsIn, type ProbedList } from './listQuestion.ts';
import { NOTHING, type Finding } from './question.ts';

/** Totals that stop counting do so at a round number. */
const ROUND = 1000;

/**
 * Compares a list's total with its rows. Where a page has fewer rows than it was asked for although the total is
 * greater, either pages end there or the total is wrong, which the row after them shows; so does the row after a
 * suspiciously round total.
 *
 * @param asked how many rows the first page was asked for
 * @param rows how many it had
 */
export function askPagesAfter(
  probed: ProbedList,
  { asked, rows, total }: { asked: number; rows: number; total: number | null },
): Finding {
  if (total === null || !isSized(probed)) return NOTHING;
  const isWhole = rows < asked;
  if (isWhole && rows === total) return observed(probed, { total: 'exact' });
  if (isWhole && rows > total) return observed(probed, { total: 'estimate' });
  if (isWhole)
    return askRowAt(probed, rows, (hasRow) =>
      hasRow ? { largestPage: rows, total: 'exact' } : { total: 'estimate' },
    );
  if (total < rows) return observed(probed, { total: 'estimate' });
  if (total % ROUND !== 0) return NOTHING;
  return askRowAt(probed, total, (hasRow) => ({ total: hasRow ? 'capped' : 'exact' }));
}

function isSized({ list }: ProbedList): boolean {
  return Object.keys(list.pagination.forward.sizing).length > 0;
}

/** Whether there is a row after so many others. */
function askRowAt(
  probed: ProbedList,
  before: number,
  decide: (hasRow: boolean) => ListObservation,
): Finding {
  // Pages of a number have to be observed first, and a cursor leads to the next page alone.
  if (probed.list.pagination.position !== 'offset' || before === 0) return NOTHING;
  const row = pageField(probed, { size: 1, place: before, selections: keySelections(probed) });
  if (!row) return NOTHING;
  return {
    observed: {},
    further: [
      {
        fields: { row },
        read: ({ data, failures }) => {
          if (!data || failures.length > 0 || !rowsIn(data.row, probed)) return NOTHING;
          return observed(probed, decide(countRows(data.row, probed) > 0));
        },
      },
    ],
  };
}

function observed({ coordinate }: ProbedList, observation: ListObservation): Finding {
  return { observed: { lists: { [coordinate]: observation } } };
}
