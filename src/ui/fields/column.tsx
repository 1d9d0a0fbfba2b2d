import type { ComponentType, ReactNode } from 'react';
import { labelOf } from '../../locale/labelOf.ts';
import type { Locale } from '../../locale/locale.ts';
import { reading, valueOf, type Caught } from '../../relay/caught.ts';

/**
 * A column of a table of records. Whatever shows or reads rows goes by it: cells, files, spreadsheets, boards,
 * calendars, what a selected row is called. The constructors beside the field components (`textColumn`,
 * `moneyColumn`) make one for each kind of value, `column` one with cells of your own.
 */
export interface Column<Row> {
  /** The name by which addresses sort and choose it: its field's as a rule. */
  readonly id: string;
  readonly label: string;
  /** Numbers are aligned at the end, so that their digits line up. */
  readonly align?: 'end';
  /** It is not shown until somebody chooses it. */
  readonly hidden?: true;
  /**
   * What it holds of a row, as data; null where there is nothing. Where its field can be edited in a spreadsheet,
   * this is the field's value, since it is what the editing starts with.
   */
  readonly value: (row: Row) => unknown;
  /** How a cell shows it. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * What a file says of it, where that is more than the value.
   *
   * @param locale the language of the file; null for programs, which get the same words in each language
   */
  readonly write?: (row: Row, locale: Locale | null) => readonly WrittenValue[];
}

export type Columns<Row> = ReadonlyArray<Column<Row>>;

/** A value in a file, under its column's heading or that with a word added. */
export interface WrittenValue {
  readonly part: '' | 'currency' | '(minor unit)';
  readonly value: unknown;
}

/**
 * In what a column differs from others of its kind. The label is the column's name in words where none is given, the
 * cell the kind's own.
 */
export type ColumnOptions<Row> = Partial<Omit<Column<Row>, 'id' | 'value'>>;

/** How a value of a certain kind is read of a row. */
export type ReadValue<Row, Value> = (row: Row) => Caught<Value>;

/** A column with cells of its own. */
export function column<Row>(
  id: string,
  value: Column<Row>['value'],
  options: ColumnOptions<Row> & Pick<Column<Row>, 'cell'>,
): Column<Row> {
  return { id, label: labelOf(id), value, ...options };
}

/** A column whose cells are a field component that needs nothing but the value. */
export function columnOf<Row, Value>(
  Field: ComponentType<{ readonly value: Caught<Value> }>,
  id: string,
  value: ReadValue<Row, Value>,
  options?: ColumnOptions<Row>,
): Column<Row> {
  return column(id, value, { cell: (row) => <Field value={value(row)} />, ...options });
}

/** What a file says of a row in a column. What could not be read is null. */
export function writtenValues<Row>(
  { value, write }: Column<Row>,
  row: Row,
  locale: Locale | null,
): readonly WrittenValue[] {
  return write ? write(row, locale) : [{ part: '', value: dataOf({ value }, row) }];
}

/** What a column holds of a row; null where that is nothing or could not be read. */
export function dataOf<Row>({ value }: Pick<Column<Row>, 'value'>, row: Row): unknown {
  return valueOf<unknown>(value(row));
}

/** Whether the backend could not give what a column holds of a row. */
export function isUnreadable<Row>({ value }: Column<Row>, row: Row): boolean {
  return !reading(value(row)).ok;
}

/** What a column says of a row in words: of the first column, what names the row. Null where it says nothing. */
export function textIn<Row>(column: Column<Row>, row: Row, locale: Locale): string | null {
  const [first] = writtenValues(column, row, locale);
  return first === undefined || first.value === null || first.value === ''
    ? null
    : String(first.value);
}
