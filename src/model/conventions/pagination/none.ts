import type { Pagination } from '../../listQuery.ts';
import { findKnob, takesNumber } from '../../shapes/knobs.ts';
import type { Knob } from '../../shapes/knobs.ts';

/** No way to ask for a second page; at most the number of records can be limited, as by `first` on a plain list. */
export function noPagination(knobs: readonly Knob[]): Pagination {
  const limit = findKnob(
    knobs,
    ['limit', 'first', 'take', 'pagesize', 'perpage', 'maxresults', 'max', 'size', 'top', 'count'],
    takesNumber,
  );
  return { kind: 'none', limit: limit?.slot ?? null };
}
