import type { Pagination } from '../../types/listQuery.ts';
import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import type { Rows } from '../rows.ts';
import { findHasNextPage } from './pageInfo.ts';

/** How many records and how many to leave out before them: `limit/offset`, `take/skip`, `first/skip`, `limit/start`. */
export function offsetPagination(
  listArguments: readonly ListArgument[],
  rows: Rows,
): Pagination | null {
  const limit = findListArgument(
    listArguments,
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
  const offset = findListArgument(
    listArguments,
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
