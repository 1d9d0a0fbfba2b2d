import type { TextTable } from './clipboardTable.ts';
import { boundsOf, sizeOf, type CellPlace, type Range, type Size } from './range.ts';

export interface PlacedText extends CellPlace {
  readonly text: string;
}

/** Where the values of a pasted table go. */
export interface PlacedTable {
  readonly texts: readonly PlacedText[];
  /** The cells that the table takes. */
  readonly range: Range;
  /** How many of its rows and columns lie outside of the sheet. */
  readonly outside: Size;
}

/**
 * Places a pasted table from the first cell of a range on. It is repeated where the range has room for it several
 * times, as one value is in all of its cells.
 */
export function placeTable(table: TextTable, range: Range, size: Size): PlacedTable {
  const { top, left } = boundsOf(range);
  const own = { rows: table.length, columns: Math.max(...table.map((row) => row.length)) };
  const room = sizeOf(range);
  const rows = timesIn(room.rows, own.rows) * own.rows;
  const columns = timesIn(room.columns, own.columns) * own.columns;
  const inside = {
    rows: Math.min(rows, size.rows - top),
    columns: Math.min(columns, size.columns - left),
  };
  const texts: PlacedText[] = [];
  for (let row = 0; row < inside.rows; row += 1)
    for (let column = 0; column < inside.columns; column += 1) {
      // Rows may be of different lengths: what is not there leaves a cell as it is.
      const text = table[row % own.rows][column % own.columns] as string | undefined;
      if (text !== undefined) texts.push({ row: top + row, column: left + column, text });
    }
  const head = { row: top + inside.rows - 1, column: left + inside.columns - 1 };
  return {
    texts,
    range: { anchor: { row: top, column: left }, head },
    outside: { rows: rows - inside.rows, columns: columns - inside.columns },
  };
}

function timesIn(room: number, own: number): number {
  return room % own === 0 ? room / own : 1;
}
