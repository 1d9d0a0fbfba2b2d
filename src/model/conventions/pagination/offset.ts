import type { Pagination } from '../../listQuery.ts';
import { findKnob, takesNumber } from '../../shapes/knobs.ts';
import type { Knob } from '../../shapes/knobs.ts';
import type { Rows } from '../rows.ts';
import { findHasNextPage } from './pageInfo.ts';

/** How many records and how many to leave out before them: `limit/offset`, `take/skip`, `first/skip`, `limit/start`. */
export function offsetPagination(knobs: readonly Knob[], rows: Rows): Pagination | null {
  const limit = findKnob(
    knobs,
    [
      'limit',
      'take',
      'first',
      'max',
      'maxresults',
      'pagesize',
      'perpage',
      'size',
      'count',
      'top',
      'rows',
      'num',
    ],
    takesNumber,
  );
  const offset = findKnob(
    knobs,
    ['offset', 'skip', 'start', 'from', 'startindex', 'startat', 'after'],
    takesNumber,
  );
  if (!limit || !offset) return null;
  return {
    kind: 'offset',
    limit: limit.slot,
    offset: offset.slot,
    hasNextPage: findHasNextPage(rows),
  };
}
