import type { Pagination } from '../../listQuery.ts';
import { findKnob, takesNumber } from '../../shapes/knobs.ts';
import type { Knob } from '../../shapes/knobs.ts';
import { isList, isWholeNumber } from '../../shapes/typeShapes.ts';
import type { Rows } from '../rows.ts';
import { findInAnswer } from './pageInfo.ts';

/** A token for the next page comes with the answer and is sent back: `nextToken`, `pageToken`, a bare `cursor`. */
export function tokenPagination(knobs: readonly Knob[], rows: Rows): Pagination | null {
  const token = findKnob(
    knobs,
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
    (knob) => !isList(knob.type) && !isWholeNumber(knob.type),
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
  const limit = findKnob(
    knobs,
    ['limit', 'first', 'pagesize', 'take', 'maxresults', 'size', 'count', 'perpage'],
    takesNumber,
  );
  return { kind: 'token', token: token.slot, limit: limit?.slot ?? null, nextToken };
}
