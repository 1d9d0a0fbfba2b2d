import type { GraphQLNamedType } from 'graphql';
import { getNamedType } from 'graphql';
import type { Path } from '../../types/variables.ts';
import { isPlainLeaf, outputFields, singleComposite } from '../../shapes/typeShapes.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import type { Rows } from '../rows.ts';

const INFO_WORDS = new Set(
  'info meta metadata page paging pagination paginator pageinfo cursor cursors'.split(' '),
);

/**
 * Finds a leaf of the answer by its name, in the wrapper itself or in the objects that describe the page
 * (`pageInfo`, `meta.pagination`); null when there is none.
 *
 * @param names spelled without case or separators, likeliest first.
 * @returns path from the list's field.
 */
export function findInResponse(rows: Rows, names: readonly string[]): Path | null {
  if (rows.wrapper === null) return null;
  for (const name of names) {
    const path = findLeaf(rows.wrapper, name, 2);
    if (path) return [...rows.wrapperPath, ...path];
  }
  return null;
}

function findLeaf(type: GraphQLNamedType, name: string, depth: number): Path | null {
  const leaf = outputFields(type).find(
    (field) => isPlainLeaf(field) && sameName(field.name) === name,
  );
  if (leaf) return [leaf.name];
  if (depth === 0) return null;
  for (const field of outputFields(type)) {
    const inner = singleComposite(field);
    if (inner === null || !splitWords(field.name).some((word) => INFO_WORDS.has(word))) continue;
    const path = findLeaf(getNamedType(inner), name, depth - 1);
    if (path) return [field.name, ...path];
  }
  return null;
}

/** Path to the Boolean that says whether more records follow, or null. */
export function findHasNextPage(rows: Rows): Path | null {
  return findInResponse(rows, [
    'hasnextpage',
    'hasnext',
    'hasmore',
    'hasmorepages',
    'hasmoreitems',
    'nextpageexists',
  ]);
}
