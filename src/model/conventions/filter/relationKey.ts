import { getNamedType } from 'graphql';
import type { RelationShape } from '../../shapes/rowShape.ts';
import { isPlainLeaf, outputField, outputFields } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import { ownKey, usualKeys } from '../identity.ts';

const RAW_KEYS = ['id', 'rowId', 'databaseId', 'uuid', 'uid', 'pk', '_id', 'code', 'key'];

/**
 * The field of a related record that a filter on the relation compares with: its key when the types
 * agree, else a key of the operand's type beside it (`rowId: Int` beside a global `id: ID`). Null when
 * the schema does not determine it.
 *
 * @param named the condition is named after the key, so that its text is one; else it may be a name.
 */
export function keyOf({ to }: RelationShape, operandType: string, named: boolean): string | null {
  const own = ownKey(to);
  const fitting = outputFields(to).filter(
    (field) => isPlainLeaf(field) && typeOf(field) === operandType,
  );
  const usual = [...RAW_KEYS, ...usualKeys(to)].find((key) =>
    fitting.some(({ name }) => name === key),
  );
  if (!own) return usual ?? (fitting.length === 1 ? fitting[0].name : null);
  // `author: String` beside `_id`: what is called as the relation is holds its key in the graph.
  const isInGraph = operandType === 'String' && !named && hasRawKey(to);
  if (isInGraph || typeOf(own) === operandType) return own.name;
  return usual ?? (isWrittenAs(operandType, own, to, named) ? own.name : null);
}

/** Whether an operand of another type than the key holds the key nonetheless. */
function isWrittenAs(operandType: string, key: OutputField, to: CompositeType, named: boolean) {
  const keyType = typeOf(key);
  const isId = keyType.endsWith('ID');
  if (operandType === 'ID') return isId || keyType === 'String';
  if (operandType === 'String') return isId && (named || hasRawKey(to));
  // `ProjectID`: the id of a project, and of nothing else.
  return isId && operandType === `${to.name}ID`;
}

function typeOf({ type }: OutputField): string {
  return getNamedType(type).name;
}

/** True for `id` beside `_id`: the former identifies the record in the graph, the latter in its table. */
function hasRawKey(type: CompositeType): boolean {
  const raw = outputField(type, '_id');
  return ownKey(type)?.name === 'id' && raw !== undefined && isPlainLeaf(raw);
}

/** True for a name that ends in a word for keys: `authorId`, `label_ids`. */
export function namesKey(name: string): boolean {
  return /(Ids?|IDs?|_ids?|uuid)$|^ids?$/.test(name);
}
