import { getNamedType, getNullableType, isInputObjectType, isListType } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import { relatedObject } from '../fields/relatedObject.ts';
import type { Planner } from '../planner.ts';
import { isDemanded, type InputContext, type InputField } from './inputPlan.ts';

/** Records within records within records are no longer values of the first. */
const DEEPEST = 2;

/** Whether every change of a record that is there sends an input, since the backend would lose what is not sent. */
export function isSentAlways(
  input: InputField,
  { isThere, isWhole = false, writesRecord = false }: InputContext,
): boolean {
  return isThere && writesRecord && (isWhole || isDemanded(input));
}

/** Whether a record has all its related records in itself: they can be read with it, and sent with it. */
export function isInRecord({ many, list, record, envelope }: Relation): boolean {
  if (envelope) return false;
  if (!many) return record.length === 0;
  if (list === null || list.rows.length > 0 || list.path.length !== 1) return false;
  return list.pagination.position === 'none' && list.required.length === 0;
}

/**
 * Related records as values of the record: `tags: [TagInput!]` of what a backend stores as it is given, where leaving
 * them out would remove them.
 *
 * @returns the field that they are read as; null where they are sent otherwise, or not always
 */
export function relatedValues(input: InputField, context: InputContext): Field | null {
  const { planner, relations, within } = context;
  const type = getNamedType(input.type);
  if (within !== null || !isSentAlways(input, context) || !isInputObjectType(type)) return null;
  const isMany = isListType(getNullableType(input.type));
  const relation = relations.find(({ field, many }) => field === input.name && many === isMany);
  const values = relation ? recordsAsValues(planner, relation) : null;
  // What takes their keys alone, or an operation, links records that are kept elsewhere.
  const keys = planner.of(relation?.to ?? '')?.resource.keys ?? [];
  const isOwn = ({ name }: Field) => !keys.includes(name) && Object.hasOwn(type.getFields(), name);
  return values?.fields?.some(isOwn) ? values : null;
}

/**
 * The records that a record has in itself as values of it; null for those that are kept elsewhere.
 *
 * @param depth how deep they lie
 */
export function recordsAsValues(planner: Planner, relation: Relation, depth = 1): Field | null {
  const target = planner.of(relation.to)?.resource;
  if (!target || !isInRecord(relation)) return null;
  const readable = relation.list?.fields ?? null;
  const fields = target.fields.filter(
    ({ name, envelope }) => !envelope && (readable === null || readable.includes(name)),
  );
  const further = depth < DEEPEST && readable === null ? target.relations : [];
  const below = further.flatMap((next) => recordsAsValues(planner, next, depth + 1) ?? []);
  return relatedObject(relation, [...fields, ...below]);
}
