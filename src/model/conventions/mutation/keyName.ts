import { getNamedType, isEnumType, isLeafType, specifiedScalarTypes } from 'graphql';
import { sameName } from '../../wording/words.ts';
import { describesKeyOf } from './description.ts';
import { fieldCalled, keyField, type RecordFields } from './keyField.ts';
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

/** That a slot takes an entity's key. */
interface NamedKey {
  readonly naming: KeyNaming;
  /** Which of the record's fields fills it. */
  readonly field: string;
  readonly many: boolean;
}

/** Whether a slot takes the entity's key, and which of the record's fields fills it; null when it does not. */
export function nameKey(
  input: InputSlot,
  search: KeySearch,
  fields: RecordFields,
): NamedKey | null {
  const candidate = mayHoldKey(input) ? candidateOf(input, search, fields) : null;
  if (candidate === null) return null;
  const named = READINGS.reduce<NamedKey | null | undefined>(
    (known, read) => (known === undefined ? read(candidate) : known),
    undefined,
  );
  // Records of which the schema shows no id are known by their names, and their ids stay unknown.
  const isUnknown = named?.field === 'name' && isKeyNamed(input.words);
  return isUnknown ? null : (named ?? null);
}

/** A slot that may take an entity's key, and what its name says. */
interface KeyCandidate {
  readonly input: InputSlot;
  readonly search: KeySearch;
  readonly fields: RecordFields;
  readonly many: boolean;
  /** The name without `by`, in one word. */
  readonly joined: string;
  /** The words before those for a key: `order` of `orderId`. */
  readonly bare: readonly string[];
  /** Whether the slot is inside an input of the entity. */
  readonly isWithin: boolean;
  /** The fields of the entity's identity. */
  readonly identity: readonly string[];
}

/** Null where the slot is about another entity. */
function candidateOf(
  input: InputSlot,
  search: KeySearch,
  fields: RecordFields,
): KeyCandidate | null {
  const { entity, entities } = search;
  const referred = referredEntity(input, search);
  const holder = referred ?? enclosingEntity(input, entities);
  if (referred === null || (holder !== null && holder !== entity)) return null;
  const words = input.words[0] === 'by' ? input.words.slice(1) : input.words;
  return {
    ...{ input, search, fields },
    many: isList(input.type) || input.inList,
    joined: words.join(''),
    bare: withoutKey(input.words),
    isWithin: holder === entity,
    identity: entity.resource?.identity?.fields ?? [],
  };
}

/** @returns what a name means; null for no key of the entity, undefined where it says nothing of that */
type Reading = (candidate: KeyCandidate) => NamedKey | null | undefined;

/** In the order in which they count. */
const READINGS: readonly Reading[] = [
  readType,
  readPlainWithin,
  readIdentity,
  readPartOfIdentity,
  readEntityName,
  readPlain,
  readUnique,
];

/** `id: ProjectID`: a scalar for the keys of one type. */
function readType(candidate: KeyCandidate): NamedKey | null | undefined {
  const { input, search, joined, bare } = candidate;
  const { entity } = search;
  const { name } = getNamedType(input.type);
  const typed = BUILT_IN.has(name) ? null : typedBy(name, search);
  if (typed === null) return undefined;
  const isOwn = typed.type === entity.type || entity.resource?.concrete.includes(typed.type);
  const isNamed = isPlain(joined, true) || entityCalled(bare, search) === entity;
  return isOwn && isNamed ? keyOf(candidate, 'named', 'id') : null;
}

/** `order: { id }`. */
function readPlainWithin(candidate: KeyCandidate): NamedKey | undefined {
  const { input, joined, isWithin } = candidate;
  return isWithin && PLAIN.has(joined) ? keyOf(candidate, 'named', input.name) : undefined;
}

/** `sku`, where a record is known by its `sku`. */
function readIdentity(candidate: KeyCandidate): NamedKey | undefined {
  const { input, search, joined, bare, identity } = candidate;
  if (!search.about || !identity.includes(input.name) || PLAIN.has(joined)) return undefined;
  const isNamed = search.entities.named(bare) === search.entity;
  return keyOf(candidate, isNamed ? 'named' : 'plain', input.name);
}

/** `orderId` of a line that is known by its `order { id }` and its own `sku`; `lineSku` is the latter. */
function readPartOfIdentity({
  search: { about, entity },
  joined,
  many,
  identity,
}: KeyCandidate): NamedKey | undefined {
  if (!about || identity.length < 2) return undefined;
  const field = identity.find(
    (part) =>
      (part.includes('.') && sameName(part) === joined) ||
      [...entity.words, sameName(part)].join('') === joined,
  );
  return field === undefined ? undefined : { naming: 'plain', many, field };
}

/** `orderId`, and an `order` of the type `ID`. */
function readEntityName(candidate: KeyCandidate): NamedKey | undefined {
  const { input, search, fields, bare, identity } = candidate;
  const ending = bare.length < input.words.length;
  if (bare.length === 0 || (!ending && getNamedType(input.type).name !== 'ID')) return undefined;
  if (entityCalled(subjectOfTwo(bare, search.slots), search) !== search.entity) return undefined;
  const part = identity.length > 1 && identity.includes(input.name) ? input.name : null;
  return keyOf(candidate, 'named', part ?? (ending ? fieldCalled(input.words, fields) : null));
}

/** `id`. */
function readPlain(candidate: KeyCandidate): NamedKey | null | undefined {
  const { input, search, joined, bare, many } = candidate;
  const { entity, entities, about } = search;
  if (!isPlain(joined, many)) return undefined;
  // `entityId`, `documentIds`: of a schema with an Entity or a Document it is the key of one.
  const other = bare.length > 0 ? entities.named(bare) : null;
  if (other?.resource && other !== entity) return null;
  const described = describesKeyOf(input.description, entity, entities);
  if (described === true && !about) return keyOf(candidate, 'named', input.name);
  return about && (described !== false || search.given)
    ? keyOf(candidate, 'plain', input.name)
    : null;
}

/** `slug`: a field with unique values by its name. */
function readUnique({ input, search, fields, joined, many }: KeyCandidate): NamedKey | undefined {
  if (!search.about || many || fields === null || !(input.name in fields)) return undefined;
  return isNatural(input, joined, search) && isLeafType(getNamedType(fields[input.name]?.type))
    ? { naming: 'natural', field: input.name, many }
    : undefined;
}

function keyOf(
  { input, search, fields, many }: KeyCandidate,
  naming: KeyNaming,
  preferred: string | null,
): NamedKey {
  const type = getNamedType(input.type).name;
  return { naming, many, field: keyField(search.entity, fields, preferred, type) };
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
