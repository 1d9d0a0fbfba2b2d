import { getNamedType, isInputObjectType, isLeafType } from 'graphql';
import { moneyOfObject } from '../../fields/moneyObject.ts';
import { recordFields } from '../../shapes/envelope.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { inputFields, isComposite, isList, outputFields } from '../../shapes/typeShapes.ts';
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
  if (row.leaf(entry.name) || row.relation(entry.name)) return [];
  const held = recordFields(row.type).find(
    ({ field }) => sameName(field.name) === sameName(entry.name),
  );
  if (!held || isList(held.field.type)) return [];
  const object = getNamedType(held.field.type);
  // An amount of money is one value, and of whole units and billionths neither is compared by itself.
  if (!isComposite(object) || moneyOfObject(object, outputFields(row.type))) return [];
  const leaves = new Set(
    outputFields(object)
      .filter((field) => isLeafType(getNamedType(field.type)) && !isList(field.type))
      .map((field) => sameName(field.name)),
  );
  return inputFields(type)
    .filter(({ name }) => leaves.has(sameName(name)))
    .map(({ name, type: own, description }) => ({
      slot: [...entry.slot, name],
      name: partName(held.field.name, name, row),
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
