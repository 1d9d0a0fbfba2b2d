import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import { isList, isWholeNumber } from '../../shapes/typeShapes.ts';
import { pageRequest } from './convention.ts';
import type { PaginationConvention } from './convention.ts';
import { findInResponse } from './pageInfo.ts';

/** A token for the next page comes with the response and is sent back: `nextToken`, `pageToken`, a bare `cursor`. */
export const tokenPagination: PaginationConvention = {
  kind: 'token',
  read(listArguments, rows) {
    const token = findListArgument(
      listArguments,
      [
        'nexttoken',
        'pagetoken',
        'continuationtoken',
        'scrollid',
        'startkey',
        'exclusivestartkey',
        'cursor',
        'after',
        'next',
      ],
      (argument) => !isList(argument.type) && !isWholeNumber(argument.type),
    );
    const nextToken = findInResponse(rows, [
      'nexttoken',
      'nextpagetoken',
      'continuationtoken',
      'nextcursor',
      'endcursor',
      'scrollid',
      'lastkey',
      'endkeyset',
      'nextkeyset',
      'lastkeyset',
      'lastevaluatedkey',
      'cursor',
      'next',
      'after',
    ]);
    if (!token || !nextToken) return null;
    const limit = findListArgument(
      listArguments,
      ['limit', 'first', 'pagesize', 'take', 'maxresults', 'size', 'count', 'perpage'],
      takesNumber,
    );
    return {
      position: 'cursor',
      forward: pageRequest(['limit', limit], ['token', token]),
      pageInfo: { endCursor: nextToken },
    };
  },
};
