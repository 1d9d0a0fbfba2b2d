import type { Field } from '../../model/types/fields.ts';
import type { ToolRows } from '../../model/types/tool.ts';
import type { Source } from '../fields/access.ts';
import { unionView } from '../fields/unionField.ts';
import { linkTo, relationView } from '../fields/recordLink.ts';
import { tableColumn, type TableColumn } from '../fields/tableCode.ts';
import { isWide } from '../fields/fieldViews.ts';
import {
  isDate,
  isIdentifier,
  isNumeric,
  isShown,
  isStatus,
  partsShown,
} from '../fields/traits.ts';
import { view } from '../fields/views.ts';
import type { Context } from '../context.ts';

const MOST_COLUMNS = 7;
const MOST_LINKS = 3;

export interface ColumnCode extends TableColumn {
  /** Selects the column's value, and returns the JSX that shows it. */
  readonly show: (source: Source) => string;
}

/** The columns of rows: a link to the record, its relations, and its values. */
export function columnsOf(context: Context, rows: Omit<ToolRows, 'path'>): ColumnCode[] {
  const target = rows.record ? context.of(rows.record) : undefined;
  const links = rows.relations.flatMap((relation): ColumnCode[] => {
    const other = relation.many ? undefined : context.of(relation.to);
    if (!other) return [];
    const { label } = relation;
    return [
      { label, show: (source) => relationView(source, { type: rows.type }, relation, other) },
    ];
  });
  const values = valuesOf(rows, target?.resource.title ?? []).map((field): ColumnCode => {
    const place = { within: [], siblings: rows.fields, size: 'cell' as const };
    return {
      label: field.label,
      isNumeric: isNumeric(field),
      show: (source) => view({ ...source, ...place }, field),
    };
  });
  const own: ColumnCode[] = target
    ? [
        {
          label: target.resource.label,
          show: (source) => linkTo(source, target, source.variable),
        },
      ]
    : [];
  const unionFields = rows.unionFields
    .filter(({ many }) => !many)
    .map((field): ColumnCode => ({
      label: field.label,
      show: (source) => unionView(source, field) ?? '',
    }));
  return [...own, ...unionFields, ...links.slice(0, MOST_LINKS), ...values].slice(0, MOST_COLUMNS);
}

/** The values of a row that fit into a line, without those in the record's title. */
function valuesOf(
  { fields, record }: Pick<ToolRows, 'fields' | 'record'>,
  titles: readonly string[],
): Field[] {
  if (record === null) return partsShown({ fields } as Field);
  return fields
    .filter(
      (field) =>
        isShown(field) &&
        !field.list &&
        !isWide(field) &&
        !isIdentifier(field) &&
        !titles.includes(field.name),
    )
    .sort(
      (one, other) =>
        Number(isStatus(other)) - Number(isStatus(one)) ||
        Number(isDate(one)) - Number(isDate(other)),
    )
    .slice(0, 4);
}

/** Prints columns as object literals, and selects their fields. */
export function columnDocs(columns: readonly ColumnCode[], source: Source): string[] {
  return columns.map((column) => tableColumn(column, source.variable, column.show(source)));
}
