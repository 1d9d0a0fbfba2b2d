import type { Choices } from './choices.ts';
import type { LoadPicker } from './picker.ts';
import type { Message } from '../locale/messages.ts';

/** What is known of a layout before its code is loaded. */
interface LayoutDescriptor {
  readonly label: Message;
  /** It places rows by a column, which lists that have it name. Others suit any rows. */
  readonly byColumn: boolean;
  /** It is shown without rows, too. */
  readonly showsEmpty?: true;
}

/** The ways to lay out a list's rows besides a table, in the order in which they are offered. */
export const LAYOUTS = {
  /** Its lanes stay where they are, with or without rows. */
  board: { label: 'Board', byColumn: true, showsEmpty: true },
  /** A month without rows is a month still. */
  calendar: { label: 'Calendar', byColumn: true, showsEmpty: true },
  gallery: { label: 'Gallery', byColumn: true },
  sheet: { label: 'Spreadsheet', byColumn: false },
} as const satisfies Record<string, LayoutDescriptor>;

export type LayoutName = keyof typeof LAYOUTS;

/** How rows are laid out; null for the table. */
export type Layout = LayoutName | null;

/** The layouts that a list has, each with the column that it places rows by. */
export type ListLayouts = {
  readonly [
    Name in LayoutName as (typeof LAYOUTS)[Name]['byColumn'] extends true ? Name : never
  ]?: string;
};

/** What of a list's settings says how its rows can be laid out. */
export interface LaidOutList {
  readonly layouts?: ListLayouts;
  readonly name?: string;
  readonly filters?: Readonly<Record<string, LaidOutFilter>>;
}

interface LaidOutFilter {
  readonly choices?: Choices;
  readonly picker?: LoadPicker;
  readonly comparisons: object;
  readonly through?: object;
}

/** Each column of a board, and each bar of a chart, is a query of its own. */
const MOST_LANES = 16;

/** What is known of a layout. */
export function layoutDescriptor(layout: LayoutName): LayoutDescriptor {
  return LAYOUTS[layout];
}

/** The layouts that a list can have. */
export function layoutsOf(list: LaidOutList): LayoutName[] {
  return (Object.keys(LAYOUTS) as LayoutName[]).filter((layout) =>
    layoutDescriptor(layout).byColumn
      ? columnOf(list, { layout }) !== null
      : list.name !== undefined,
  );
}

/** The layout in an address, if the list supports it. */
export function layoutIn(list: LaidOutList, text: string | undefined): Layout {
  if (text === undefined) return null;
  return layoutsOf(list).find((layout) => layout === text) ?? null;
}

/** The column that a layout groups or places rows by. */
export function columnOf(
  list: LaidOutList,
  { layout, by }: { readonly layout: Layout; readonly by?: string },
): string | null {
  if (layout === 'board') return by ?? boardFilters(list)[0] ?? null;
  const columns: Readonly<Partial<Record<LayoutName, string>>> = list.layouts ?? {};
  return (layout && columns[layout]) ?? null;
}

/** The filters by whose choices, or records, a board can be divided, the one that the list names first. */
export function boardFilters({ layouts, filters = {} }: LaidOutList): string[] {
  if (layouts?.board === undefined) return [];
  return [...new Set([layouts.board, ...Object.keys(filters)])].filter((name) => {
    return Object.hasOwn(filters, name) && hasLanes(filters[name]);
  });
}

/** Whether rows can be divided by a filter of their own: by each of few choices, or by the records of a relation. */
export function hasLanes({ choices, picker, comparisons, through }: LaidOutFilter): boolean {
  const isFew = choices ? Object.keys(choices).length <= MOST_LANES : picker !== undefined;
  return isFew && !through && '' in comparisons;
}
