import { widthWithin, type ListChoice } from '../visitor/listChoice.ts';

/** Which columns a list shows, in which order, how wide, and which of them stay in sight. */
export type Arrangement = Pick<ListChoice, 'columns' | 'widths' | 'pinned'>;

/** Stands in an address for the columns that the list has by itself. */
const OWN_COLUMNS = '-';

/** `total`, `total*300`, `total*pin`, `total*300*pin`. */
const PLACED_COLUMN = /^([\w.]+|-)(?:\*(\d+))?(\*pin)?$/;

/** What an address says of columns: null when that is nothing, no column for those that the list has by itself. */
export function parseArrangement(texts: readonly string[]): Arrangement {
  const placed = texts.flatMap((text) => {
    const [, id, width, pin] = PLACED_COLUMN.exec(text) ?? [];
    return id === undefined ? [] : [{ id, width: Number(width), isPinned: pin !== undefined }];
  });
  const named = placed.filter(({ id }) => id !== OWN_COLUMNS);
  const areOwn = named.length < placed.length;
  return {
    columns: placed.length === 0 ? null : areOwn ? [] : named.map(({ id }) => id),
    widths: Object.fromEntries(
      named.flatMap(({ id, width }) => (width > 0 ? [[id, widthWithin(width)]] : [])),
    ),
    pinned: named.flatMap(({ id, isPinned }) => (isPinned ? [id] : [])),
  };
}

/** An arrangement as an address says it: a text for each column. */
export function serializeArrangement(arrangement: Arrangement): string[] {
  const { columns, widths, pinned } = arrangement;
  if (columns === null) return [];
  const placed = new Set([...pinned, ...Object.keys(widths)]);
  const named = columns.length > 0 ? columns : [OWN_COLUMNS, ...placed];
  return named.map((id) => serializeColumn(id, arrangement));
}

/** A column with what is chosen for it. */
export function serializeColumn(
  id: string,
  { widths, pinned }: Pick<Arrangement, 'widths' | 'pinned'>,
): string {
  const width = Object.hasOwn(widths, id) ? `*${widths[id]}` : '';
  return `${id}${width}${pinned.includes(id) ? '*pin' : ''}`;
}

/** Whether it is how the list is by itself. */
export function isOwnArrangement({ columns, widths, pinned }: Arrangement): boolean {
  return columns === null && pinned.length === 0 && Object.keys(widths).length === 0;
}
