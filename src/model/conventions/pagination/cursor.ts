import type { Pagination } from '../../types/listQuery.ts';
import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { isList, isWholeNumber, printNullable } from '../../shapes/typeShapes.ts';
import type { Rows } from '../rows.ts';
import { findHasNextPage, findInAnswer } from './pageInfo.ts';

/**
 * `first` and `after` with a `pageInfo` that has an end cursor and tells whether more follows, as in the
 * GraphQL Cursor Connections Specification; backward paging when `last` and `before` are there too.
 */
export function cursorPagination(
  listArguments: readonly ListArgument[],
  rows: Rows,
): Pagination | null {
  const first = findListArgument(
    listArguments,
    ['first', 'limit', 'take', 'pagesize', 'count'],
    takesNumber,
  );
  const after = findListArgument(
    listArguments,
    ['after', 'cursor', 'aftercursor', 'startingafter'],
    takesCursor,
  );
  const endCursor = findInAnswer(rows, ['endcursor', 'nextcursor']);
  const hasNextPage = findHasNextPage(rows);
  if (!first || !after || !endCursor || !hasNextPage) return null;

  const last = findListArgument(listArguments, ['last'], takesNumber);
  const before = findListArgument(listArguments, ['before'], takesCursor);
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

function takesCursor(argument: ListArgument): boolean {
  return !isList(argument.type) && !isWholeNumber(argument.type);
}
