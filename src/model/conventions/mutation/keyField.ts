import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  type GraphQLFieldMap,
  type GraphQLSchema,
} from 'graphql';
import { sameName } from '../../wording/words.ts';
import type { Entity } from './entity.ts';

/** The fields of a record's type; null where it has none of its own, as a union. */
export type RecordFields = GraphQLFieldMap<unknown, unknown> | null;

/** The fields of an entity's type. */
export function fieldsOf(schema: GraphQLSchema, entity: Entity): RecordFields {
  const type = schema.getType(entity.type);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : null;
}

/** The field with the name that a slot ends in: `entityId` for `cartEntityId`, `id` for `cartId`. */
export function fieldCalled(words: readonly string[], fields: RecordFields): string | null {
  const names = words.slice(1).map((_, index) => words.slice(index + 1).join(''));
  const all = Object.keys(fields ?? {});
  return names.flatMap((name) => all.find((field) => sameName(field) === name) ?? [])[0] ?? null;
}

/** The record's field that fills a slot: the one of that name, else one of the same type, else its identity. */
export function keyField(
  entity: Entity,
  fields: RecordFields,
  preferred: string | null,
  type: string,
): string {
  const identity = entity.resource?.identity?.field ?? 'id';
  if (fields === null) return identity;
  const typeOf = (name: string) => String(getNamedType(fields[name]?.type));
  const has = (name: string) => fields[name] !== undefined && typeOf(name) === type;
  if (preferred !== null && has(preferred)) return preferred;
  // A part of a compound key is no other part, though the one is an ID and the other a String.
  const isPart = entity.resource?.identity?.fields.includes(preferred ?? '') === true;
  if (preferred !== null && isPart && isText(type) && isText(typeOf(preferred))) return preferred;
  const others = [identity, 'id', 'rowId', 'uuid', 'databaseId', 'nodeId'];
  return others.find(has) ?? identity;
}

function isText(type: string): boolean {
  return type === 'ID' || type === 'String';
}
