import {
  getNamedType,
  isEnumType,
  isInterfaceType,
  isObjectType,
  type GraphQLInputObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Slot } from '../../types/variables.ts';
import { recordFields } from '../../shapes/envelope.ts';
import { inputFields } from '../../shapes/typeShapes.ts';
import { singularKey, startsWithWords } from '../../wording/words.ts';
import { directions } from '../sort/sortReading.ts';
import type { Entity } from './entity.ts';
import { isBody, isList, isWithin, objectIn, type InputSlot } from './slot.ts';

/** Names of arguments and fields that hold a record's new values, the likeliest first. */
const CARRIERS = [
  'patch',
  'set',
  '_set',
  'data',
  'values',
  'attributes',
  'fields',
  'changes',
  'update',
  'input',
  'object',
  'objects',
  'params',
  'record',
  'payload',
  'draft',
  'body',
  'upsert',
  'create',
  'insert',
  'props',
  'properties',
];

const CARRIER = new RegExp(`(${CARRIERS.join('|')})$`, 'i');

/** The first so many of these names hold the values, regardless of the arguments beside them. */
const STRONG = 4;

/** Where a record's new values go. */
export interface ValuesReading {
  /** `[]`: each value is an argument of its own. */
  slot: Slot;
  /** Names of the values that can be given. */
  names: string[];
  /** The input objects that hold them, from the outermost. */
  types: string[];
  /** The mutation takes the values of several records, and those of one are sent. */
  several: boolean;
}

/**
 * The place for a record's values among a mutation's slots: an input object, one inside it when it only
 * wraps the values (`input: { patch }`, `input: { order }`), or the arguments themselves.
 *
 * `noun` is the noun in the mutation's name (see `singularKey`); `keys` are the slots that take keys. Null
 * when nothing is left to give.
 */
export function readValues(
  slots: readonly InputSlot[],
  noun: string,
  keys: readonly Slot[],
): ValuesReading | null {
  const top = slots.filter((input) => input.slot.length === 1 && !isSelector(input, noun));
  const objects = top.filter((input) => objectIn(input.type) !== null);
  const flat = top.filter((input) => !keys.some((key) => isWithin(key, input.slot)));
  const carrier = best(objects, noun);
  if (carrier !== null && !isKeyOnly(carrier, slots, keys)) {
    // `name, permissions, pageRules: […]`: one of several values, which happens to be an object.
    const alone = !isList(carrier.type) && flat.every((input) => objectIn(input.type) !== null);
    const one = (!isKnown(carrier, noun) && !alone) || isFurther(carrier, flat, noun);
    if (!one) return open(carrier, slots, noun, keys);
  }
  if (flat.length === 0) return null;
  return { slot: [], names: flat.map((input) => input.name), types: [], several: false };
}

/** `create(name: String!, properties: [PropertyInput!])`: a list that may be left out beside values that may not. */
function isFurther(carrier: InputSlot, flat: readonly InputSlot[], noun: string): boolean {
  const isOptionalList = isList(carrier.type) && !carrier.required;
  const isNoun = carrierRank(carrier, noun) === 0;
  return (
    isOptionalList && !isNoun && flat.some(({ required, type }) => required && !objectIn(type))
  );
}

function open(
  carrier: InputSlot,
  slots: readonly InputSlot[],
  noun: string,
  keys: readonly Slot[],
): ValuesReading {
  const type = objectIn(carrier.type);
  const several = isList(carrier.type);
  const here = several ? [...carrier.slot, '0'] : carrier.slot;
  const inner = slots.filter(
    (input) =>
      input.slot.length === here.length + 1 &&
      isWithin(input.slot, here) &&
      !isSelector(input, noun) &&
      !keys.some((key) => isWithin(key, input.slot)),
  );
  const body = carrier.slot.length === 1 ? bodyIn(here, slots) : null;
  const wrapped = carrier.slot.length === 1 ? (wraps(inner, noun) ?? body) : null;
  const types = type === null ? [] : [type.name];
  if (wrapped !== null) {
    const deeper = openInner(wrapped, keys);
    return { ...deeper, types: [...types, ...deeper.types], several: several || deeper.several };
  }
  return { slot: here, names: inner.map((input) => input.name), types, several };
}

/** `request: { param: { … } context }`: the object that holds the values, and perhaps their key, where no other must be given. */
function bodyIn(here: Slot, slots: readonly InputSlot[]): InputSlot | null {
  const inner = slots.filter(({ slot }) => slot.length === here.length + 1 && isWithin(slot, here));
  const [body, ...others] = inner.filter(isBody);
  const isAlone = inner.every((input) => input === body || !input.required);
  return body && others.length === 0 && isAlone ? body : null;
}

function openInner(wrapped: InputSlot, keys: readonly Slot[]): ValuesReading {
  const type = objectIn(wrapped.type) as GraphQLInputObjectType;
  const several = isList(wrapped.type);
  const isKey = (name: string) => keys.some((key) => isWithin(key, [...wrapped.slot, name]));
  return {
    slot: several ? [...wrapped.slot, '0'] : wrapped.slot,
    names: Object.keys(type.getFields()).filter((name) => !isKey(name)),
    types: [type.name],
    several,
  };
}

