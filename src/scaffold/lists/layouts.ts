import type { Field } from '../../model/types/fields.ts';
import { object, property, textProperty } from '../code/docs.ts';
import { isBookkeeping } from '../fields/traits.ts';
import type { FilterPlan } from './filters.ts';

/**
 * `layouts: { … }`: a board by a status, a calendar by a day that the list can be narrowed by, a gallery
 * by an image. Null where the rows suit none of them.
 *
 * @param columns what the list shows unless somebody chooses otherwise
 */
export function layoutsProperty(
  columns: readonly string[],
  fields: readonly Field[],
  filters: readonly FilterPlan[],
): string | null {
  const makers = new Map(filters.map(({ name, maker }) => [name, maker]));
  const shown = columns.flatMap((name) => fields.find((field) => field.name === name) ?? []);
  const isDated = ({ name }: Field) => /^(day|moment)Filter$/.test(makers.get(name) ?? '');
  const board = shown.find(({ name }) => makers.get(name) === 'statusFilter');
  const calendar =
    shown.find((field) => isDated(field) && !isBookkeeping(field)) ?? shown.find(isDated);
  const gallery = shown.find(({ format, list }) => format === 'image' && !list);
  const entries = Object.entries({ board, calendar, gallery }).flatMap(([layout, field]) =>
    field ? [textProperty(layout, field.name)] : [],
  );
  return entries.length > 0 ? property('layouts', object(entries)) : null;
}
