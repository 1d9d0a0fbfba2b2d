import type { Page } from 'playwright/test';

/**
 * Sums up from the next page on how far things move that nobody has touched, once a document is read: on a busy machine
 * it may be painted before, and what is read later moves what is there.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all = window as unknown as { shifts: number };
    all.shifts = 0;
    addEventListener('DOMContentLoaded', ({ timeStamp }) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (entry.startTime > timeStamp)
            all.shifts += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  });
}

export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}
