import { textIn } from '../../fields/column.tsx';
import { pagesOf, type PagesOptions } from '../../list/pages.ts';
import type { Locale } from '../../../locale/locale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { recordHref, type Resource } from '../../../address/resource.ts';
import { shortKey } from '../../../address/shortKey.ts';
import { TITLE_ONLY } from '../../../lists/listAddress.ts';
import { keyText, type SelectedRow } from '../../list/selection.ts';

/** A record that something is to be done with. */
export interface Target {
  /** Its key as text. */
  readonly key: string;
  readonly href: string | null;
  readonly title: string;
  /** What is known of it, its key among that. */
  readonly row: unknown;
}

/** A chosen row as a target. */
export function targetOf(
  resource: Resource,
  { key, href, title, row }: SelectedRow,
  locale: Locale,
): Target {
  return { key, href, title: title ?? `${tLabel(resource.label, locale)} ${shortKey(key)}`, row };
}

interface WalkOptions extends PagesOptions {
  readonly resource: Resource;
  readonly onProgress: (count: number) => void;
  readonly locale: Locale;
}

/**
 * All records that match, page by page, before anything is done to the first: what is done may move
 * the others to other pages. Only keys and titles are asked for and kept.
 *
 * @throws the signal's reason when it is cancelled, and whatever loading a page throws
 */
export async function walkTargets(options: WalkOptions): Promise<Target[]> {
  const { resource, state, load, signal, onProgress, locale } = options;
  const found = new Map<string, Target>();
  const pages = pagesOf({ state: { ...state, columns: TITLE_ONLY }, load, signal });
  for await (const { rows, columns, keyOf } of pages) {
    for (const row of rows) {
      const key = keyOf(row);
      const text = keyText(key);
      if (key == null || text === null) continue;
      const title = columns[0] ? textIn(columns[0], row, locale) : null;
      const href = recordHref(resource, key);
      const chosen = { key: text, href, title, row: withoutReferences(row) };
      found.set(text, targetOf(resource, chosen, locale));
    }
    onProgress(found.size);
  }
  return [...found.values()];
}

/** A row without what ties it to Relay's store. */
function withoutReferences(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(row as object).filter(([name]) => !name.startsWith('__')),
  );
}
