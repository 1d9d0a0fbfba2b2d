import { getNamedType } from 'graphql';
import type { RelationShape } from '../rowShape.ts';
import { isPlainLeaf, outputField, outputFields } from '../typeShapes.ts';
import { ownKey } from './identity.ts';

const RAW_KEYS = ['id', 'rowId', 'databaseId', 'uuid', 'uid', 'pk', '_id', 'code', 'key'];

/**
 * The field of a related record whose value a filter on the relation takes: its key when the types
 * agree, else a key of the operand's type beside it (`rowId: Int` beside a global `id: ID`). Null when
 * the schema does not say.
 */
export function keyOf(relation: RelationShape, operandType: string): string | null {
  const own = ownKey(relation.to);
  if (own && getNamedType(own.type).name === operandType) return own.name;
  for (const name of RAW_KEYS) {
    const field = outputField(relation.to, name);
    if (field && isPlainLeaf(field) && getNamedType(field.type).name === operandType) return name;
  }
  if (own === undefined) {
    const only = outputFields(relation.to).filter(
      (field) => isPlainLeaf(field) && getNamedType(field.type).name === operandType,
    );
    return only.length === 1 ? (only[0]?.name ?? null) : null;
  }
  const interchangeable = new Set(['ID', 'String']);
  const ownType = getNamedType(own.type).name;
  return interchangeable.has(operandType) && (interchangeable.has(ownType) || /ID$/.test(ownType))
    ? own.name
    : null;
}
