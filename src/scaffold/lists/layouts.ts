import type { Field } from '../../model/types/fields.ts';
import { text, object, property } from '../code/docs.ts';
import { isBookkeeping } from '../fields/traits.ts';
import type { FilterPlan } from './filters.ts';

/** A field that a list shows, and the filter that narrows the list by it. */
interface ShownField {
  readonly field: Field;
  readonly maker: FilterPlan['maker'] | undefined;
  /** The form that changes a record has it. */
  readonly isSettable: boolean;
}

/** Layout → the column that it places rows by; undefined where no column suits it. */
export const LAYOUT_COLUMNS: Readonly<
  Record<string, (shown: readonly ShownField[]) => ShownField | undefined>
> = {
  board: (shown) =>
    shown.find(({ maker }) => maker === 'statusFilter') ??
    shown.find(({ maker, isSettable }) => maker === 'choiceFilter' && isSettable),
  calendar: (shown) =>
    shown.find((one) => isDated(one) && !isBookkeeping(one.field)) ?? shown.find(isDated),
  gallery: (shown) => shown.find(({ field }) => field.format === 'image' && !field.list),
};

/** A calendar fetches its days by a filter. */
function isDated({ maker }: ShownField): boolean {
  return maker === 'dayFilter' || maker === 'momentFilter';
}

/**
 * `layouts: { … }`, with a column for each layout that suits the rows. Null where none does.
 *
 * @param columns the columns shown by default
 * @param settable the inputs of the form that changes a record
 */
export function layoutsProperty(
  columns: readonly string[],
  fields: readonly Field[],
  filters: readonly FilterPlan[],
  settable: ReadonlySet<string>,
): string | null {
  const makers = new Map(filters.map(({ name, maker }) => [name, maker]));
  const shown = columns
    .flatMap((name) => fields.find((field) => field.name === name) ?? [])
    .map((field) => ({
      field,
      maker: makers.get(field.name),
      isSettable: settable.has(field.name),
    }));
  const entries = Object.entries(LAYOUT_COLUMNS).flatMap(([layout, columnFor]) => {
    const column = columnFor(shown);
    return column ? [property(layout, text(column.field.name))] : [];
  });
  return entries.length > 0 ? property('layouts', object(entries)) : null;
}
