import type { Pagination } from '../../listQuery.ts';
import { findKnob, takesNumber } from '../../shapes/knobs.ts';
import type { Knob } from '../../shapes/knobs.ts';
import { isList, isWholeNumber, printNullable } from '../../shapes/typeShapes.ts';
import type { Rows } from '../rows.ts';
import { findHasNextPage, findInAnswer } from './pageInfo.ts';

/**
 * `first` and `after` with a `pageInfo` that has an end cursor and tells whether more follows, as in the
 * GraphQL Cursor Connections Specification; backward paging when `last` and `before` are there too.
 */
export function cursorPagination(knobs: readonly Knob[], rows: Rows): Pagination | null {
  const first = findKnob(knobs, ['first', 'limit', 'take', 'pagesize', 'count'], takesNumber);
  const after = findKnob(knobs, ['after', 'cursor', 'aftercursor', 'startingafter'], takesCursor);
  const endCursor = findInAnswer(rows, ['endcursor', 'nextcursor']);
  const hasNextPage = findHasNextPage(rows);
  if (!first || !after || !endCursor || !hasNextPage) return null;

  const last = findKnob(knobs, ['last'], takesNumber);
  const before = findKnob(knobs, ['before'], takesCursor);
  const backward = last && before;
  return {
    kind: 'cursor',
    first: first.slot,
    after: after.slot,
    last: backward ? last.slot : null,
    before: backward ? before.slot : null,
    cursorType: printNullable(after.type),
    pageInfo: {
      endCursor,
      hasNextPage,
      startCursor: findInAnswer(rows, ['startcursor', 'previouscursor', 'prevcursor']),
      hasPreviousPage: findInAnswer(rows, [
        'haspreviouspage',
        'hasprevious',
        'hasprevpage',
        'hasprev',
      ]),
    },
  };
}

function takesCursor(knob: Knob): boolean {
  return !isList(knob.type) && !isWholeNumber(knob.type);
}
