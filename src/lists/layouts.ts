import type { Choices } from './choices.ts';
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
  board: { label: 'Board', byColumn: true },
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
interface LaidOutList {
  readonly layouts?: ListLayouts;
  readonly name?: string;
}

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
  return layoutsOf(list).find((layout) => layout === text) ?? null;
}

/** The column that a layout groups or places rows by. */
export function columnOf(
  { layouts = {} }: LaidOutList,
  { layout }: { readonly layout: Layout },
): string | null {
  const columns: Readonly<Partial<Record<LayoutName, string>>> = layouts;
  return (layout && columns[layout]) ?? null;
}

/** The words for a choice's values. */
export function choicesFor(
  { filters = {} }: { readonly filters?: Readonly<Record<string, { readonly choices?: Choices }>> },
  column: string | null,
): Choices {
  return (
    (column !== null && Object.hasOwn(filters, column) ? filters[column].choices : undefined) ?? {}
  );
}
