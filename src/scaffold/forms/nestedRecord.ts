import {
  getNullableType,
  GraphQLNonNull,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Relation } from '../../model/types/relations.ts';
import { isDemanded, type InputContext, type InputField, type Setting } from './inputPlan.ts';

/** Names of operations that make related records along with a record. */
const CREATING = ['create', 'data', 'createAndLink', 'createAndAdd'];

/**
 * `lines: { create: [{ text }] }`, `author: { data: { name } }`: an object with the possible ways to related records,
 * of which none takes the key of one that is there. The form has inputs for the new ones.
 *
 * @returns the input for them, and how it is sent; null for any other input
 */
export function creationOf(
  input: InputField,
  context: InputContext,
): { readonly value: InputField; readonly setting: Setting } | null {
  const type = getNullableType(input.type);
  if (!isInputObjectType(type) || !relationOf(input, context)) return null;
  const fields = type.getFields();
  const verb = CREATING.find((name) => Object.hasOwn(fields, name));
  const made = verb === undefined ? undefined : getNullableType(fields[verb].type);
  if (verb === undefined || !made || !makesRecords(made)) return null;
  if (Object.values(fields).some((other) => other.name !== verb && isDemanded(other))) return null;
  return {
    value: { ...input, type: isNonNullType(input.type) ? new GraphQLNonNull(made) : made },
    setting: { set: verb, cleared: null },
  };
}

function makesRecords(type: GraphQLInputType): boolean {
  const item = isListType(type) ? getNullableType(type.ofType as GraphQLInputType) : type;
  return isInputObjectType(item);
}

/**
 * The context for the inputs of a record that is made along with another: those that its own form would have, save
 * for its key, which the backend makes, and for what leads back.
 *
 * @returns null for a value object
 */
export function nestedContext(
  input: InputField,
  type: GraphQLInputObjectType,
  context: InputContext,
): Partial<InputContext> | null {
  const { planner, owner } = context;
  const relation = relationOf(input, context);
  const target = relation && planner.of(relation.to);
  if (!owner || !target) return null;
  const { resource } = target;
  const back = resource.relations.filter(({ many, to }) => !many && to === owner.resource.type);
  const keys = (resource.identity?.fields ?? []).filter(
    (key) => !resource.relations.some(({ foreignKey }) => foreignKey === key),
  );
  const fields = type.getFields();
  const without = [
    ...keys,
    ...(back.length === 1 ? [back[0].field, back[0].foreignKey ?? ''] : []),
  ].filter((name) => Object.hasOwn(fields, name) && !isDemanded(fields[name]));
  return {
    owner: target,
    current: [],
    relations: resource.relations,
    within: null,
    areNew: false,
    without: new Set(without),
  };
}

/**
 * The input beside one that makes related records which takes the key of such a record: `authorId` beside `author`, or
 * beside `authorToAuthorId`.
 *
 * @returns null where there is none
 */
export function keyBeside(
  { name, type }: InputField,
  relation: Relation | null,
  siblings: readonly string[],
): string | null {
  if (!isInputObjectType(getNullableType(type))) return null;
  const keys = [relation?.many === false ? relation.foreignKey : null, keyInName(name)];
  return keys.find((key) => key !== null && siblings.includes(key)) ?? null;
}

/** `authorId` of `authorToAuthorId`, as a machine calls an input after a table and its foreign key. */
function keyInName(name: string): string | null {
  const key = /[a-z]To([A-Z]\w*)$/.exec(name)?.[1];
  return key === undefined ? null : key.charAt(0).toLowerCase() + key.slice(1);
}

/** The relation of the record that is made to the records that an input makes along with it. */
function relationOf(
  { name }: InputField,
  { owner, relations, within, isThere, action }: InputContext,
): Relation | null {
  if (!owner || isThere || within !== null || action) return null;
  return relations.find(({ field }) => field === name) ?? null;
}
