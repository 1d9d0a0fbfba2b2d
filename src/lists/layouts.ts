import type { Choices } from './choices.ts';
import type { Message } from '../locale/messages.ts';
import type { FilterSetting, ListSettings } from './listSettings.ts';
import type { ListLayouts } from './listSettings.ts';

/** How rows are laid out; null for the table. */
export type Layout = keyof ListLayouts | 'sheet' | null;

export const LAYOUT_WORDS: Readonly<Record<NonNullable<Layout>, Message>> = {
  board: 'Board',
  calendar: 'Calendar',
  gallery: 'Gallery',
  sheet: 'Spreadsheet',
};

/** The layouts that a list can have. */
export function layoutsOf<Variables>({
  layouts = {},
  name,
}: ListSettings<Variables>): Array<NonNullable<Layout>> {
  const kinds: Array<keyof ListLayouts> = ['board', 'calendar', 'gallery'];
  const known = kinds.filter((kind) => layouts[kind] !== undefined);
  return name === undefined ? known : [...known, 'sheet'];
}

/** The layout in an address, if the list supports it. */
export function layoutIn<Variables>(
  settings: ListSettings<Variables>,
  text: string | undefined,
): Layout {
  return layoutsOf(settings).find((layout) => layout === text) ?? null;
}

/** The column that a layout groups or places rows by. */
export function columnOf<Variables>(
  { layouts = {} }: ListSettings<Variables>,
  { layout }: { readonly layout: Layout },
): string | null {
  return layout === null || layout === 'sheet' ? null : (layouts[layout] ?? null);
}

/** The words for a choice's values. */
export function choicesFor<Variables>(
  { filters = {} }: ListSettings<Variables>,
  column: string | null,
): Choices {
  const all: Readonly<Record<string, FilterSetting<Variables>>> = filters;
  return (column !== null && Object.hasOwn(all, column) ? all[column].choices : undefined) ?? {};
}
