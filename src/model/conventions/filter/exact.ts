import { getNamedType, isLeafType, type GraphQLInputType } from 'graphql';
import type { RowShape } from '../../shapes/rowShape.ts';
import { place } from '../../shapes/slots.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { splitWords } from '../../wording/words.ts';
import type { FilterEntry, FilterReading } from './convention.ts';
import { operatorSpelled } from './operators.ts';
import { operand } from './readOperators.ts';
import { namesKey } from './relationKey.ts';

/** `status: OrderStatus`, `ids: [ID!]`: the value itself, as an argument or in an object of conditions. */
export function exactFilter(entry: FilterEntry, row: RowShape): FilterReading | null {
  if (!isValue(entry.type)) return null;
  const leaf = row.leaf(entry.name);
  const relation = row.relation(entry.name) ?? null;
  if (!leaf && !relation && comparesOtherwise(entry.name, row)) return null;
  const holdsList = leaf !== undefined && isList(leaf.type);
  // All values of a field at once are nothing that people look for.
  if (holdsList && isList(entry.type) && COMPARES_WHOLE.test(entry.description ?? '')) return null;
  const name = holdsList ? 'has' : isList(entry.type) ? 'anyOf' : 'is';
  return {
    field: leaf?.name ?? relation?.field.name ?? entry.name,
    operators: [
      { name, variables: place(entry.slot, operand(entry.type)), type: String(entry.type) },
    ],
    relation,
    byKey: namesKey(entry.name),
    operand: entry.type,
  };
}

/** A value that can be compared as a whole, by what people enter. */
export function isValue(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return isLeafType(named) && !/json|map$|object$/i.test(named.name);
}

/** `Checks for equality with the object’s tags field.` */
const COMPARES_WHOLE = /\bequal(s|ity)?\b/i;

/** `title_not_contains`, `tags_contains_all`: compares a field in a way that no known operator does. */
function comparesOtherwise(name: string, row: RowShape): boolean {
  const words = splitWords(name);
  return words.some(
    (word, start) =>
      start > 0 &&
      (word === 'not' || operatorSpelled(word) !== undefined) &&
      row.leaf(words.slice(0, start).join('_')) !== undefined,
  );
}
