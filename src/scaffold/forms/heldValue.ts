import { getNullableType, isListType } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { Relation } from '../../model/types/relations.ts';
import type { InputContext, InputField, InputKind, InputMeaning } from './inputPlan.ts';
import { isInRecord, isSentAlways } from './relatedValues.ts';

/** What a record has for an input to begin with: the related records that are chosen, or a field's value. */
export interface HeldValue {
  readonly relation: Relation | null;
  readonly field: Field | null;
  /** Whether it is read with the record. */
  readonly isRead: boolean;
}

/** @param isHidden the input is a secret, which is never read */
export function heldBy(
  input: InputField,
  kind: InputKind,
  { relation, field: own }: InputMeaning,
  isHidden: boolean,
  context: InputContext,
): HeldValue {
  if (kind.records !== undefined && relation !== null)
    return { relation, field: null, isRead: isReadWith(relation, input, context) };
  // A record that is only known by its key is read as that key.
  const field = !isHidden && isSameShape(own, input, kind) ? own : null;
  return { relation: null, field, isRead: field !== null };
}

/** Whether an input can begin with what a record that is there has, or needs nothing of it. */
export function canBeginWith(
  kind: InputKind,
  { relation }: InputMeaning,
  { isRead }: HeldValue,
  isHidden: boolean,
): boolean {
  if (relation && !relation.many && goesDeep(kind)) return false;
  return isRead || isHidden || kind.isWriteOnly === true;
}

/** Whether a record always has a value. Of a file that is there, nothing is sent. */
export function isKept(kind: InputKind, { relation, field }: HeldValue): boolean {
  const held = relation ?? field;
  return held !== null && !held.nullable && !kind.isWriteOnly;
}

/** Whether the related records that an input is for are read with the record: one always, several where they are sent again. */
function isReadWith(relation: Relation, input: InputField, context: InputContext): boolean {
  return !relation.many || (isSentAlways(input, context) && isInRecord(relation));
}

function goesDeep({ structure, object }: InputKind): boolean {
  return structure !== undefined || object?.inputs.some(({ kind }) => goesDeep(kind)) === true;
}

/** Whether the record's field has values that the input takes. */
function isSameShape(field: Field | null, { type }: InputField, kind: InputKind): boolean {
  if (!field) return false;
  const isList = isListType(getNullableType(type));
  if (isList !== field.list) return false;
  const { object, isOfObject = false } = kind.item?.kind ?? kind;
  const holdsObjects = object !== undefined || isOfObject;
  return holdsObjects ? field.fields !== null : field.fields === null;
}
