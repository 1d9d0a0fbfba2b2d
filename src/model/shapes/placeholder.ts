import { getNamedType, isLeafType, type GraphQLNamedType } from 'graphql';
import { isList, valueFields, type ValueField } from './typeShapes.ts';

/** Names with an underscore that say something by themselves: keys, references, numbers of records. */
const SAYING = /^_(id|key|ref|type|rev|count|all|sum|avg|min|max|eq|and|or|not)$/i;

const KINDS = new Set(['Boolean', 'String', 'ID']);

/**
 * Whether a type has nothing to show or to enter: GraphQL has no types without fields, so that schemas put one there
 * that stands for none (`_: Boolean`, `__entityId__: ID`).
 */
export function isPlaceholder(type: GraphQLNamedType): boolean {
  const fields = valueFields(type);
  if (fields.length === 0) return false;
  if (fields.every(({ name }) => name.startsWith('__'))) return true;
  return fields.length === 1 && standsForNone(fields[0]);
}

function standsForNone({ name, type }: ValueField): boolean {
  const named = getNamedType(type);
  const isBare = isLeafType(named) && KINDS.has(named.name) && !isList(type);
  return isBare && name.startsWith('_') && !SAYING.test(name);
}
