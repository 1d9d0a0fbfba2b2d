import type { ComponentType, ReactNode } from 'react';
import type { RecordKey } from '../../address/resource.ts';
import { labelOf } from '../../locale/labelOf.ts';
import type { Locale } from '../../locale/locale.ts';
import { reading, valueOf, type Caught } from '../../relay/caught.ts';
import type { FieldProps } from './fieldProps.ts';

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
  /**
   * What distinguishes rows at a glance: an amount of money, a date, or one of a few values; or what is done with a row.
   */
  readonly holds?: 'amount' | 'date' | 'choice' | 'controls';
  /** It is not shown until somebody chooses it. */
  readonly hidden?: true;
  /**
   * What it holds of a row, as data; null where there is nothing. Where its field can be edited in a spreadsheet,
   * this is the field's value, since it is what the editing starts with.
   */
  readonly value: (row: Row) => unknown;
  /** Of a record that it links to: the key of its page. */
  readonly linkedKey?: (row: Row) => RecordKey | null;
  /** How a cell shows it. */
  readonly cell: (row: Row) => ReactNode;
  /**
   * What a file says of it, where that is more than the value.
   *
   * @param locale the language of the file; null for programs, which get the same words in each language
   */
  readonly write?: (row: Row, locale: Locale | null) => readonly WrittenValue[];
  /** The parts that `write` gives of each row, where they are not the value alone. */
  readonly writtenParts?: (locale: Locale | null) => ReadonlyArray<WrittenValue['part']>;
}

export type Columns<Row> = ReadonlyArray<Column<Row>>;

/**
 * A column of rows whose type is not known. Its functions are methods, whose parameters TypeScript lets a known type
 * narrow: each column gets the rows of its own table.
 */
interface AnyColumn extends Omit<Column<unknown>, 'value' | 'linkedKey' | 'cell' | 'write'> {
  value(row: unknown): unknown;
  linkedKey?(row: unknown): RecordKey | null;
  cell(row: unknown): ReactNode;
  write?(row: unknown, locale: Locale | null): readonly WrittenValue[];
}

export type AnyColumns = readonly AnyColumn[];

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

/** What a field component takes beside the value, and beside what makes it a field of a record's page. */
type SettingsOf<Props> = Omit<Props, keyof FieldProps | 'value'>;

/** What all columns of a kind have. */
interface ColumnKind<Props> extends Pick<Column<never>, 'align' | 'holds'> {
  /** What a file for people says of a value, where that is more than the value. */
  readonly text?: (
    value: Exclude<Props[keyof Props & 'value'], null | undefined | { readonly ok: boolean }>,
    locale: Locale,
    settings: SettingsOf<Props>,
  ) => unknown;
}

type OptionsOf<Row, Props> = ColumnOptions<Row> & SettingsOf<Props>;

/** Makes a column of values that a field component shows, with the component's settings among its options. */
type ColumnMaker<Props extends { readonly value: unknown }> = <Row>(
  id: string,
  value: (row: Row) => Props['value'],
  ...rest: object extends SettingsOf<Props>
    ? [options?: OptionsOf<Row, Props>]
    : [options: OptionsOf<Row, Props>]
) => Column<Row>;

/**
 * Defines the columns whose cells are a field component: `defineColumn(Duration, { align: 'end' })` makes
 * `durationColumn('pause', (shift) => shift.pause)`. It does nothing else: a definition that is marked as pure
 * (`@__PURE__`) is left out of the pages that have no such column.
 */
export function defineColumn<Props extends { readonly value: unknown }>(
  Field: ComponentType<Props>,
  { text, ...kind }: ColumnKind<Props> = {},
): ColumnMaker<Props> {
  return (id, value, ...[given = {}]) => {
    const { options, settings } = parted(given);
    const own = settings as SettingsOf<Props>;
    return column(id, value, {
      cell: (row) => <Field {...({ ...own, value: value(row) } as unknown as Props)} />,
      ...(text && {
        write: (row, locale) => {
          const read = valueOf(value(row)) as Parameters<typeof text>[0] | null;
          return [{ part: '', value: read === null || !locale ? read : text(read, locale, own) }];
        },
      }),
      ...kind,
      ...options,
    });
  };
}

const OPTIONS: Readonly<Record<keyof ColumnOptions<never>, true>> = {
  label: true,
  align: true,
  holds: true,
  hidden: true,
  linkedKey: true,
  cell: true,
  write: true,
  writtenParts: true,
};

/** What is said of a column, and what of the component in its cells. */
function parted<Row>(given: ColumnOptions<Row>) {
  const { true: options = [], false: settings = [] } = Object.groupBy(
    Object.entries(given),
    ([name]) => (Object.hasOwn(OPTIONS, name) ? 'true' : 'false'),
  );
  return {
    options: Object.fromEntries(options) as ColumnOptions<Row>,
    settings: Object.fromEntries(settings),
  };
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
