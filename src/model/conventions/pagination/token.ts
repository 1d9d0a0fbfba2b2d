import type { Pagination } from '../../types/listQuery.ts';
import { findListArgument, takesNumber } from '../../shapes/listArguments.ts';
import type { ListArgument } from '../../shapes/listArguments.ts';
import { isList, isWholeNumber } from '../../shapes/typeShapes.ts';
import type { Rows } from '../rows.ts';
import { findInAnswer } from './pageInfo.ts';

/** A token for the next page comes with the answer and is sent back: `nextToken`, `pageToken`, a bare `cursor`. */
export function tokenPagination(
  listArguments: readonly ListArgument[],
  rows: Rows,
): Pagination | null {
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
  const nextToken = findInAnswer(rows, [
    'nexttoken',
    'nextpagetoken',
    'continuationtoken',
    'nextcursor',
    'endcursor',
    'scrollid',
    'lastkey',
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
  return { kind: 'token', token: token.slot, limit: limit?.slot ?? null, nextToken };
}
