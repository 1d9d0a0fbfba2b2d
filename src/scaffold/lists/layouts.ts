import type { Field } from '../../model/types/fields.ts';
import { text, object, property } from '../code/docs.ts';
import { saysResponsible } from '../fields/responsible.ts';
import { isBookkeeping } from '../fields/traits.ts';
import type { FilterPlan } from './filterPlan.ts';

/** A column that a list shows, and the filter that narrows the list by it. */
interface ShownColumn {
  readonly name: string;
  /** Null where it shows a related record. */
  readonly field: Field | null;
  readonly maker: FilterPlan['maker'] | undefined;
  /** The list can be narrowed to the rows of somebody who is responsible for them. */
  readonly isOfPeople: boolean;
  /** The form that changes a record has it. */
  readonly isSettable: boolean;
}

/** Layout → the column that it places rows by; undefined where no column suits it. */
export const LAYOUT_COLUMNS: Readonly<
  Record<string, (shown: readonly ShownColumn[]) => ShownColumn | undefined>
> = {
  board: (shown) =>
    shown.find(({ maker }) => maker === 'statusFilter') ??
    shown.find(({ maker, isSettable }) => maker === 'choiceFilter' && isSettable) ??
    shown.find(({ isOfPeople, isSettable }) => isOfPeople && isSettable),
  calendar: (shown) =>
    shown.find((one) => isDated(one) && !(one.field && isBookkeeping(one.field))) ??
    shown.find(isDated),
  gallery: (shown) => shown.find(({ field }) => field?.format === 'image' && !field.list),
};

/** A calendar fetches its days by a filter. */
function isDated({ maker }: ShownColumn): boolean {
  return maker === 'dayFilter' || maker === 'momentFilter';
}

/**
 * `layouts: { … }`, with a column for each layout that suits the rows. Null where none does.
 *
 * @param columns the columns shown by default, and the picture before the title
 * @param settable the fields and relations that the form that changes a record has
 */
export function layoutsProperty(
  columns: readonly string[],
  fields: readonly Field[],
  filters: readonly FilterPlan[],
  settable: ReadonlySet<string>,
): string | null {
  const known = new Map(filters.map((filter) => [filter.name, filter]));
  const shown = columns.map((name) => ({
    name,
    field: fields.find((field) => field.name === name) ?? null,
    maker: known.get(name)?.maker,
    isOfPeople: typeof known.get(name)?.relation === 'string' && saysResponsible(name),
    isSettable: settable.has(name),
  }));
  const entries = Object.entries(LAYOUT_COLUMNS).flatMap(([layout, columnFor]) => {
    const column = columnFor(shown);
    return column ? [property(layout, text(column.name))] : [];
  });
  return entries.length > 0 ? property('layouts', object(entries)) : null;
}
