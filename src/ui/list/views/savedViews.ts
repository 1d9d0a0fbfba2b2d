import type { Locale } from '../../../locale/locale.ts';
import { quickStorage } from '../../../storage/quickStorage.ts';

/** A list's state, which is all in its address, under a name. */
export interface SavedView {
  readonly name: string;
  /** The address behind the `?`. */
  readonly search: string;
}

const storage = quickStorage({ name: 'views', days: 730, endsAtSignOut: false });

/** The views that a person has saved of a list, by name. */
export function savedViews(list: string): SavedView[] {
  return viewsIn(storage.read(list) ?? '');
}

/** @returns whether the browser stored them */
export function saveViews(list: string, views: readonly SavedView[]): boolean {
  return storage.keep(fileOf(views), list);
}

/** Views as the text of a file. */
export function fileOf(views: readonly SavedView[]): string {
  return `${JSON.stringify({ views }, null, 2)}\n`;
}

/** Parses the views of a file, ignoring malformed ones. */
export function viewsIn(text: string): SavedView[] {
  const parsed = parse(text);
  const views =
    typeof parsed === 'object' && parsed !== null && 'views' in parsed ? parsed.views : [];
  if (!Array.isArray(views)) return [];
  return views.flatMap((view: unknown) => {
    const { name, search } = Object(view) as Partial<SavedView>;
    if (typeof name !== 'string' || typeof search !== 'string' || name.trim() === '') return [];
    return [{ name: name.trim(), search: new URLSearchParams(search).toString() }];
  });
}

/** Merges views; of two with the same name the new one wins. */
export function withViews(
  views: readonly SavedView[],
  others: readonly SavedView[],
  { language }: Locale,
): SavedView[] {
  const byName = new Map([...views, ...others].map((view) => [view.name, view]));
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, language));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
