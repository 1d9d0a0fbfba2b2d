import { getNamedType, GraphQLFloat } from 'graphql';
import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { isList, isPlainLeaf, isWholeNumber, outputField } from '../../shapes/typeShapes.ts';
import { aroundRows } from '../../shapes/steps.ts';
import type { Way } from '../../types/variables.ts';
import type { Rows } from '../rows.ts';
import { pageRequest, present } from './convention.ts';
import type { PaginationConvention } from './convention.ts';
import { findHasNextPage, findInResponse } from './pageInfo.ts';

/**
 * `first` and `after` with a `pageInfo` that has whether there is a next page, as in the GraphQL Cursor Connections
 * Specification, and an end cursor there or the cursors of edges; backward paging when `last` and `before` are there too.
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
      ['after', 'cursor', 'aftercursor', 'currentcursor', 'startingafter'],
      takesCursor,
    );
    const ofEdges = cursorOfEdges(rows);
    const endCursor = findInResponse(rows, ['endcursor', 'nextcursor', 'endkeyset']) ?? ofEdges;
    const hasNextPage = findHasNextPage(rows);
    if (!first || !after || !endCursor || !hasNextPage) return null;

    const last = findListArgument(listArguments, ['last'], takesNumber);
    const before = findListArgument(listArguments, ['before'], takesCursor);
    const backward = last && before ? pageRequest(['last', last], ['before', before]) : null;
    return {
      position: 'cursor',
      forward: pageRequest(['first', first], ['after', after]),
      backward,
      pageInfo: present({
        endCursor,
        hasNextPage,
        startCursor:
          findInResponse(rows, ['startcursor', 'previouscursor', 'prevcursor']) ??
          (backward ? ofEdges : null),
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

/** `edges { cursor }`: of the first of them and of the last, where the page itself does not say it. */
function cursorOfEdges({ edge, path }: Rows): Way | null {
  const cursor = edge && outputField(edge, 'cursor');
  return cursor && isPlainLeaf(cursor) ? [...aroundRows(path).around, cursor.name] : null;
}

/** A number is no opaque cursor. */
function takesCursor({ type }: ListArgument): boolean {
  return !isList(type) && !isWholeNumber(type) && getNamedType(type) !== GraphQLFloat;
}