/** The field of an input object that holds all values, when the others beside it are few and plain. */
function wraps(inner: readonly InputSlot[], noun: string): InputSlot | null {
  const objects = inner.filter((input) => objectIn(input.type) !== null);
  const carrier = best(objects, noun);
  if (carrier === null) return null;
  const rest = inner.filter((input) => input !== carrier);
  const plain = rest.every((input) => objectIn(input.type) === null);
  // `input: { company, companyContact, companyLocation }`: the record and what is made with it.
  // A list of another name is one of the values: `attributes: [{ name, value }]`.
  if (!isKnown(carrier, noun) || (isList(carrier.type) && carrierRank(carrier, noun) >= 1))
    return null;
  const known = CARRIERS.indexOf(carrier.name);
  // `{ name: String!, seats: Int!, data: { … } }`: what may be left out beside values that may not is one of them.
  const isOneOfThem = !carrier.required && rest.some((input) => input.required);
  const strong = known !== -1 && known < STRONG && !isOneOfThem;
  return strong || (plain && rest.length <= 2) ? carrier : null;
}

function best(objects: readonly InputSlot[], noun: string): InputSlot | null {
  const ranked = objects
    .map((input, index) => ({
      input,
      rank: carrierRank(input, noun) + (input.required ? 0 : 0.5),
      index,
    }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index);
  const first = ranked[0];
  if (first === undefined) return null;
  // An optional object of another name (`filter`, `email`) holds something else than the values.
  return first.rank < CARRIERS.length + 1 || first.input.required || objects.length === 1
    ? first.input
    : null;
}

function isKnown(input: InputSlot, noun: string): boolean {
  return carrierRank(input, noun) < CARRIERS.length + 1;
}

function carrierRank(input: InputSlot, noun: string): number {
  if (singularKey(input.name) === noun) return 0;
  const known = CARRIERS.indexOf(input.name);
  if (known !== -1) return known + 0.9;
  // `metadata` is one of the values.
  const isCarrier = !/meta_?data$/i.test(input.name) && CARRIER.test(input.name);
  return isCarrier ? CARRIERS.length : CARRIERS.length + 1;
}

function isSelector(input: InputSlot, noun: string): boolean {
  if (input.selects) return true;
  const type = objectIn(input.type);
  if (type !== null && isOrder(type)) return true;
  if (singularKey(input.name) === noun) return false;
  if (type === null) return false;
  return (
    /^(where|filter|by|pk_?columns|selector|identifier|lookup|criteria|conditions?|on_conflict|_inc|_append|_prepend|_delete_.*|sort|order_?by)$/i.test(
      input.name,
    ) ||
    /check$/i.test(input.name) ||
    /(Where|WhereUnique|Filter|ConditionInput)$/.test(type.name)
  );
}

/** True for a sort order, even if it is called `order` and the mutation is about orders. */
function isOrder(type: GraphQLInputObjectType): boolean {
  return Object.values(type.getFields()).every(
    (field) =>
      directions(field.type) !== null ||
      inputFields(field.type).some((inner) => directions(inner.type) !== null),
  );
}

/** True for `input: { id }` and for `where: { id }`: an object in which nothing but keys can be given. */
function isKeyOnly(
  carrier: InputSlot,
  slots: readonly InputSlot[],
  keys: readonly Slot[],
): boolean {
  const inner = slots.filter((input) => input !== carrier && isWithin(input.slot, carrier.slot));
  return inner.length > 0 && inner.every((input) => keys.some((key) => isWithin(key, input.slot)));
}

/** How many of the values are fields of a type, by name, the key suffix of references aside. */
export function countSharedNames(
  names: readonly string[],
  typeName: string,
  schema: GraphQLSchema,
): number {
  const type = schema.getType(typeName);
  if (!isObjectType(type) && !isInterfaceType(type)) return 0;
  const fields = new Set(recordFields(type).map(({ field }) => field.name));
  return names.filter(
    (name) => name !== 'id' && (fields.has(name) || fields.has(name.replace(/(Ids?|_ids?)$/, ''))),
  ).length;
}

/**
 * `updateBoard(id, attribute: BoardAttribute!, value: String!)`: the arguments beside the key are no
 * fields of the record, with or without its name as a prefix, but which field to change and how.
 */
export function areInstructions(
  { slot, names }: ValuesReading,
  slots: readonly InputSlot[],
  entity: Entity,
  schema: GraphQLSchema,
): boolean {
  if (slot.length > 0 || names.length < 2) return false;
  const valueSlots = slots.filter((input) => input.slot.length === 1 && names.includes(input.name));
  const bare = valueSlots.map(({ words }) =>
    startsWithWords(words, entity.words) ? words.slice(entity.words.length).join('_') : '',
  );
  return (
    valueSlots.some(({ type, required }) => required && isEnumType(getNamedType(type))) &&
    countSharedNames([...names, ...bare], entity.type, schema) === 0
  );
}
