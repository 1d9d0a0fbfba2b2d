import { getNamedType } from 'graphql';
import type { RelationShape } from '../../shapes/rowShape.ts';
import { isPlainLeaf, outputField, outputFields } from '../../shapes/typeShapes.ts';
import { ownKey, usualKeys } from '../identity.ts';

const RAW_KEYS = ['id', 'rowId', 'databaseId', 'uuid', 'uid', 'pk', '_id', 'code', 'key'];

/**
 * The field of a related record that a filter on the relation compares with: its key when the types
 * agree, else a key of the operand's type beside it (`rowId: Int` beside a global `id: ID`). Null when
 * the schema does not determine it.
 *
 * @param named the condition is named after the key, so that its text is one; else it may be a name.
 */
export function keyOf(relation: RelationShape, operandType: string, named: boolean): string | null {
  const own = ownKey(relation.to);
  if (own && getNamedType(own.type).name === operandType) return own.name;
  // `author: String` beside `_id`: what is called as the relation is holds its key in the graph.
  if (own && operandType === 'String' && !named && hasRawKey(relation.to)) return own.name;
  for (const name of [...RAW_KEYS, ...usualKeys(relation.to)]) {
    const field = outputField(relation.to, name);
    if (field && isPlainLeaf(field) && getNamedType(field.type).name === operandType) return name;
  }
  if (own === undefined) {
    const only = outputFields(relation.to).filter(
      (field) => isPlainLeaf(field) && getNamedType(field.type).name === operandType,
    );
    return only.length === 1 ? (only[0]?.name ?? null) : null;
  }
  const ownType = getNamedType(own.type).name;
  const isId = ownType === 'ID' || /ID$/.test(ownType);
  // `ProjectID`: the id of a project, and of nothing else.
  const isTyped = isId && operandType === `${relation.to.name}ID`;
  return isTyped ||
    (operandType === 'ID' && (isId || ownType === 'String')) ||
    (operandType === 'String' && isId && (named || hasRawKey(relation.to)))
    ? own.name
    : null;
}

/** True for `id` beside `_id`: the former identifies the record in the graph, the latter in its table. */
function hasRawKey(type: RelationShape['to']): boolean {
  const raw = outputField(type, '_id');
  return ownKey(type)?.name === 'id' && raw !== undefined && isPlainLeaf(raw);
}

/** True for a name that ends in a word for keys: `authorId`, `label_ids`. */
export function namesKey(name: string): boolean {
  return /(Ids?|IDs?|_ids?|uuid)$|^ids?$/.test(name);
}
