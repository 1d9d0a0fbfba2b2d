import Papa from 'papaparse';
import { distinctNames } from '../distinctNames.ts';

export type ExportFormat = 'csv' | 'json';

/** A row on its way into a file: column by column, each by the column's heading and what stands behind that. */
export type ExportedRow = ReadonlyArray<{
  readonly label: string;
  readonly values: ReadonlyArray<{ readonly part: string; readonly value: unknown }>;
}>;

/** Writes rows as the text of a file, page by page. */
export interface FileWriter {
  readonly type: string;
  readonly start: string;
  readonly page: (rows: readonly ExportedRow[]) => string;
  readonly end: string;
}

/** Excel takes a file for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet would run as a formula; a negative number is none. */
const FORMULA = /^(?![+-]?\d+([.,]\d+)?$)[=+\-@\t\r]/;

interface CsvSettings {
  readonly hasMark: boolean;
  /** The headings, where rows may have more values than these; otherwise those of the first row. */
  readonly columns?: readonly string[];
}

/** CSV as RFC 4180 has it, with a line of headings. */
export function csvWriter({ hasMark, columns }: CsvSettings): FileWriter {
  let isFirst = true;
  const line = (rows: unknown[][]) =>
    rows.length === 0
      ? ''
      : `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
  return {
    type: 'text/csv;charset=utf-8',
    start: hasMark ? BYTE_ORDER_MARK : '',
    page: (rows) => {
      const head = isFirst && rows.length > 0 ? [columns ? [...columns] : headings(rows[0])] : [];
      isFirst &&= rows.length === 0;
      return line([...head, ...rows.map(cells)]);
    },
    end: '',
  };
}

/** A JSON array of objects, one on a line. */
export function jsonWriter(): FileWriter {
  let isFirst = true;
  return {
    type: 'application/json',
    start: '[',
    page: (rows) =>
      rows
        .map((row) => {
          const separator = isFirst ? '\n' : ',\n';
          isFirst = false;
          // An object has one value by each.
          const names = distinctNames(headings(row));
          const values = row.flatMap((column) => column.values.map(({ value }) => value ?? null));
          return (
            separator +
            JSON.stringify(Object.fromEntries(names.map((name, at) => [name, values[at]])))
          );
        })
        .join(''),
    end: '\n]\n',
  };
}

function headings(row: ExportedRow): string[] {
  return row.flatMap(({ label, values }) => values.map(({ part }) => `${label} ${part}`.trim()));
}

function cells(row: ExportedRow): unknown[] {
  return row.flatMap(({ values }) => values.map(({ value }) => plain(value)));
}

/** What stands in a cell for a value that is more than text. */
function plain(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : (value ?? '');
}
