import {
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Path } from '../../types/variables.ts';
import { operationWords } from '../../wording/operationWords.ts';
import { sameName, splitWords } from '../../wording/words.ts';
import { saysSuccess } from '../result/status.ts';
import type { Entities } from './entity.ts';
import { isCrudVerb, isFiller, isVerb, readVerbs } from './name.ts';
import { listSlots, type InputSlot } from './slot.ts';

/**
 * A mutation: a field of the root type, or one below a namespace such as `users { create }`, which may
 * itself take the key: `reportEdit(id:) { delete }`.
 */
export interface MutationField {
  path: Path;
  /** With the arguments of the namespace, where it takes some. */
  field: GraphQLField<unknown, unknown>;
  /** The words of the field's own name. */
  words: string[];
  /** The words of its namespaces, in the singular; empty at the root. */
  namespace: string[];
  slots: InputSlot[];
  /** It changes nothing by itself: it takes a key and gives further mutations, each with a key of its own. */
  leadsOn?: true;
}

const NAMESPACE_NAME = /(mutations?|namespace|operations|ops|commands|actions)$/i;
const DEEPEST = 3;

/** All mutations of a schema, in its order, with those in namespaces at their paths. */
export function listMutationFields(schema: GraphQLSchema, entities: Entities): MutationField[] {
  const root = schema.getMutationType();
  return root === undefined || root === null ? [] : below(root, [], [], [], entities);
}

function below(
  type: GraphQLObjectType,
  path: Path,
  namespace: string[],
  outer: readonly GraphQLArgument[],
  entities: Entities,
): MutationField[] {
  const siblings = Object.values(type.getFields());
  return siblings.flatMap((own) => {
    const field = withArguments(own, neededBelow(outer, own, siblings));
    if (field === null) return [];
    const here = [...path, field.name];
    const words = wordsOf(field.name, entities);
    const inner = namespaceType(own, entities) ?? keyedNamespaceType(own, entities);
    if (inner !== null && here.length < DEEPEST) {
      const about = own.args.length > 0 ? subjectOf(words) : words;
      const names = about.map((word) => entities.key([word]));
      return below(inner, here, [...namespace, ...names], field.args, entities);
    }
    const read = { path: here, field, words, namespace, slots: listSlots(field) };
    return [leadsOn(own, entities) ? { ...read, leadsOn: true as const } : read];
  });
}

/** `insertIntoordersCollection`: the name of a type that is written in lower case may follow a verb without a gap. */
function wordsOf(name: string, entities: Entities): string[] {
  const called = entities.uncapitalised.find((type) => {
    const start = name.indexOf(type);
    const verb = splitWords(name.slice(0, Math.max(start, 0)));
    const isWhole = /^([A-Z_]|$)/.test(name.slice(start + type.length));
    return isWhole && verb.length > 0 && verb.every((word) => isCrudVerb(word) || isFiller(word));
  });
  if (called === undefined) return runOn(name, entities) ?? operationWords(name);
  const start = name.indexOf(called);
  const parts = [name.slice(0, start), called, name.slice(start + called.length)];
  return parts.flatMap(splitWords);
}

/** `createbook`, `deletebookauthor`: a verb and a resource's name, all in small letters. */
function runOn(name: string, entities: Entities): string[] | null {
  if (!/^[a-z]+$/.test(name)) return null;
  for (let end = 1; end < name.length; end += 1) {
    const entity = isCrudVerb(name.slice(0, end)) ? entities.named([name.slice(end)]) : null;
    if (!entity?.resource) continue;
    const words = splitWords(entity.type);
    const start = end + words.slice(0, -1).join('').length;
    return [name.slice(0, end), ...words.slice(0, -1), name.slice(start)];
  }
  return null;
}

/** The noun of a namespace that takes a key: `reportEdit`, `editReport` and `reportOps` are about reports. */
function subjectOf(words: string[]): string[] {
  if (words.length < 2) return words;
  const last = words[words.length - 1] ?? '';
  // Some nouns are also verbs.
  if (isCrudVerb(words[0])) return words.slice(1);
  return isVerb(last) || NAMESPACE_NAME.test(last) ? words.slice(0, -1) : words;
}

/** A field with the arguments of those above it; null where two that must be given would be one variable. */
function withArguments(
  field: GraphQLField<unknown, unknown>,
  outer: readonly GraphQLArgument[],
): GraphQLField<unknown, unknown> | null {
  const shared = outer.filter(({ name }) => field.args.some((own) => own.name === name));
  if (shared.some(isRequiredArgument)) return null;
  const above = outer.filter((argument) => !shared.includes(argument));
  return above.length === 0 ? field : { ...field, args: [...above, ...field.args] };
}

/**
 * The arguments of a namespace that the fields in it need. Where one asks again for what may be left out
 * above (`build(id: ID) { cancelBuild(id: ID!), createBuild(input:) }`), each field declares its own arguments.
 */
