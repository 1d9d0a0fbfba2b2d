import type { CSSProperties } from 'react';
import type { ListChoice } from '../../../visitor/listChoice.ts';
import type { Column, Columns } from '../../fields/column.tsx';

/** How columns are chosen and placed. */
export type Placing = Pick<ListChoice, 'columns' | 'widths' | 'pinned'>;

/** A column as a table places it. */
export interface PlacedColumn<Row> extends Column<Row> {
  /** Its chosen width and position. */
  readonly style?: CSSProperties;
  /** It stays in sight while the table scrolls sideways. */
  readonly isPinned: boolean;
}

/** Default width of a pinned column in pixels: the next pinned column is positioned after it. */
const PINNED_WIDTH = 160;

/**
 * The columns that a table shows: the chosen ones in that order, or all that are not hidden. The title
 * column is always first, followed by pinned ones.
 */
export function placedColumns<Row>(
  all: Columns<Row>,
  { columns, widths, pinned }: Placing,
  without: readonly string[] = [],
): ReadonlyArray<PlacedColumn<Row>> {
  const [title, ...rest] = shownColumns(all, columns).filter(({ id }) => !without.includes(id));
  if (!title) return [];
  const isPinned = ({ id }: Column<Row>) => pinned.includes(id);
  const first = rest.filter(isPinned);
  const hasPinned = first.length > 0;
  let start = 0;
  return [title, ...first, ...rest.filter((column) => !isPinned(column))].map((column) => {
    const stays = hasPinned && (column === title || isPinned(column));
    const own = Object.hasOwn(widths, column.id) ? widths[column.id] : undefined;
    const width = own ?? (stays ? PINNED_WIDTH : undefined);
    if (width === undefined) return { ...column, isPinned: stays };
    const style = { '--width': `${width}px`, ...(stays && { '--start': `${start}px` }) };
    if (stays) start += width;
    return { ...column, isPinned: stays, style: style as CSSProperties };
  });
}

/** The columns that are shown: as chosen, else those that are not hidden. The first names the record. */
export function shownColumns<Row>(
  all: Columns<Row>,
  chosen: readonly string[] | null,
): Columns<Row> {
  if (!chosen) return all.filter(({ hidden }) => !hidden);
  const [title, ...rest] = all;
  const wanted = chosen.flatMap((id) => rest.find((column) => column.id === id) ?? []);
  return [title, ...new Set(wanted)];
}
