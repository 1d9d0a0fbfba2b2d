import type { Page } from 'playwright/test';

/**
 * Sums up from the next page on how far things move that nobody has touched, once a document is read: on a busy machine
 * it may be painted before, and what is read later moves what is there.
 *
 * @param within a selector of what is looked at; all of the page if left out
 */
export async function recordShifts(page: Page, within?: string): Promise<void> {
  await page.addInitScript((selector) => {
    const all = window as unknown as { shifts: number };
    all.shifts = 0;
    type Shift = PerformanceEntry & { value: number; sources: ReadonlyArray<{ node?: Node }> };
    const isMeant = ({ sources }: Shift) =>
      selector === null ||
      sources.some(({ node }) => node instanceof Element && node.closest(selector));
    addEventListener('DOMContentLoaded', ({ timeStamp }) => {
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as Shift[])
          if (shift.startTime > timeStamp && isMeant(shift)) all.shifts += shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }, within ?? null);
}

export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
