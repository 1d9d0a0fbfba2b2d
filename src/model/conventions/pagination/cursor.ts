import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { isList, isWholeNumber } from '../../shapes/typeShapes.ts';
import { pageRequest, present } from './convention.ts';
import type { PaginationConvention } from './convention.ts';
import { findHasNextPage, findInResponse } from './pageInfo.ts';

/**
 * `first` and `after` with a `pageInfo` that has an end cursor and whether there is a next page, as in the
 * GraphQL Cursor Connections Specification; backward paging when `last` and `before` are there too.
 */
export const cursorPagination: PaginationConvention = {
  kind: 'cursor',
  read(listArguments, rows) {
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
    const endCursor = findInResponse(rows, ['endcursor', 'nextcursor', 'endkeyset']);
    const hasNextPage = findHasNextPage(rows);
    if (!first || !after || !endCursor || !hasNextPage) return null;

    const last = findListArgument(listArguments, ['last'], takesNumber);
    const before = findListArgument(listArguments, ['before'], takesCursor);
    return {
      position: 'cursor',
      forward: pageRequest(['first', first], ['after', after]),
      backward: last && before ? pageRequest(['last', last], ['before', before]) : null,
      pageInfo: present({
        endCursor,
        hasNextPage,
        startCursor: findInResponse(rows, ['startcursor', 'previouscursor', 'prevcursor']),
        hasPreviousPage: findInResponse(rows, [
          'haspreviouspage',
          'hasprevious',
          'hasprevpage',
          'hasprev',
        ]),
      }),
    };
  },
};

function takesCursor(argument: ListArgument): boolean {
  return !isList(argument.type) && !isWholeNumber(argument.type);
}
