import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isLeafType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionNode,
} from 'graphql';
import type { Mutation, MutationResult } from '../../model/types/mutation.ts';
import { commonInterface } from '../../model/conventions/result/resultUnion.ts';
import { isFlatList, isList, outputField } from '../../model/shapes/typeShapes.ts';
import { property, text } from '../code/docs.ts';
import { Selection } from '../graphql/selection.ts';
import type { Plan } from '../plan.ts';
import type { Subject } from '../subject.ts';
import { firstOf, narrowed, reach, type Place } from './payloadPlace.ts';
import { refusalIn } from './refusal.ts';

/** What is asked for below a mutation's field, and how the answer is read. */
export interface PayloadCode {
  /** Undefined where the answer is a plain value. */
  readonly selections: readonly SelectionNode[] | undefined;
  /** Properties of a `PayloadReading`. */
  readonly verdict: readonly string[];
  /** An expression for the record's key; null where the answer does not hold it. */
  readonly key: string | null;
  /** Whether that is the `id` of the record in the verdict: how it is read unless a file says otherwise. */
  readonly isKeyOfRecord: boolean;
}

/**
 * Writes how the answer of a mutation is asked for and judged.
 *
 * @param owner the resource whose record is changed; null where there is none
 * @param variable the variable that holds the answer
 * @param isGone the record is not there afterwards, so that nothing of it can be shown
 */
export function payloadCode(
  plan: Plan,
  owner: Subject | null,
  { type }: GraphQLField<unknown, unknown>,
  { result }: Pick<Mutation, 'result'>,
  variable: string,
  { isGone = false } = {},
): PayloadCode {
  const selection = new Selection();
  const start: Place = {
    selections: [selection],
    expression: variable,
    type,
    mayBeMissing: !isNonNullType(type),
  };
  const shown = isGone || !result.record ? null : recordIn(plan, owner, start, result.record);
  const key = shown?.key ?? (isGone || !result.key ? null : keyIn(plan, owner, start, result.key));
  const record = shown?.expression ? [property('record', shown.expression)] : [];
  const verdict = [
    ...record,
    ...errorsIn(plan, start, result),
    ...refusalIn(plan.schema, start, result),
    ...successIn(plan, start, result),
    ...messageIn(plan, start, result),
  ];
  if (selection.isEmpty) selection.leaf('__typename', { caught: false });
  return {
    selections: isLeafType(getNamedType(type)) ? undefined : selection.toNodes(),
    verdict,
    key,
    isKeyOfRecord: record.length > 0 && !!shown?.key && owner?.key.join() === 'id',
  };
}

/** What an answer has of the record that was changed. */
interface RecordInAnswer {
  /** Null where it is no record of the owner's, or where a missing one only means another member of a union. */
  readonly expression: string | null;
  readonly key: string | null;
}

/** Asks for the record in an answer, with its key and all that its page shows of it. */
function recordIn(
  plan: Plan,
  owner: Subject | null,
  start: Place,
  path: readonly string[],
): RecordInAnswer | null {
  const end = reach(plan.schema, start, path);
  if (!end) return null;
  const record = owner && recordAt(plan, owner, firstOf(end));
  const key = record && keyAt(plan, owner, record);
  // Relay wants what may be of another type to be read apart: the page asks for that again.
  const isCertain = record !== null && getNamedType(end.type).name === owner?.resource.type;
  for (const at of (record ?? firstOf(end)).selections)
    if (isCertain && owner?.record) at.spread(`${owner.record.name}_record`);
    else if (!key) at.leaf('__typename', { caught: false });
  const isRead = record !== null && !isThroughUnion(plan, start, path);
  return { expression: isRead ? record.expression : null, key };
}

/** The record itself, where the way ends at it or at something that may be it. */
function recordAt(plan: Plan, { resource }: Subject, place: Place): Place | null {
  const type = getNamedType(place.type);
  if (type.name === resource.type) return place;
  const own = plan.type(resource.type);
  // The answer says which of the resource's types it is.
  if (isAbstractType(own) && isObjectType(type) && plan.schema.isSubType(own, type)) return place;
  if (!isAbstractType(type)) return null;
  const names = plan.schema.getPossibleTypes(type).map(({ name }) => name);
  return names.includes(resource.type) ? narrowed(place, resource.type) : null;
}

