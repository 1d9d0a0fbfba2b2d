import { getNamedType, isInputObjectType } from 'graphql';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isList } from '../../shapes/typeShapes.ts';
import { upperFirst } from '../../wording/sentence.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import type { FilterEntry } from './convention.ts';

/**
 * `address: { city: { eq: … } }`, where the record has an object `address { city }` that is no record of its own: a
 * condition for each of its values, called `addressCity`.
 */
export function partsOf(entry: FilterEntry, row: RowShape): FilterEntry[] {
  const type = getNamedType(entry.type);
  if (isList(entry.type) || !isInputObjectType(type)) return [];
  const object = row.object(entry.name);
  if (!object) return [];
  const leaves = new Set(object.leaves.map(({ name }) => sameName(name)));
  return inputFields(type)
    .filter(({ name }) => leaves.has(sameName(name)))
    .map(({ name, type: own, description }) => ({
      slot: [...entry.slot, name],
      name: partName(object.field.name, name, row),
      type: own,
      description,
    }));
}

/** `addressCity` for the city of an address; `firstName` for that of a name, which says so itself. */
function partName(object: string, part: string, row: RowShape): string {
  const words = splitWords(part);
  const saysSo = splitWords(object).every((word) => words.includes(word));
  return saysSo && !row.leaf(part) ? part : object + upperFirst(part);
}