function neededBelow(
  outer: readonly GraphQLArgument[],
  field: GraphQLField<unknown, unknown>,
  siblings: ReadonlyArray<GraphQLField<unknown, unknown>>,
): readonly GraphQLArgument[] {
  if (field.args.length === 0) return outer;
  return outer.filter(
    (argument) =>
      isRequiredArgument(argument) ||
      !siblings.some(({ args }) => args.some(({ name }) => name === argument.name)),
  );
}

/**
 * The type of a field that only groups others: it needs no argument and gives an object that is no
 * entity, which is called so or has fields with arguments and the names of changes.
 */
function namespaceType(
  field: GraphQLField<unknown, unknown>,
  entities: Entities,
): GraphQLObjectType | null {
  const type = getNullableType(field.type);
  if (
    field.args.some(isRequiredArgument) ||
    !isObjectType(type) ||
    entities.ofType(type.name) !== null ||
    isCrudVerb(splitWords(field.name)[0])
  )
    return null;
  const fields = Object.values(type.getFields());
  const changing = fields.filter(
    (inner) => inner.args.length > 0 && readVerbs(splitWords(inner.name)).length > 0,
  );
  // A namespace with options (`api(input: { allOrNone: true }) { createOrder }`) has changes only.
  if (field.args.length > 0) return changing.length === fields.length ? type : null;
  const changes = changing.length > 0;
  return changes || (NAMESPACE_NAME.test(type.name) && fields.length > 0) ? type : null;
}

/**
 * The type of a field that takes a key and gives what can be done to the record of that key: an object
 * that is no entity, which is called so or most of whose fields have the names of changes.
 */
function keyedNamespaceType(
  { name, args, type: declared }: GraphQLField<unknown, unknown>,
  entities: Entities,
): GraphQLObjectType | null {
  const type = getNullableType(declared);
  const isKeyed = args.length > 0 && args.every((own) => isLeafType(getNullableType(own.type)));
  if (!isKeyed || !isObjectType(type) || entities.ofType(type.name) !== null) return null;
  const fields = Object.values(type.getFields());
  const calls = fields.filter((own) => !isAnswer(own));
  const changes = calls.filter((own) => isVerb(splitWords(own.name)[0]));
  // What is called so holds changes, whatever they are called: `order(id:) { ship }` of OrderMutations.
  const isCalledSo =
    NAMESPACE_NAME.test(type.name) &&
    !isResponseOf(name, type.name) &&
    calls.length === fields.length;
  return isCalledSo || changes.length > fields.length / 2 ? type : null;
}

/** `deleteSound(id:): DeleteSoundMutation`: a type that is named after a mutation is its response. */
function isResponseOf(mutation: string, type: string): boolean {
  const isDoing = isVerb(splitWords(mutation)[0]);
  return isDoing && sameName(type) === `${sameName(mutation)}mutation`;
}

/** A value or a list that is read, whatever it is called: `refreshToken: String`, `checkResults: [CheckResult]`, `ok: Boolean`. */
function isAnswer({ name, args, type: declared }: GraphQLField<unknown, unknown>): boolean {
  const type = getNullableType(declared);
  const isDone = isLeafType(type) && type.name === 'Boolean' && !saysSuccess(name);
  return args.length === 0 && !isDone && (isLeafType(type) || isListType(type));
}

/** `project(id:) { id leadCreate(data:) leadDelete(id:) }`: what can be done in a project, to other records than it. */
function leadsOn(
  { args, type: declared }: GraphQLField<unknown, unknown>,
  entities: Entities,
): boolean {
  const type = getNullableType(declared);
  if (args.length === 0 || !isObjectType(type) || entities.ofType(type.name)?.resource)
    return false;
  const fields = Object.values(type.getFields());
  return fields.some(
    ({ name, args: inner }) => inner.length > 0 && readVerbs(splitWords(name)).length > 0,
  );
}

/**
 * The resource of a namespace of mutations whose name does not contain it: the one that the
 * namespace of the same name under Query gives, one record before many (`comments { single, list }`).
 */
export function namespaceResource(
  schema: GraphQLSchema,
  namespace: string,
  entities: Entities,
): string | null {
  const group = schema.getQueryType()?.getFields()[namespace]?.type;
  const type = group === undefined ? undefined : getNullableType(group);
  if (!isObjectType(type)) return null;
  const given = Object.values(type.getFields()).map((field) => ({
    many: isListType(getNullableType(field.type)),
    keyed: field.args.some((argument) => isNonNullType(argument.type)),
    resource: entities.ofType(getNamedType(field.type).name),
  }));
  const resources = given.filter((entry) => entry.resource?.resource != null);
  const best =
    resources.find((entry) => !entry.many && entry.keyed) ?? resources.find((entry) => entry.many);
  return best?.resource?.type ?? null;
}
