import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  specifiedScalarTypes,
  type GraphQLFieldMap,
  type GraphQLSchema,
} from 'graphql';
import { sameName } from '../../wording/words.ts';
import { describesKeyOf } from './description.ts';
import type { Entity } from './entity.ts';
import {
  enclosingEntity,
  entityCalled,
  referredEntity,
  typedBy,
  type KeySearch,
} from './keyEntity.ts';
import { subjectOfTwo, withoutKey } from './keyWords.ts';
import { isNatural } from './naturalKey.ts';
import { isList, type InputSlot } from './slot.ts';

/** How certain it is that a slot takes the key of a certain entity. */
export type KeyNaming =
  /** Its name or type contains the entity's name: `orderId`, `id: ProjectID`. */
  | 'named'
  /** It is the key of the entity that the mutation changes: `id`. */
  | 'plain'
  /** It is a field with unique values by its name: `iid`, `slug`, `email`. */
  | 'natural';

const PLAIN = new Set([
  'id',
  'nodeid',
  'uuid',
  'urn',
  'uid',
  'gid',
  'guid',
  'pk',
  'globalid',
  'objectid',
  'entityid',
  'recordid',
  'documentid',
  'keyid',
]);
const BUILT_IN = new Set(specifiedScalarTypes.map((scalar) => scalar.name));

/** Whether a slot takes the entity's key, and which of the record's fields fills it; null when it does not. */
export function nameKey(
  input: InputSlot,
  search: KeySearch,
  fields: GraphQLFieldMap<unknown, unknown> | null,
): { naming: KeyNaming; field: string; many: boolean } | null {
  const named = keyIn(input, search, fields);
  // Records of which the schema shows no id are known by their names, and their ids stay unknown.
  const isUnknown = named?.field === 'name' && isKeyNamed(input.words);
  return isUnknown ? null : named;
}

function keyIn(
  input: InputSlot,
  search: KeySearch,
  fields: GraphQLFieldMap<unknown, unknown> | null,
): { naming: KeyNaming; field: string; many: boolean } | null {
  const { entity, about, entities } = search;
  const type = getNamedType(input.type);
  if (!mayHoldKey(input)) return null;
  const many = isList(input.type) || input.inList;
  const key = (naming: KeyNaming, preferred: string | null) => ({
    naming,
    many,
    field: keyField(entity, fields, preferred, type.name),
  });
  const referred = referredEntity(input, search);
  const holder = referred ?? enclosingEntity(input, entities);
  if (referred === null || (holder !== null && holder !== entity)) return null;
  const words = input.words[0] === 'by' ? input.words.slice(1) : input.words;
  const joined = words.join('');
  const typed = BUILT_IN.has(type.name) ? null : typedBy(type.name, search);
  if (typed !== null) {
    const isOwn = typed.type === entity.type || entity.resource?.concrete.includes(typed.type);
    const isNamed =
      isPlain(joined, true) || entityCalled(withoutKey(input.words), search) === entity;
    return isOwn && isNamed ? key('named', 'id') : null;
  }
  if (holder === entity && PLAIN.has(joined)) return key('named', input.name);
  const identity = entity.resource?.identity?.fields ?? [];
  if (about && identity.includes(input.name) && !PLAIN.has(joined)) {
    const isNamed = entities.named(withoutKey(input.words)) === entity;
    return key(isNamed ? 'named' : 'plain', input.name);
  }
  // `orderId` of a line that is known by its `order { id }` and its own `sku`; `lineSku` is the latter.
  const isPart = (part: string) =>
    (part.includes('.') && sameName(part) === joined) ||
    [...entity.words, sameName(part)].join('') === joined;
  const called = about && identity.length > 1 ? identity.find(isPart) : undefined;
  if (called !== undefined) return { naming: 'plain', many, field: called };
  const bare = withoutKey(input.words);
  const ending = bare.length < input.words.length;
  if (ending || type.name === 'ID') {
    if (bare.length > 0 && entityCalled(subjectOfTwo(bare, search.slots), search) === entity) {
      const part = identity.length > 1 && identity.includes(input.name) ? input.name : null;
      return key('named', part ?? (ending ? fieldCalled(input.words, fields) : null));
    }
  }
  if (isPlain(joined, many)) {
    // `entityId`, `documentIds`: of a schema with an Entity or a Document it is the key of one.
    const other = bare.length > 0 ? entities.named(bare) : null;
    if (other?.resource && other !== entity) return null;
    const described = describesKeyOf(input.description, entity, entities);
    if (described === true && !about) return key('named', input.name);
    return about && (described !== false || search.given) ? key('plain', input.name) : null;
  }
  if (!about || many || fields === null || !(input.name in fields)) return null;
  return isNatural(input, joined, search) && isLeafType(getNamedType(fields[input.name]?.type))
    ? { naming: 'natural', field: input.name, many }
    : null;
}

/** `id`, `ids`, `factoryId`. */
function isKeyNamed(words: readonly string[]): boolean {
  return isPlain(words.join(''), true) || withoutKey(words).length < words.length;
}

/** Whether a slot can take a key: not an enum, not a measure, not an operation on a field. */
function mayHoldKey({ slot, selects, words, type: declared }: InputSlot): boolean {
  const type = getNamedType(declared);
  // `_inc: { id }`: an operation on a field, which selects no record.
  const isDone = slot.length > 1 && !selects && slot[0].startsWith('_');
  return (
    !isDone &&
    isLeafType(type) &&
    !isEnumType(type) &&
    type.name !== 'Boolean' &&
    // Servers in JavaScript may know no other number than `Float`.
    (type.name !== 'Float' || isKeyNamed(words))
  );
}

/** True for the name of a key that says of no entity that it is its own: `id`, `pk`. */
export function isPlainKey(name: string): boolean {
  return isPlain(sameName(name), false);
}

/** Whether a name is a key's without an entity's name. @param many whether it may name several keys */
function isPlain(joined: string, many: boolean): boolean {
  return PLAIN.has(joined) || (many && PLAIN.has(joined.replace(/s$/, '')));
}

/** The field with the name that a slot ends in: `entityId` for `cartEntityId`, `id` for `cartId`. */
function fieldCalled(
  words: readonly string[],
  fields: GraphQLFieldMap<unknown, unknown> | null,
): string | null {
  const names = words.slice(1).map((_, index) => words.slice(index + 1).join(''));
  const all = Object.keys(fields ?? {});
  return names.flatMap((name) => all.find((field) => sameName(field) === name) ?? [])[0] ?? null;
}

/** The record's field that fills a slot: the one of that name, else one of the same type, else its identity. */
function keyField(
  entity: Entity,
  fields: GraphQLFieldMap<unknown, unknown> | null,
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

/** The fields of an entity's type; null for a union. */
export function fieldsOf(
  schema: GraphQLSchema,
  entity: Entity,
): GraphQLFieldMap<unknown, unknown> | null {
  const type = schema.getType(entity.type);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : null;
}
