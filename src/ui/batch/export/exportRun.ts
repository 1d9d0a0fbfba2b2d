import {
  isUnreadable,
  writtenValues,
  type Columns,
  type WrittenValue,
} from '../../fields/column.tsx';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { FileDestination } from '../../../storage/fileDestination.ts';
import { shownColumns } from '../../list/columns/placedColumns.ts';
import { pagesOf, type PageOfList, type PagesOptions } from '../../list/pages.ts';
import { keyText } from '../../list/selection.ts';
import type { ExportedRow, FileWriter } from '../run/fileFormats.ts';

/** A set or a map of keys. */
type ChosenKeys = Pick<ReadonlySet<string>, 'has' | 'size'>;

export interface ExportOptions extends PagesOptions {
  /** The keys of the rows to take; null for all. */
  readonly keys: ChosenKeys | null;
  readonly writer: FileWriter;
  /** Where the file is written. */
  readonly destination: FileDestination;
  readonly onProgress: (rows: number) => void;
  /** Whether the person may not read a column. */
  readonly isDenied?: (column: string) => boolean;
  /** In whose language the columns are named; null leaves them as they are. */
  readonly locale: Locale | null;
}

/** What a person learns of an export. */
export interface ExportCounts {
  readonly rowCount: number;
  /** Rows that the backend could not give. */
  readonly missing: number;
  /** Values that the backend could not give. */
  readonly unreadable: number;
  /** The labels of columns that the person may not read. */
  readonly leftOut: readonly string[];
}

export interface ExportResult extends ExportCounts {
  readonly file: Blob;
}

/**
 * Writes all rows of a list into a file, one page after the other. Nothing of it stays when that fails.
 *
 * @throws the signal's reason when it is cancelled, and whatever loading a page throws
 */
export async function exportRows(options: ExportOptions): Promise<ExportResult> {
  const { destination, writer } = options;
  try {
    const counts = await writePages(options);
    return { file: await destination.finish(writer.type), ...counts };
  } catch (error) {
    await destination.discard();
    throw error;
  }
}

async function writePages(options: ExportOptions): Promise<ExportCounts> {
  const { destination, keys, writer, signal, onProgress, locale, state } = options;
  const { isDenied = () => false } = options;
  const chosen = state.columns ?? [];
  let rowCount = 0;
  let missing = 0;
  let unreadable = 0;
  let leftOut: readonly string[] = [];
  await destination.write(writer.start);
  for await (const page of pagesOf(options)) {
    signal.throwIfAborted();
    const shown = shownColumns(page.columns, chosen.length > 0 ? chosen : null);
    const columns = shown.filter(({ id }) => !isDenied(id));
    leftOut = shown.filter(({ id }) => isDenied(id)).map(({ label }) => label);
    const taken = takenRows(page, keys);
    unreadable += taken.flatMap((row) => columns.filter((each) => isUnreadable(each, row))).length;
    await destination.write(writer.page(taken.map((row) => rowOf(columns, row, locale))));
    rowCount += taken.length;
    if (!keys) missing += page.pageInfo.missing ?? 0;
    onProgress(rowCount);
    if (keys && rowCount >= keys.size) break;
  }
  await destination.write(writer.end);
  return { rowCount, missing, unreadable, leftOut };
}

function takenRows({ rows, keyOf }: PageOfList, keys: ChosenKeys | null): readonly unknown[] {
  if (!keys) return rows;
  return rows.filter((row) => keys.has(keyText(keyOf(row)) ?? ''));
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
