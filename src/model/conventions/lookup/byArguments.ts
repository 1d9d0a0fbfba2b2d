import { getNamedType, isEnumType, isLeafType, isNonNullType, isRequiredArgument } from 'graphql';
import type { GraphQLArgument } from 'graphql';
import type { Template } from '../../types/variables.ts';
import {
  isList,
  isPlainLeaf,
  needsNoArguments,
  outputField,
  outputFields,
  singleComposite,
} from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import { endsWithWords, sameName, splitWords, typeWords } from '../../wording/words.ts';
import { keyPath, ownKey, systemField } from '../identity.ts';
import type { LookupReading } from './convention.ts';

/** Optional arguments of these names are alternatives of which one finds the record. */
const ALTERNATIVE_KEYS = new Set(
  (
    'id uid uuid guid nodeid rowid entityid databaseid documentid slug code email handle login ' +
    'username number token sku key name identifier fullpath externalreference'
  ).split(' '),
);

/** Names of key arguments, independent of the field's name. */
const KEY_ALIASES = new Set('pk uid gid uuid guid key globalid nodeid databaseid'.split(' '));

/**
 * `post(id: ID!)`, `repository(owner:, name:)`, `collection(id:, slug:)`: arguments that are fields of the
 * record. All required ones must be; when none is required, one of the optional keys is used.
 */
export function lookupByArguments(field: OutputField, type: CompositeType): LookupReading | null {
  const required = field.args.filter(isRequiredArgument);
  const pairs = required.map((argument) => [argument, keyFor(argument, type, field)] as const);
  if (required.length > 0) {
    // `preferences(kind: Kind!)` returns one object for each value of an enum, which is no key.
    if (ownKey(type) && required.every((argument) => isEnumType(getNamedType(argument.type))))
      return null;
    const own = ownKeyWithin(pairs, field, type);
    if (own !== null) return reading([...pairs, own]);
    const whole = required.length > 1 ? pairs.map((pair) => throughRelation(pair, type)) : pairs;
    return whole.every(([, key]) => key !== null) ? reading(whole) : null;
  }
  const alternatives = field.args
    .filter(
      (argument) =>
        ALTERNATIVE_KEYS.has(sameName(argument.name)) ||
        keyFor(argument, type, field) === ownKey(type)?.name,
    )
    .map((argument) => [argument, keyFor(argument, type, field)] as const)
    .filter(([, key]) => key !== null);
  const best =
    alternatives.find(([argument]) => sameName(argument.name) === 'id') ?? alternatives[0];
  return best ? reading([best]) : null;
}

type Pair = readonly [argument: GraphQLArgument, key: string | null];

/**
 * `run(projectId: ID!, runId: ID)`: where only the keys of other records must be given, the record is found among
 * theirs by its own, which its field leaves open.
 */
function ownKeyWithin(
  required: readonly Pair[],
  field: OutputField,
  type: CompositeType,
): Pair | null {
  const own = ownKey(type)?.name;
  const isOther = ([, key]: Pair) => key !== null && key !== own && /id$/i.test(key);
  if (own === undefined || !required.every(isOther)) return null;
  const optional = field.args.filter((argument) => !isRequiredArgument(argument));
  const keys = optional.filter((argument) => keyFor(argument, type, field) === own);
  return keys.length === 1 ? [keys[0], own] : null;
}

/** `line(orderId:, sku:)` of a line with `order { id }`: a part of the key that only the record at the other end has, written with a dot. */
function throughRelation([argument, key]: Pair, type: CompositeType): Pair {
  const words = splitWords(argument.name);
  const last = words.pop() ?? '';
  if (key !== null || words.length === 0 || isList(argument.type)) return [argument, key];
  const relation = outputFields(type).find(({ name }) => sameName(name) === words.join(''));
  const target = relation && needsNoArguments(relation) ? singleComposite(relation) : null;
  if (!relation || !target || !isNonNullType(relation.type)) return [argument, null];
  const leaf = last === 'id' ? ownKey(target) : outputField(target, last);
  const isKey = leaf !== undefined && isPlainLeaf(leaf) && isNonNullType(leaf.type);
  return [argument, isKey ? `${relation.name}.${leaf.name}` : null];
}

