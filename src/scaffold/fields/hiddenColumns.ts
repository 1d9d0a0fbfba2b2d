import type { Field } from '../../model/types/fields.ts';
import type { Context } from '../context.ts';
import { fitsCell, isColumn } from './columnFields.ts';
import type { ColumnPlan, RowsPlan } from './tablePlan.ts';

const MOST_HIDDEN = 30;

/** The columns that people can add: all other fields that fit into a cell. @param fields those of the rows */
export function hiddenColumns(
  context: Context,
  table: RowsPlan,
  fields: readonly Field[],
  shown: readonly ColumnPlan[],
): ColumnPlan[] {
  const { resource } = table.owner;
  const taken = new Set([
    ...resource.title,
    ...shown.flatMap((column) =>
      column.kind === 'field'
        ? column.field.name
        : column.kind === 'relation'
          ? column.relation.field
          : [],
    ),
  ]);
  const relations = table.fields === null ? resource.relations : [];
  const all = [
    ...relations
      .filter(({ many, deprecated, to }) => !many && !deprecated && context.of(to) !== undefined)
      .map((relation): ColumnPlan => ({ kind: 'relation', relation })),
    ...fields
      .filter((field) => fitsCell(field, fields, resource.relations))
      .map((field): ColumnPlan => ({ kind: 'field', field })),
  ];
  const offered = all.filter((column) => column.kind !== 'title' && !taken.has(nameOf(column)));
  const isShort = (column: ColumnPlan) =>
    column.kind !== 'field' || isColumn(column.field, fields, resource.relations, []);
  // Where there are too many, long texts and internals make room for what is read at a glance.
  const shortFirst = offered.toSorted(
    (one, other) => Number(isShort(other)) - Number(isShort(one)),
  );
  const fitting = new Set(shortFirst.slice(0, MOST_HIDDEN));
  return offered.filter((column) => fitting.has(column));
}

/** The field or relation of a column, by its name in the schema. */
export function nameOf(column: Exclude<ColumnPlan, { kind: 'title' }>): string {
  return column.kind === 'field' ? column.field.name : column.relation.field;
}
