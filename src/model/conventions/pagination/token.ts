import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { isList, isScalarInput } from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import { pageRequest, present } from './convention.ts';
import type { PaginationConvention } from './convention.ts';
import { findHasNextPage, findInResponse } from './pageInfo.ts';

/** Names of the token in a response. */
const NEXT_TOKENS = (
  'nexttoken nextpagetoken continuationtoken nextcursor endcursor scrollid lastkey endkeyset nextkeyset lastkeyset ' +
  'lastevaluatedkey cursor next after'
).split(' ');

/** `{ cursor offset limit rows }` repeats what was asked for: its cursor leads to the same page again. */
function repeatsNumber(
  token: OutputField,
  { name }: OutputField,
  listArguments: readonly ListArgument[],
): boolean {
  const isSent = listArguments.some((argument) => argument.name === token.name);
  return (
    isSent && listArguments.some((argument) => argument.name === name && takesNumber(argument))
  );
}

/**
 * A token for the next page comes with the response and is sent back: `nextToken`, `pageToken`, a bare `cursor`. It may
 * be a number, such as the key of the last row.
 */
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
      ({ type }) => !isList(type) && isScalarInput(type),
    );
    const nextToken = findInResponse(rows, NEXT_TOKENS, (leaf, siblings) =>
      siblings.every((other) => !repeatsNumber(leaf, other, listArguments)),
    );
    if (!token || !nextToken) return null;
    const limit = findListArgument(
      listArguments,
      ['limit', 'first', 'pagesize', 'take', 'maxresults', 'size', 'count', 'perpage'],
      takesNumber,
    );
    return {
      position: 'cursor',
      forward: pageRequest(['limit', limit], ['token', token]),
      pageInfo: present({ endCursor: nextToken, hasNextPage: findHasNextPage(rows) }),
    };
  },
};
