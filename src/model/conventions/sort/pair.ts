import { getNamedType, isEnumType } from 'graphql';
import type { SortField } from '../../listQuery.ts';
import type { Template } from '../../model.ts';
import { findKnob } from '../../shapes/knobs.ts';
import type { Knob } from '../../shapes/knobs.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { joinVariables, place } from '../../shapes/slots.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { SORT_NAMES, directions, sortedField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

const DIRECTION_NAMES = (
  'orderbydirection sortdirection sortorder orderdirection direction order sortdir ' +
  'sortbydirection orderdir dir'
).split(' ');
const REVERSE_NAMES =
  'reverse descending desc sortdesc sortdescending isdescending sortreverse orderdesc'.split(' ');

/** Two arguments: an enum of fields and a direction, which may be a Boolean (`sortKey` + `reverse`). */
export function pairSort(knobs: readonly Knob[], row: RowShape): SortReading | null {
  const by = findKnob(knobs, SORT_NAMES, (knob) => namesFields(knob, row));
  if (!by) return null;
  const direction = findKnob(
    knobs,
    DIRECTION_NAMES,
    (knob) => knob !== by && directionValues(knob) !== null,
  );
  const reverse = direction
    ? undefined
    : findKnob(knobs, REVERSE_NAMES, (knob) => getNamedType(knob.type).name === 'Boolean');
  const knob = direction ?? reverse;
  if (!knob) return null;
  const values: { ascending: Template; descending: Template } = (direction &&
    directionValues(direction)) ?? { ascending: false, descending: true };
  const fields = fieldNames(by, row).map(([name, field]): SortField => ({
    field,
    ascending: joinVariables(place(by.slot, name), place(knob.slot, values.ascending)),
    descending: joinVariables(place(by.slot, name), place(knob.slot, values.descending)),
  }));
  return { sort: { fields, multiple: false }, slots: [by.slot, knob.slot] };
}

/** An enum of directions, or a text that takes their names. */
function directionValues(knob: Knob): { ascending: string; descending: string } | null {
  if (isList(knob.type) || getNamedType(knob.type).name !== 'String') return directions(knob.type);
  return /^(ASC|DESC)/.test(String(knob.defaultValue))
    ? { ascending: 'ASC', descending: 'DESC' }
    : { ascending: 'asc', descending: 'desc' };
}

function namesFields(knob: Knob, row: RowShape): boolean {
  if (isList(knob.type) || directions(knob.type) !== null) return false;
  return isEnumType(getNamedType(knob.type))
    ? fieldNames(knob, row).length > 0
    : getNamedType(knob.type).name === 'String';
}

/** What to send and the record's field that it stands for. */
function fieldNames(knob: Knob, row: RowShape): [string, string][] {
  const type = getNamedType(knob.type);
  const names = isEnumType(type)
    ? type.getValues().map((value) => value.name)
    : row.leaves.filter((leaf) => !isList(leaf.type)).map((leaf) => leaf.name);
  const seen = new Set<string>();
  return names.flatMap((name): [string, string][] => {
    const field = sortedField(name, row);
    if (field === null || seen.has(field)) return [];
    seen.add(field);
    return [[name, field]];
  });
}