/** The parts of a composite key are read where each is certain. */
function keyAt(plan: Plan, { key, resource }: Subject, record: Place): string | null {
  const fields = key.map((name) => resource.fields.find((candidate) => candidate.name === name));
  const isMany = key.length > 1;
  const isRead = fields.every(
    (field) => field && plan.leafType(field.type) !== 'unknown' && !(isMany && field.nullable),
  );
  if (!isRead || key.length === 0) return null;
  for (const at of record.selections) for (const name of key) at.leaf(name, { caught: false });
  const own = record.expression;
  if (!isMany) return `${own}${record.mayBeMissing ? '?.' : '.'}${key[0]}`;
  const parts = `[${key.map((name) => `${own}.${name}`).join(', ')}]`;
  return record.mayBeMissing ? `${own} && ${parts}` : parts;
}

/** The key in an answer that is not the record itself; of a composite one, all parts have to be there. */
function keyIn(
  plan: Plan,
  owner: Subject | null,
  start: Place,
  path: readonly string[],
): string | null {
  if (!owner || owner.key.length < 2) return reach(plan.schema, start, path)?.expression ?? null;
  const holder = reach(plan.schema, start, path.slice(0, -1));
  const type = getNamedType(holder?.type);
  const isWhole =
    isCompositeType(type) &&
    owner.key.every((name) => isNonNullType(outputField(type, name)?.type));
  return holder && isWhole ? keyAt(plan, owner, firstOf(holder)) : null;
}

/** Whether a missing record only means that the answer is another member of a union. */
function isThroughUnion({ schema }: Plan, start: Place, path: readonly string[]): boolean {
  return [...path, ''].some((_, length) => {
    const place = reach(schema, { ...start, selections: [] }, path.slice(0, length));
    return place !== null && isUnionType(getNamedType(place.type));
  });
}

function errorsIn({ schema }: Plan, start: Place, { errors }: MutationResult): string[] {
  const list = errors && reach(schema, start, errors.path);
  if (!errors || !list) return [];
  const type = getNamedType(list.type);
  const chain = list.mayBeMissing ? '?.' : '.';
  // Where several records are sent at once, those of each are a list of their own.
  const isNested = isList(list.type) && !isFlatList(list.type);
  const all = isNested ? `${list.expression}${chain}flat()` : list.expression;
  if (isLeafType(type))
    return [property('errors', `${all}${chain}map((message) => ({ message }))`)];
  const parts = { message: errors.message, field: errors.field, code: errors.code };
  for (const [alias, name] of Object.entries(parts)) {
    if (name === null || !isCompositeType(type)) continue;
    for (const { selection, part } of partsIn(list, type, name))
      selection.leaf(part.name, { caught: false, alias });
  }
  return [property('errors', isList(list.type) ? all : `[${all}]`)];
}

interface Part {
  readonly selection: Selection;
  readonly part: GraphQLField<unknown, unknown>;
}

/** Where a part of an error is asked for: of the error, or of the kinds of error that have it. */
function partsIn({ selections }: Place, type: GraphQLCompositeType, name: string): Part[] {
  const unionMembers = isUnionType(type) ? kindsOf(type.getTypes(), name) : [];
  const found = [type, ...unionMembers].flatMap((kind) => {
    const part = outputField(kind, name);
    return part && isLeafType(getNamedType(part.type)) ? [{ kind, part }] : [];
  });
  // One name must not stand for a text that may be null and for one that may not.
  const alike = found.filter(({ part }) => String(part.type) === String(found[0].part.type));
  return alike.flatMap(({ kind, part }) =>
    selections.map((at) => ({ selection: kind === type ? at : at.on(kind.name), part })),
  );
}

/** The interface that all kinds of error have in common, if that has the field, else the kinds themselves. */
function kindsOf(types: readonly GraphQLObjectType[], name: string): GraphQLCompositeType[] {
  const common = commonInterface(types);
  return common && outputField(common, name) ? [common] : [...types];
}

function successIn(
  { schema }: Plan,
  start: Place,
  { success, failures }: MutationResult,
): string[] {
  const place = success && reach(schema, start, success);
  if (!place) return [];
  if (failures.length === 0) return [property('isDone', place.expression)];
  const isFailure = failures.map((value) => `${place.expression} !== ${text(value) as string}`);
  return [property('isDone', isFailure.join(' && '))];
}

function messageIn({ schema }: Plan, start: Place, { message }: MutationResult): string[] {
  const place = message && reach(schema, start, message);
  return place && getNamedType(place.type).name === 'String'
    ? [property('message', place.expression)]
    : [];
}
