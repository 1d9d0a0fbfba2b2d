import {
  getNullableType,
  isInputObjectType,
  isListType,
  isScalarType,
  type GraphQLInputType,
} from 'graphql';
import type { Slot } from '../../model/types/variables.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';
import { placeOfKey } from './keyPlace.ts';
import type { PickerPlan } from './pickers.ts';

/** A list of keys, or of objects that each name a record by its key. */
export function keysOf(
  planner: Planner,
  target: Subject,
  type: GraphQLInputType,
): {
  readonly picker: PickerPlan;
  /** The objects around each key; none where each is a key. */
  readonly each: Slot;
  /** Nothing else can be said of each. */
  readonly isAlone: boolean;
} | null {
  const list = getNullableType(type);
  if (!isListType(list)) return null;
  const item = getNullableType(list.ofType as GraphQLInputType);
  if (isScalarType(item)) {
    const picker = planner.pickers.of(target, item.name);
    return picker && { picker, each: [], isAlone: true };
  }
  if (!isInputObjectType(item)) return null;
  const place = placeOfKey(planner, target, item);
  const isAlone = Object.keys(item.getFields()).length === 1;
  return place && { picker: place.picker, each: place.slot, isAlone };
}
