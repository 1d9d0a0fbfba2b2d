import type { Pagination } from '../../types/listQuery.ts';
import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';

/** No way to ask for a second page; at most the number of records can be limited, as by `first` on a plain list. */
export function noPagination(listArguments: readonly ListArgument[]): Pagination {
  const limit = findListArgument(
    listArguments,
    ['limit', 'first', 'take', 'pagesize', 'perpage', 'maxresults', 'max', 'size', 'top', 'count'],
    takesNumber,
  );
  return { kind: 'none', limit: limit?.slot ?? null };
}
