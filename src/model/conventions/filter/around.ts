import { getNamedType, getNullableType, isLeafType, isListType } from 'graphql';
import type { RowShape } from '../../shapes/rowShape.ts';
import { sendableAlone } from '../../shapes/typeShapes.ts';
import type { FilterEntry } from './convention.ts';
import { operatorSpelled } from './operators.ts';

/**
 * `exists: { archivedAt: true }`, `gte: { price: 5 }`, or a list of such: an operator around the fields that it compares.
 * Each is a condition as if it were called `price_gte`; none where the object is something else.
 */
export function entriesWithin({ name, type, slot }: FilterEntry, row: RowShape): FilterEntry[] {
  if (!operatorSpelled(name) || row.leaf(name) || row.relation(name)) return [];
  const list = getNullableType(type);
  const [object, place] = isListType(list) ? [list.ofType, [...slot, '0']] : [type, slot];
  const fields = sendableAlone(object);
  const isCompared = fields.every(
    (field) =>
      isLeafType(getNamedType(field.type)) &&
      (row.leaf(field.name) !== undefined || row.relation(field.name) !== undefined),
  );
  if (!isCompared) return [];
  return fields.map((field) => ({
    slot: [...place, field.name],
    name: `${field.name}_${name}`,
    type: field.type,
    description: field.description,
  }));
}
