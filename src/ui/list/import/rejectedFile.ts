import { csvWriter } from '../export/fileFormats.ts';
import type { Table, TableRow } from './readTable.ts';

/** The column that says why; a file that is mended and imported again may keep it. */
const REASON = 'Import problem';

/** Rows as they came, each with why it was not imported: to be mended and imported again. */
export function rejectedFile(
  { headings }: Table,
  rejected: ReadonlyArray<readonly [row: TableRow, reason: string]>,
): Blob {
  const own = headings.filter((heading) => heading !== REASON);
  const writer = csvWriter({ hasMark: true });
  const rows = rejected.map(([{ cells }, reason]) => [
    ...own.map((label) => ({
      label,
      values: [{ part: '', value: cells[headings.indexOf(label)] ?? '' }],
    })),
    { label: REASON, values: [{ part: '', value: reason }] },
  ]);
  return new Blob([writer.start, writer.page(rows), writer.end], { type: writer.type });
}
