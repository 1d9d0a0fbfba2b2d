import type { Address } from '../../../address/address.ts';
import { addressOf } from '../../../address/address.ts';
import { listSearchParams, SIZES, type ListAddress } from '../listAddress.ts';
import {
  isUnreadable,
  writtenValues,
  type Columns,
  type WrittenValue,
} from '../../fields/column.tsx';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { ListSettings } from '../listSettings.ts';
import type { PageInfo, Position } from '../paging.ts';
import { keyText } from '../selection.ts';
import type { RowsOfPage } from './exportContext.ts';
import type { ExportedRow, FileWriter } from './fileFormats.ts';

/** What a page of a list holds, as its screen would show it. */
export interface PageOfList {
  readonly settings: ListSettings<unknown>;
  readonly pageInfo: PageInfo;
  /** Null when the page has no rows. */
  readonly table: RowsOfPage | null;
}

/** A set or a map of keys. */
type ChosenKeys = Pick<ReadonlySet<string>, 'has' | 'size'>;

export interface ExportOptions {
  /** The list as it is shown; its position is left aside. */
  readonly state: ListAddress;
  /** Loads and renders the page at an address. @throws when it cannot be loaded */
  readonly load: (address: Address) => Promise<PageOfList>;
  /** The keys of the rows to take; null for all. */
  readonly keys: ChosenKeys | null;
  readonly writer: FileWriter;
  readonly signal: AbortSignal;
  readonly onProgress: (rows: number) => void;
  /** In whose language the columns are named; null leaves them as they are. */
  readonly locale: Locale | null;
}

export interface ExportResult {
  readonly file: Blob;
  readonly rowCount: number;
  /** Values that the backend could not give. */
  readonly unreadable: number;
}

/**
 * Writes all rows of a list into a file, one page after the other. What is written goes into blobs,
 * which browsers keep out of the page's memory.
 *
 * @throws the signal's reason when it is cancelled, and whatever loading a page throws
 */
export async function exportRows(options: ExportOptions): Promise<ExportResult> {
  const { keys, writer, signal, onProgress, locale } = options;
  const parts: Blob[] = [new Blob([writer.start])];
  let rowCount = 0;
  let unreadable = 0;
  for await (const { table } of pagesOf(options)) {
    signal.throwIfAborted();
    const columns = table?.columns ?? [];
    const taken = table ? takenRows(table, keys) : [];
    unreadable += taken.flatMap((row) => columns.filter((each) => isUnreadable(each, row))).length;
    const text = writer.page(taken.map((row) => rowOf(columns, row, locale)));
    if (text !== '') parts.push(new Blob([text]));
    rowCount += taken.length;
    onProgress(rowCount);
    if (keys && rowCount >= keys.size) break;
  }
  return { file: new Blob([...parts, writer.end], { type: writer.type }), rowCount, unreadable };
}

/** The pages of a list from its beginning, as large as the backend gives them. */
export async function* pagesOf({
  state,
  load,
  signal,
}: Pick<ExportOptions, 'state' | 'load' | 'signal'>): AsyncGenerator<PageOfList> {
  let size = Math.max(...SIZES);
  let position: Position | null = {};
  while (position) {
    signal.throwIfAborted();
    const page: PageOfList = await load(addressAt(state, position, size));
    const { settings, pageInfo } = page;
    const next: Position | null = settings.paging.neighbours(position, size, pageInfo).next;
    const smaller = SIZES.filter((rows) => rows < size).at(-1);
    // Who gives fewer rows than asked for counts pages by their own size: rows would be passed over.
    if (next?.page !== undefined && pageInfo.rowCount < size && smaller !== undefined) {
      size = smaller;
      position = {};
      continue;
    }
    yield page;
    position = next;
  }
}

function addressAt(state: ListAddress, position: Position, size: number): Address {
  return addressOf(listSearchParams({ ...state, position, size }));
}

function takenRows({ rows, keyOf }: RowsOfPage, keys: ChosenKeys | null): readonly unknown[] {
  if (!keys) return rows;
  return rows.filter((row) => keys.has(keyText(keyOf?.(row)) ?? ''));
}

function rowOf(columns: Columns<unknown>, row: unknown, locale: Locale | null): ExportedRow {
  return columns.flatMap((column): ExportedRow => {
    const { label } = column;
    const values = writtenValues(column, row, locale);
    if (!locale) return [{ label, values }];
    return values.map(({ part, value }) => ({
      label: headingOf(label, part, locale),
      values: [{ part: '', value }],
    }));
  });
}

/** What a column is called in a file for a person. */
function headingOf(label: string, part: WrittenValue['part'], locale: Locale): string {
  const column = tLabel(label, locale);
  switch (part) {
    case '':
      return column;
    case 'currency':
      return t('{column} currency', locale, { column });
    case '(minor unit)':
      return t('{column} (minor unit)', locale, { column });
  }
}
