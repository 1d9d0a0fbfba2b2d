import {
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';
import { isDemanded } from './inputPlan.ts';
import type { PickerPlan } from './pickers.ts';

/** A list of keys, or of objects with only a key. */
export function keysOf(
  planner: Planner,
  target: Subject,
  type: GraphQLInputType,
): {
  readonly picker: PickerPlan;
  /** The key of the object that each key is wrapped in; null if there is none. */
  readonly wrap: string | null;
  /** The object has no other fields. */
  readonly isAlone: boolean;
} | null {
  const list = getNullableType(type);
  if (!isListType(list)) return null;
  const item = getNullableType(list.ofType as GraphQLInputType);
  if (isScalarType(item)) {
    const picker = planner.pickers.of(target, item.name);
    return picker && { picker, wrap: null, isAlone: true };
  }
  if (!isInputObjectType(item)) return null;
  const fields = Object.values(item.getFields());
  for (const field of fields) {
    const key = getNullableType(field.type);
    const picker = isScalarType(key) ? planner.pickers.ofField(target, key.name, field.name) : null;
    const isEnough = fields.every((other) => other === field || !isDemanded(other));
    if (picker && isEnough) return { picker, wrap: field.name, isAlone: fields.length === 1 };
  }
  return null;
}
