import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { csvWriter } from '../run/fileFormats.ts';
import type { Table, TableRow } from './readTable.ts';

/** Rows as they came, each with why it was not imported: to be mended and imported again. */
export function rejectedFile(
  { headings }: Table,
  rejected: ReadonlyArray<readonly [row: TableRow, reason: string]>,
  locale: Locale,
): Blob {
  /** The column that says why; a file that is mended and imported again may keep it. */
  const why = t('Import problem', locale);
  const own = headings.filter((heading) => heading !== why);
  const writer = csvWriter({ hasMark: true, columns: [...own, why] });
  const asColumn = (value: string) => ({ label: '', values: [{ part: '', value }] });
  const rows = rejected.map(([{ cells }, reason]) => [
    ...own.map((label) => asColumn(cells[headings.indexOf(label)] ?? '')),
    asColumn(reason),
    // Where a row has too many values, none of them is lost.
    ...cells.slice(headings.length).map(asColumn),
  ]);
  return new Blob([writer.start, writer.page(rows), writer.end], { type: writer.type });
}
