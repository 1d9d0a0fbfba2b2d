/** Where a cell is among those in sight, counted from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Selected cells: all between the one where the selection began, which has the focus, and the one that it reaches. */
export interface Range {
  readonly anchor: CellPlace;
  readonly head: CellPlace;
}

/** The sides of a range, all of them within it. */
export interface Bounds {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** How many rows and columns there are. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** By how much the end of a range moves: to the last cell in that direction, if that is infinite. */
export interface Stride {
  readonly rows: number;
  readonly columns: number;
}

/** The range of one cell. */
export function rangeOf(place: CellPlace): Range {
  return { anchor: place, head: place };
}

export function wholeRange({ rows, columns }: Size): Range | null {
  if (rows === 0 || columns === 0) return null;
  return { anchor: { row: 0, column: 0 }, head: { row: rows - 1, column: columns - 1 } };
}

export function boundsOf({ anchor, head }: Range): Bounds {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.column, head.column),
    right: Math.max(anchor.column, head.column),
  };
}

export function sizeOf(range: Range): Size {
  const { top, bottom, left, right } = boundsOf(range);
  return { rows: bottom - top + 1, columns: right - left + 1 };
}

export function isWithin({ row, column }: CellPlace, range: Range): boolean {
  const { top, bottom, left, right } = boundsOf(range);
  return row >= top && row <= bottom && column >= left && column <= right;
}

/** The same range with its end moved, as far as there are cells. */
export function extended({ anchor, head }: Range, by: Stride, size: Size): Range {
  const row = between(head.row + by.rows, size.rows);
  return { anchor, head: { row, column: between(head.column + by.columns, size.columns) } };
}

/** The range as far as there are cells; null where there are none of it. */
export function clipped({ anchor, head }: Range, { rows, columns }: Size): Range | null {
  if (anchor.row >= rows || anchor.column >= columns) return null;
  return {
    anchor,
    head: { row: between(head.row, rows), column: between(head.column, columns) },
  };
}

/** The cells of a range, row by row. */
export function placesIn(range: Range): CellPlace[] {
  const { top, left } = boundsOf(range);
  const { rows, columns } = sizeOf(range);
  return Array.from({ length: rows * columns }, (_, index) => ({
    row: top + Math.floor(index / columns),
    column: left + (index % columns),
  }));
}

/** The smallest range that has all of some cells. */
export function rangeAround(places: readonly CellPlace[]): Range | null {
  if (places.length === 0) return null;
  const [rows, columns] = [places.map(({ row }) => row), places.map(({ column }) => column)];
  return {
    anchor: { row: Math.min(...rows), column: Math.min(...columns) },
    head: { row: Math.max(...rows), column: Math.max(...columns) },
  };
}

function between(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}
