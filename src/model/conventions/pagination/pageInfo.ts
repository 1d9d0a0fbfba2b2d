import type { GraphQLNamedType } from 'graphql';
import { getNamedType } from 'graphql';
import type { Path, Way } from '../../types/variables.ts';
import { isPlainLeaf, outputFields, singleComposite } from '../../shapes/typeShapes.ts';
import type { OutputField } from '../../shapes/typeShapes.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import type { Rows } from '../rows.ts';

const INFO_WORDS = new Set(
  'info meta metadata page paging pagination paginator pageinfo cursor cursors'.split(' '),
);

/**
 * Finds a leaf of the response by its name, in the wrapper itself or in the objects that describe the page
 * (`pageInfo`, `meta.pagination`); null when there is none.
 *
 * @param names spelled without case or separators, likeliest first.
 * @returns path from the list's field.
 */
export function findInResponse(
  rows: Rows,
  names: readonly string[],
  isMeant: IsMeant = () => true,
): Way | null {
  if (rows.wrapper === null) return null;
  for (const name of names) {
    const path = findLeaf(rows.wrapper, name, 2, isMeant);
    if (path) return [...rows.wrapperPath, ...path];
  }
  return null;
}

/** Whether a leaf of such a name is the one that is looked for. @param siblings the fields of its object */
type IsMeant = (leaf: OutputField, siblings: readonly OutputField[]) => boolean;

function findLeaf(
  type: GraphQLNamedType,
  name: string,
  depth: number,
  isMeant: IsMeant,
): Path | null {
  const fields = outputFields(type);
  const leaf = fields.find(
    (field) => isPlainLeaf(field) && sameName(field.name) === name && isMeant(field, fields),
  );
  if (leaf) return [leaf.name];
  if (depth === 0) return null;
  for (const field of fields) {
    const inner = singleComposite(field);
    if (inner === null || !splitWords(field.name).some((word) => INFO_WORDS.has(word))) continue;
    const path = findLeaf(getNamedType(inner), name, depth - 1, isMeant);
    if (path) return [field.name, ...path];
  }
  return null;
}

/** Path to the Boolean that says whether more records follow, or null. */
export function findHasNextPage(rows: Rows): Way | null {
  return findInResponse(rows, [
    'hasnextpage',
    'hasnext',
    'hasmore',
    'hasmorepages',
    'hasmoreitems',
    'nextpageexists',
  ]);
}
