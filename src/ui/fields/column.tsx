import type { ComponentType, ReactNode } from 'react';
import type { Locale } from '../../locale/locale.ts';
import { reading, valueOf, type Caught } from '../../relay/caught.ts';

/**
 * A column of a table of records. Whatever shows or reads rows goes by it: cells, files, spreadsheets, boards,
 * calendars, what a selected row is called. The constructors beside the field components (`textColumn`,
 * `moneyColumn`) make one for each kind of value; one of your own is an object with `value` and `cell`.
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

/** What a constructor of columns takes: a column whose value is of the kind that the constructor is for. */
export interface ColumnOf<Row, Value> extends Omit<Column<Row>, 'value' | 'cell'> {
  readonly value: (row: Row) => Caught<Value>;
  /** Another way to show the value than the usual one. */
  readonly cell?: Column<Row>['cell'];
}

/** A column whose cells are a field component that needs nothing but the value. */
export function columnOf<Row, Value>(
  Field: ComponentType<{ readonly value: Caught<Value> }>,
  column: ColumnOf<Row, Value>,
): Column<Row> {
  return { cell: (row) => <Field value={column.value(row)} />, ...column };
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
