import { widthWithin, type ListChoice } from '../visitor/listChoice.ts';

/** Which columns a list shows, in which order, how wide, and which of them stay in sight. */
export type Arrangement = Pick<ListChoice, 'columns' | 'widths' | 'pinned'>;

/** In an address: the default columns. */
const OWN_COLUMNS = '-';

/** `total`, `total*300`, `total*pin`, `total*300*pin`. */
const PLACED_COLUMN = /^([\w.]+|-)(?:\*(\d+))?(\*pin)?$/;

/** Parses the columns of an address: null if it has none, an empty list for the default columns. */
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

/** Serializes an arrangement for an address, one parameter value per column. */
export function serializeArrangement(arrangement: Arrangement): string[] {
  const { columns, widths, pinned } = arrangement;
  if (columns === null) return [];
  const placed = new Set([...pinned, ...Object.keys(widths)]);
  const named = columns.length > 0 ? columns : [OWN_COLUMNS, ...placed];
  return named.map((id) => serializeColumn(id, arrangement));
}

/** Serializes a column with its width and pin. */
export function serializeColumn(
  id: string,
  { widths, pinned }: Pick<Arrangement, 'widths' | 'pinned'>,
): string {
  const width = Object.hasOwn(widths, id) ? `*${widths[id]}` : '';
  return `${id}${width}${pinned.includes(id) ? '*pin' : ''}`;
}

/** Whether this is the default arrangement. */
export function isOwnArrangement({ columns, widths, pinned }: Arrangement): boolean {
  return columns === null && pinned.length === 0 && Object.keys(widths).length === 0;
}
