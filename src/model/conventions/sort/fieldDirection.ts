import { getNamedType, isEnumType, isInputObjectType } from 'graphql';
import type { Template } from '../../model.ts';
import { findKnob } from '../../knobs.ts';
import type { Knob } from '../../knobs.ts';
import type { RowShape } from '../../rowShape.ts';
import { inputFields, isList } from '../../typeShapes.ts';
import { SORT_NAMES, directions, sortField, sortedField } from './sort.ts';
import type { SortReading } from './sort.ts';

/** `orderBy: { field: NAME, direction: ASC }`, one or a list of them. */
export function fieldDirectionSort(knobs: readonly Knob[], row: RowShape): SortReading | null {
  const knob = findKnob(knobs, SORT_NAMES, (candidate) =>
    isInputObjectType(getNamedType(candidate.type)),
  );
  if (!knob) return null;
  const inputs = inputFields(knob.type);
  const direction = inputs.find((input) => directions(input.type) !== null);
  const by = inputs.find(
    (input) => input !== direction && isEnumType(getNamedType(input.type)) && !isList(input.type),
  );
  const values = direction && directions(direction.type);
  const type = by && getNamedType(by.type);
  // In an object of many directions each field is a field of the record: another convention.
  if (
    !by ||
    !values ||
    !isEnumType(type) ||
    inputs.filter((input) => directions(input.type) !== null).length > 1
  )
    return null;

  const seen = new Set<string>();
  const fields = type.getValues().flatMap((value) => {
    const field = sortedField(value.name, row);
    if (field === null || seen.has(field)) return [];
    seen.add(field);
    const send = (order: string): Template => ({ [by.name]: value.name, [direction.name]: order });
    return [sortField(field, knob, send(values.ascending), send(values.descending))];
  });
  return { sort: { fields, multiple: isList(knob.type) }, slots: [knob.slot] };
}
