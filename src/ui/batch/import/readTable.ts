import Papa from 'papaparse';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { distinctNames } from '../distinctNames.ts';

/** A file's rows as text. */
export interface Table {
  readonly headings: readonly string[];
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  /** Counted as a spreadsheet does: the headings are row 1. */
  readonly number: number;
  readonly cells: readonly string[];
  /** What is wrong with the row as such. */
  readonly problem: string | null;
}

/** A table, or why the text is none. */
export type TableReading = { readonly table: Table } | { readonly problem: string };

/** The text of a file. Spreadsheets write UTF-8, UTF-16 with a mark, or the encoding of old Windows. */
export function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads CSV (RFC 4180) or what is set apart by tabs or semicolons: its first row names the columns. */
export function readTable(text: string, locale: Locale): TableReading {
  const plain = text.replace(/^\uFEFF/, '');
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: delimiterOf(plain) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    return {
      problem: t(
        'A quotation mark in row {row} is not closed, or is closed in the middle of a value.',
        locale,
        { row: (broken.row ?? 0) + 1 },
      ),
    };
  const [names = [], ...rows] = data;
  if (names.every((name) => name.trim() === ''))
    return {
      problem: t('The file is empty: the first row must name the columns.', locale),
    };
  // Those without a name are known by their position, in all languages alike.
  const headings = distinctNames(names.map((name, index) => name.trim() || `#${index + 1}`));
  return {
    table: {
      headings,
      rows: rows
        .map((cells, index) => ({
          number: index + 2,
          cells: cells.map(asExported),
          problem: tooMany(cells, headings.length, locale),
        }))
        .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
    },
  };
}

/** What sets values apart. Lines with nothing in them say nothing of it: in two columns they would outweigh the others. */
function delimiterOf(text: string): string {
  const { meta } = Papa.parse(text, {
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: 1,
    skipEmptyLines: true,
  });
  return meta.delimiter;
}

/** A table as a text that reads as the same table, save that columns which are not wanted have nothing in them. */
export function writeTable(
  { headings, rows }: Table,
  isWanted: (heading: string) => boolean,
): string {
  const wanted = headings.map(isWanted);
  const byNumber = new Map(rows.map(({ number, cells }) => [number, cells]));
  const last = Math.max(1, ...byNumber.keys());
  // A row stays where it is counted to be.
  const lines = Array.from({ length: last - 1 }, (_, index) =>
    (byNumber.get(index + 2) ?? []).map((cell, column) => (wanted[column] === false ? '' : cell)),
  );
  return Papa.unparse([[...headings], ...lines]);
}

function tooMany({ length }: readonly string[], columns: number, locale: Locale): string | null {
  return length > columns
    ? t(
        'The row has {values, plural, one {# value} other {# values}}, but there {columns, plural, one {is # column} other {are # columns}}.',
        locale,
        { values: length, columns },
      )
    : null;
}

/** An export puts an apostrophe before what a spreadsheet would run as a formula. */
function asExported(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}
