import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  type GraphQLEnumType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { findRows } from '../conventions/rows.ts';
import {
  inputFields,
  isComposite,
  outputField,
  outputFields,
  type CompositeType,
} from '../shapes/typeShapes.ts';
import { singularWords, splitWords, startsWithWords } from '../wording/words.ts';
import type { DeniedFields } from './deniedFields.ts';
import { readableTypes } from './readableTypes.ts';

/** Input coordinate → why: `UserFilter.passwordHash`, `UserOrderBy.PASSWORD_HASH_ASC`, `Query.users(passwordHash:)`. */
export type DeniedInputs = ReadonlyMap<string, string>;

/** A type that selects or sorts records → the types of these records. */
type Selectors = Map<GraphQLInputObjectType | GraphQLEnumType, Set<CompositeType>>;

/** Names of types that select records and contain no values of them. */
const SELECTING = new Set(
  'comparison condition criteria exp expression filter order ordering search sort unique where'.split(
    ' ',
  ),
);

/**
 * Finds the parts of inputs by which records could be selected or put in order by a denied field: what can
 * be compared can be found out. What mutations write stays.
 */
export function readDeniedInputs(schema: GraphQLSchema, denied: DeniedFields): DeniedInputs {
  const found = new Map<string, string>();
  if (denied.all().length === 0) return found;
  const check = (coordinate: string, type: CompositeType, name: string) => {
    const field = fieldAbout(type, name);
    const why = field && denied.reason(type.name, field);
    if (why) found.set(coordinate, `${type.name}.${field}: ${why}`);
  };
  const ownerOf = ownersOf(schema);
  const written = writtenTypes(schema, ownerOf);
  for (const [input, types] of selectorsOf(schema, denied, ownerOf)) {
    if (written.has(input)) continue;
    const values = isEnumType(input) ? input.getValues() : inputFields(input);
    for (const type of types)
      for (const { name } of values) check(`${input.name}.${name}`, type, name);
  }
  for (const holder of readableTypes(schema))
    for (const field of outputFields(holder)) {
      const type = recordType(field.type);
      if (!type) continue;
      for (const { name } of field.args)
        check(argumentCoordinate(holder.name, field.name, name), type, name);
    }
  return found;
}

/** `Query.users(passwordHash:)` */
export function argumentCoordinate(type: string, field: string, argument: string): string {
  return `${type}.${field}(${argument}:)`;
}

function selectorsOf(schema: GraphQLSchema, denied: DeniedFields, ownerOf: OwnerOf): Selectors {
  const selectors: Selectors = new Map();
  const readable = readableTypes(schema);
  const follow = (input: GraphQLNamedType, type: CompositeType): void => {
    if (!isInputObjectType(input) && !(isEnumType(input) && !readable.has(input))) return;
    const known = selectors.get(input) ?? new Set();
    if (known.has(type)) return;
    selectors.set(input, known.add(type));
    for (const { name, type: inner } of inputFields(input)) followPart(name, inner, type);
  };
  const followPart = (
    name: string,
    inner: Parameters<typeof getNamedType>[0],
    type: CompositeType,
  ) => {
    const field = outputField(type, name);
    // What compares a value of the record's is about that value alone, whatever its own parts are called.
    const next = field ? recordType(field.type) : type;
    if (next) follow(getNamedType(inner) as GraphQLNamedType, next);
  };
  for (const holder of readable)
    for (const field of outputFields(holder)) {
      const type = recordType(field.type);
      if (type) for (const { name, type: inner } of field.args) followPart(name, inner, type);
    }
  // The input of a count, which returns no records, shows only by its name which type it filters.
  const closed = new Set(denied.all().map(({ type }) => type));
  for (const input of Object.values(schema.getTypeMap())) {
    const owner = isInputObjectType(input) || isEnumType(input) ? ownerOf(input) : undefined;
    if (owner && closed.has(owner.name)) follow(input, owner);
  }
  return selectors;
}

/** The type of the records that a field gives, or null where it gives a value. */
function recordType(type: GraphQLOutputType): CompositeType | null {
  const named = findRows(type)?.type ?? getNamedType(type);
  return isComposite(named) ? named : null;
}

type OwnerOf = (input: GraphQLNamedType) => CompositeType | undefined;

/** The type that an input is named after: `UserWhereInput` after User. */
function ownersOf(schema: GraphQLSchema): OwnerOf {
  const named = new Map(
    Object.values(schema.getTypeMap())
      .filter(isComposite)
      .filter(({ name }) => !name.startsWith('__'))
      .map((type) => [wordsOf(type).join(' '), type]),
  );
  return (input) => {
    const words = wordsOf(input);
    const beginnings = words.map((_, index) => words.slice(0, words.length - index).join(' '));
    const longest = beginnings.find((beginning) => named.has(beginning));
    return longest === undefined ? undefined : named.get(longest);
  };
}

function wordsOf({ name }: GraphQLNamedType): string[] {
  return singularWords(splitWords(name));
}

/** All that mutations take to be written. */
function writtenTypes(schema: GraphQLSchema, ownerOf: OwnerOf): ReadonlySet<GraphQLNamedType> {
  const found = new Set<GraphQLNamedType>();
  const mutation = schema.getMutationType();
  const left = mutation
    ? outputFields(mutation).flatMap(({ args }) => args.map(({ type }) => getNamedType(type)))
    : [];
  for (let type = left.pop(); type; type = left.pop()) {
    if (found.has(type) || selects(type, ownerOf(type))) continue;
    found.add(type);
    left.push(...inputFields(type).map((field) => getNamedType(field.type)));
  }
  return found;
}

/** Whether an input's name says so, the name of its owner left aside: `OrderFilter`, not `OrderInput`. */
function selects(input: GraphQLNamedType, owner: CompositeType | undefined): boolean {
  const rest = wordsOf(input).slice(owner ? wordsOf(owner).length : 0);
  return rest.some((word) => SELECTING.has(word));
}

/** The field that a name is about: `passwordHash` of `passwordHash_contains` and of `PASSWORD_HASH_ASC`. */
function fieldAbout(type: CompositeType, name: string): string | null {
  const words = splitWords(name);
  const [closest] = outputFields(type)
    .map((field) => ({ name: field.name, words: splitWords(field.name) }))
    .filter((field) => startsWithWords(words, field.words))
    .sort((one, other) => other.words.length - one.words.length);
  return closest?.name ?? null;
}
