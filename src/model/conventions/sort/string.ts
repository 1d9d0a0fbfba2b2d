import { getNamedType, isLeafType } from 'graphql';
import { findKnob } from '../../shapes/knobs.ts';
import type { Knob } from '../../shapes/knobs.ts';
import type { RowShape } from '../../shapes/rowShape.ts';
import { isList } from '../../shapes/typeShapes.ts';
import { SORT_NAMES, sortField } from './sortReading.ts';
import type { SortReading } from './sortReading.ts';

type Spell = (field: string) => readonly [ascending: string, descending: string];

/**
 * A string that names field and direction. How it is spelled is read from the argument's default or
 * description, or from the paging beside it; failing that, a minus before the name is taken for descending.
 */
export function stringSort(
  knobs: readonly Knob[],
  row: RowShape,
  all: readonly Knob[],
): SortReading | null {
  const knob = findKnob(
    knobs,
    SORT_NAMES,
    (candidate) =>
      isLeafType(getNamedType(candidate.type)) && getNamedType(candidate.type).name === 'String',
  );
  if (!knob) return null;
  const spell = spelling(knob, all);
  const fields = row.leaves
    .filter((leaf) => !isList(leaf.type))
    .map((leaf) => sortField(leaf.name, knob, ...spell(leaf.name)));
  return { sort: { fields, multiple: isList(knob.type) }, slots: [knob.slot] };
}

function spelling(knob: Knob, all: readonly Knob[]): Spell {
  const example = `${JSON.stringify(knob.defaultValue ?? '')} ${knob.description ?? ''}`;
  if (/\w_(asc|desc)\b/.test(example))
    return (field) => [`${snake(field)}_asc`, `${snake(field)}_desc`];
  if (/\w:(asc|desc)\b/i.test(example) || pagesBothWays(knob, all))
    return (field) => [`${field}:asc`, `${field}:desc`];
  if (/\w (asc|desc)\b/i.test(example)) return (field) => [`${field} asc`, `${field} desc`];
  return (field) => [field, `-${field}`];
}

/** Paging by page and by start in one object goes with `field:asc` sorting. */
function pagesBothWays(knob: Knob, all: readonly Knob[]): boolean {
  const paging = all.filter((candidate) => candidate.slot.length === 2);
  const has = (name: string) => paging.some((candidate) => candidate.name === name);
  return isList(knob.type) && has('page') && has('pageSize') && has('start') && has('limit');
}

function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}
