import { getNamedType, isObjectType } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { readLookup } from '../conventions/lookup/lookup.ts';
import { listParameters } from '../conventions/mutation/slot.ts';
import { findRows } from '../conventions/rows.ts';
import type { Path } from '../types/variables.ts';
import type { ActionParameter } from '../types/mutation.ts';
import type { UnusedMutation } from '../readMutations.ts';
import type { RootField } from '../shapes/rootField.ts';
import {
  inputFields,
  isComposite,
  isList,
  needsNoArguments,
  outputFields,
  singleComposite,
} from '../shapes/typeShapes.ts';
import type { OutputField } from '../shapes/typeShapes.ts';
import { queryToolLabel } from '../wording/actionLabels.ts';
import { typeLabel } from '../wording/labels.ts';
import { enteredLabel } from '../wording/units.ts';
import { sameName, singularWords, splitWords, typeWords } from '../wording/words.ts';

const CHANGE_WORDS = new Set(
  'update set save change edit modify configure patch upsert put store'.split(' '),
);
/** Words that do not distinguish settings objects. */
const EMPTY_WORDS = new Set('get the my own current'.split(' '));
/** Names of wrappers without meaning. */
const WRAPPERS = new Set('data node record result attributes fields properties'.split(' '));

/** A singleton object, such as settings, and the fields that a mutation changes. */
export interface Settings {
  root: RootField;
  type: GraphQLObjectType;
  /** The mutation's inputs: the fields of the object. */
  parameters: ActionParameter[];
}

/**
 * Finds the singleton that a mutation changes: an object that a query returns without arguments, and whose
 * fields the mutation takes. The mutation is named after the object, or its response contains it; the nearer to
 * Query it is, the likelier. What takes the key of a record changes that one, and not the one there is of something.
 */
export function findSettings(
  { from, isKeyed }: UnusedMutation,
  roots: readonly RootField[],
): Settings | null {
  const { field, path, words } = from;
  if (isKeyed || !words.some((word) => CHANGE_WORDS.has(word))) return null;
  const parameters = openParameters(field);
  const subject = subjectWords(path.flatMap(splitWords).filter((word) => !CHANGE_WORDS.has(word)));
  const found = roots.flatMap((root) => {
    const type = singleComposite(root.field);
    if (!isObjectType(type) || root.deprecated || !isAlone(root)) return [];
    const isNamed = namesOf(root, type).some((own) => subjectWords(own) === subject);
    const isMeant = isNamed || holds(field, type);
    return isMeant && areFields(parameters, type) ? [{ root, type, parameters, isNamed }] : [];
  });
  const far = ({ root, isNamed }: (typeof found)[number]) => (isNamed ? 0 : root.path.length);
  return found.sort((one, other) => far(one) - far(other))[0] ?? null;
}

function namesOf({ path, field }: RootField, { name }: GraphQLObjectType): string[][] {
  return [path.flatMap(splitWords), splitWords(field.name), typeWords(name)];
}

/** What is changed, in words: the name of its query, or of its type where that says nothing. */
export function settingsLabel({ root, type }: Settings): string {
  return EMPTY_WORDS.has(root.field.name) ? typeLabel(type.name) : queryToolLabel(barePath(root));
}

/** Whether a field of Query gives settings, perhaps within objects that say nothing by themselves. */
export function givesSettings({ path }: RootField, { root }: Settings): boolean {
  const bare = barePath(root);
  return bare.length <= path.length && path.every((name, index) => root.path[index] === name);
}

/** `homepage { data { attributes } }`: the path without what only wraps. */
function barePath({ path }: RootField): Path {
  const end = path.findLastIndex((name) => !WRAPPERS.has(name));
  return end === -1 ? path : path.slice(0, end + 1);
}

function subjectWords(words: readonly string[]): string {
  return singularWords(words.filter((word) => !EMPTY_WORDS.has(word))).join(' ');
}

/** It needs no arguments: a field that finds one by an optional key is no settings. */
function isAlone(root: RootField): boolean {
  const { field } = root;
  const isKeyed = field.args.some(({ type }) => getNamedType(type).name === 'ID');
  if (isKeyed || !needsNoArguments(field)) return false;
  return findRows(field.type) === null && readLookup(root) === null;
}

/** The arguments of a mutation, or the fields of its only object, required or not. */
function openParameters(field: OutputField): ActionParameter[] {
  const parameters = listParameters(field, []);
  const [only] = parameters;
  const argument = field.args.find(({ name }) => only?.slot.length === 1 && name === only.slot[0]);
  const isObject = argument && !isList(argument.type) && inputFields(argument.type).length > 0;
  if (parameters.length !== 1 || !isObject) return parameters;
  return inputFields(argument.type).map((input) => ({
    slot: [argument.name, input.name],
    label: enteredLabel(input.name, input.type),
    type: String(input.type),
    required: false,
    description: input.description ?? null,
  }));
}

function holds({ type }: OutputField, wanted: GraphQLObjectType): boolean {
  const response = getNamedType(type);
  if (response === wanted) return true;
  return (
    isComposite(response) && outputFields(response).some((own) => getNamedType(own.type) === wanted)
  );
}

/** `defaultWarehouseId` beside `defaultWarehouse`. */
function bare(name: string): string {
  return sameName(name).replace(/(id|uuid|code|slug|key)$/, '');
}

const KEY_NAMES = new Set(['id', 'ids', 'uuid']);

/** Whether most inputs are fields of the object, or keys of its relations, and none says whose fields they are. */
function areFields(parameters: readonly ActionParameter[], type: GraphQLObjectType): boolean {
  const fields = outputFields(type);
  const own = new Set(fields.map(({ name }) => sameName(name)));
  const related = new Set(
    fields.flatMap((field) => (singleComposite(field) ? sameName(field.name) : [])),
  );
  const isOwn = ({ slot }: ActionParameter) => {
    const name = sameName(slot.at(-1) ?? '');
    // It says whose record is changed: there are several.
    if (name === 'id') return false;
    return own.has(name) || related.has(bare(name));
  };
  const shared = parameters.filter(isOwn);
  const isKeyed = parameters.some(({ slot, type: given }) => {
    const name = slot.at(-1) ?? '';
    const isNamed = KEY_NAMES.has(splitWords(name).at(-1) ?? '');
    const isRelation = isNamed && related.has(bare(name));
    return given.endsWith('!') && (isNamed || given === 'ID!') && !isRelation;
  });
  return !isKeyed && shared.length > 0 && shared.length >= parameters.length / 2;
}
