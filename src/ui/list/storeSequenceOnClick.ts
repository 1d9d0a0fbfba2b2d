import type { MouseEvent } from 'react';
import { isForBrowser } from '../../address/isForBrowser.ts';
import { hrefOf, pageAround, storeSequence } from './openedFrom.ts';

/** Stores the page of a list when a click, or Enter, opens one of its records in the same tab. */
export function storeSequenceOnClick(event: MouseEvent, rows: ReadonlyArray<string | null>): void {
  // A new tab or window has its own session storage.
  if (isForBrowser(event) || !(event.target instanceof Element)) return;
  const href = hrefOf(event.target.closest('a'));
  if (href === null || !rows.includes(href)) return;
  const hrefs = rows.filter((row) => row !== null);
  storeSequence({ ...pageAround(event.currentTarget, rows.length), hrefs, opened: [href] });
  void import('../record/SequenceLinks.tsx').catch(() => {});
}
