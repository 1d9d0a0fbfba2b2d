import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { Path } from '../../types/variables.ts';
import type { MutationResult } from '../../types/mutation.ts';
import { splitWords } from '../../wording/words.ts';
import { isOf, type Entities, type Entity, type ResourceKey } from '../mutation/entity.ts';
import { isErrorType, readErrors, readMessages, hasOnlyMessages } from './errors.ts';
import { readStatus } from './status.ts';

/** A record that a mutation's response holds. */
export interface ResultRecord {
  path: Path;
  type: string;
  many: boolean;
}

/** Fields of a response for the signed-in user or the whole graph. */
const BYSTANDERS = new Set(['viewer', 'actor', 'query', 'me', 'currentUser']);
const DEEPEST = 2;

/**
 * How to read a mutation's response: the path of the changed record or of its key, the errors that the
 * schema reports as data, and whether it succeeded. `entity` is the resource that the mutation changes.
 */
export function readResult(
  field: GraphQLField<unknown, unknown>,
  resource: ResourceKey,
  schema: GraphQLSchema,
  entities: Entities,
): MutationResult {
  const records = findRecords(field.type, schema, entities);
  const own = records.filter((record) => isOf(resource, record.type));
  const record = best(own, resource, entities)?.path ?? null;
  const named = getNamedType(field.type);
  const union = isUnionType(named) ? named.getTypes() : [];
  const payload = isObjectType(named) || isInterfaceType(named) ? named : null;
  const isRecord = record !== null && record.length === 0 && payload !== null;
  const refusals = union.filter(
    (member) =>
      isErrorType(member) ||
      (record !== null && entities.ofType(member.name) === null && hasOnlyMessages(member)),
  );
  const successes = union.filter((member) => !refusals.includes(member));
  const bodies =
    payload !== null && !isRecord
      ? [payload]
      : successes.filter((member) => !isOf(resource, member.name));
  return {
    record,
    key: readKeyPath(field.type, bodies, resource),
    errors: firstOf(bodies, readErrors) ?? firstOf(refusals, readMessages),
    ...readStatus(field.type, bodies),
    errorTypes: refusals.map(({ name }) => name),
  };
}

/** The records in a response, at its root, directly below it, in an edge or a list, or inside a wrapper. */
export function findRecords(
  type: GraphQLOutputType,
  schema: GraphQLSchema,
  entities: Entities,
): ResultRecord[] {
  return below(type, [], false, schema, entities);
}

function below(
  type: GraphQLOutputType,
  path: Path,
  many: boolean,
  schema: GraphQLSchema,
  entities: Entities,
): ResultRecord[] {
  const list = many || isListType(getNullableType(type));
  const named = getNamedType(type);
  if (isLeafType(named)) return [];
  if (entities.ofType(named.name) !== null) return [{ path, type: named.name, many: list }];
  const members = isUnionType(named)
    ? named.getTypes().filter((member) => !isErrorType(member))
    : isObjectType(named)
      ? [named]
      : [];
  return members.flatMap((member) => {
    if (member === schema.getQueryType()) return [];
    if (isUnionType(named) && entities.ofType(member.name) !== null) {
      return [{ path, type: member.name, many: list }];
    }
    return inside(member, path, list, schema, entities);
  });
}

function inside(
  type: GraphQLObjectType,
  path: Path,
  many: boolean,
  schema: GraphQLSchema,
  entities: Entities,
): ResultRecord[] {
  // Records below the elements of a list were not changed, except the node of an edge.
  const deepest = many && !isEdge(type) ? 1 : DEEPEST;
  if (path.length >= deepest || isErrorType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => {
    if (BYSTANDERS.has(field.name) || field.args.some((argument) => isRequiredArgument(argument)))
      return [];
    return below(field.type, [...path, field.name], many, schema, entities);
  });
}

function isEdge(type: GraphQLObjectType): boolean {
  return type.getFields()['node'] !== undefined;
}

/** The order of several records of the resource's type: first the one named after it, single ones before lists, shallow before deep. */
function best(
  records: readonly ResultRecord[],
  resource: ResourceKey,
  entities: Entities,
): ResultRecord | null {
  const key = entities.key(splitWords(resource.type));
  const cost = (record: ResultRecord) => {
    const name = record.path[record.path.length - 1];
    const named = name !== undefined && entities.key(splitWords(name)) === key ? 0 : 1;
    return record.path.length * 2 + (record.many ? 1 : 0) + named;
  };
  return [...records].sort((one, other) => cost(one) - cost(other))[0] ?? null;
}

/** The entities, other than `resource`, with records in a response. */
export function otherEntities(
  records: readonly ResultRecord[],
  resource: ResourceKey,
  entities: Entities,
): Entity[] {
  return records.flatMap((record) => {
    const entity = entities.ofType(record.type);
    return entity === null || isOf(resource, record.type) ? [] : [entity];
  });
}

function readKeyPath(
  type: GraphQLOutputType,
  bodies: readonly GraphQLObjectTypeLike[],
  resource: ResourceKey,
): Path | null {
  const named = getNamedType(type);
  if (named.name === 'ID' && !isListType(getNullableType(type))) return [];
  const words = splitWords(resource.type).join('');
  for (const body of bodies) {
    for (const field of Object.values(body.getFields())) {
      const inner = getNamedType(field.type);
      if (!isLeafType(inner) || field.args.length > 0 || isListType(getNullableType(field.type)))
        continue;
      const name = splitWords(field.name)
        .join('')
        .replace(/^deleted|^new|^created/, '');
      if (name === 'id' || name === 'nodeid' || name === `${words}id` || name === `${words}nodeid`)
        return [field.name];
      if (resource.identity?.field === field.name) return [field.name];
    }
  }
  return null;
}

type GraphQLObjectTypeLike = Pick<GraphQLObjectType, 'getFields' | 'name'>;

function firstOf<T>(
  bodies: readonly GraphQLObjectTypeLike[],
  read: (body: GraphQLObjectTypeLike) => T | null,
): T | null {
  for (const body of bodies) {
    const found = read(body);
    if (found !== null) return found;
  }
  return null;
}