function reading(pairs: readonly Pair[]): LookupReading | null {
  const entries = pairs.flatMap(([argument, name]): [GraphQLArgument, string][] =>
    name === null ? [] : [[argument, name]],
  );
  const key = entries.map(([, name]) => name);
  if (entries.length < pairs.length || new Set(key).size < key.length) return null;
  const variables = Object.fromEntries(
    entries.map(([argument, name]) => [argument.name, holeFor(argument, name)]),
  );
  return { key, variables };
}

function holeFor(argument: GraphQLArgument, name: string): Template {
  return isList(argument.type)
    ? [{ hole: name, type: getNamedType(argument.type).name }]
    : { hole: name, type: String(argument.type) };
}

/** The record's field that fills an argument, or a field of the object that is the only one; null where none does. */
export function keyFor(
  argument: Pick<GraphQLArgument, 'name' | 'type'>,
  type: CompositeType,
  field: OutputField,
): string | null {
  if (!isLeafType(getNamedType(argument.type))) return null;
  if (isList(argument.type) && sameName(argument.name) !== 'id') return null;
  const called = calledAs(argument.name, type, field);
  if (called && isPlainLeaf(called)) return called.name;
  const system = ownKey(type) ? null : systemField(type, argument.name);
  if (system !== null) return system;
  return isAlias(argument.name, field)
    ? (ownKey(type)?.name ?? null)
    : afterOwnName(argument.name, type, field);
}

/** The record's field of an argument's name. */
function calledAs(name: string, type: CompositeType, field: OutputField): OutputField | undefined {
  const same = sameName(name);
  const said = same === 'id' ? keySaidBy(field, type) : undefined;
  return (
    said ?? outputField(type, name) ?? outputFields(type).find((one) => sameName(one.name) === same)
  );
}

/** Whether an argument takes the record's key, however that is called. */
function isAlias(name: string, field: OutputField): boolean {
  const [word, ...others] = splitWords(name);
  if (word === undefined || others.length > 0) return false;
  // `personByIdentifier(identifier:)` takes a number that a person has, `call(identifier:)` the key of a call.
  if (word === 'identifier') return !splitWords(field.name).includes('by');
  return KEY_ALIASES.has(word);
}

/** `orderId` of an Order, `projectSlug` of a Project: a field after a name of the record. */
function afterOwnName(name: string, type: CompositeType, field: OutputField): string | null {
  const words = splitWords(name);
  const last = words.pop() ?? '';
  if (words.length > 0 && !namesRecord(words, type, field)) return null;
  if (last === 'id') return ownKey(type)?.name ?? keyPath(type) ?? onlyId(type);
  const leaf = outputFields(type).find((one) => sameName(one.name) === last);
  return leaf && isPlainLeaf(leaf) ? leaf.name : null;
}

function namesRecord(words: readonly string[], type: CompositeType, field: OutputField): boolean {
  const typed = splitWords(type.name);
  return (
    endsWithWords(typed, words) ||
    endsWithWords(words, typed) ||
    endsWithWords(typeWords(type.name), words) ||
    (endsWithWords(splitWords(field.name), words) && !isForOther(field.name, words))
  );
}

/** `partByLegacyId(id:)`: which of the record's keys it takes is in its name. */
function keySaidBy(field: OutputField, type: CompositeType): OutputField | undefined {
  const words = splitWords(field.name);
  const by = words.lastIndexOf('by');
  const said = by > 0 ? words.slice(by + 1).join('') : '';
  return said === ''
    ? undefined
    : outputFields(type).find(({ name }) => sameName(name) === said && /(id|key)$/i.test(name));
}

/** `part(id: ID!)` of a part with `sku: ID!`: the one field of the type ID, which by its name is no other record's key. */
function onlyId(type: CompositeType): string | null {
  const ids = outputFields(type).filter(({ type: each }) => String(each) === 'ID!');
  const [only] = ids;
  return ids.length === 1 && only && splitWords(only.name).at(-1) !== 'id' ? only.name : null;
}

/** `latestForApp(appId)` and `bundleByInstanceAuth(authId)` take the key of what follows, not of the record that they return. */
function isForOther(field: string, words: readonly string[]): boolean {
  const before = splitWords(field).slice(0, -words.length);
  return before.some((word) => ['for', 'of', 'in', 'by'].includes(word));
}
