import { chromium, type Page } from 'playwright/test';
import { CHROMIUM } from '../browser/chromium.ts';
import { takenOver } from '../browser/page.ts';
import type { Figure } from './figure.ts';

const LOADS = 5;
const SLOWER = 4;

interface Load {
  /** Milliseconds of the longest task; 0 where none took 50. */
  readonly longestTask: number;
  readonly layoutShift: number;
}

/**
 * A list loaded anew in Chromium on a processor four times slower: whether anything moves, and how
 * long the page is deaf at most. Of several loads the worst shift counts, and the shortest of the
 * longest tasks: another program can make a task longer, never shorter.
 */
export async function benchmarkListLoad(url: string): Promise<Figure[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const loads: Load[] = [];
    for (let turn = 0; turn < LOADS; turn++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      loads.push(await load(await context.newPage(), url));
      await context.close();
    }
    return [
      {
        what: 'longest task while the list loads, processor 4× slower',
        value: Math.min(...loads.map(({ longestTask }) => longestTask)),
        unit: 'ms',
        aim: { atMost: 100 },
      },
      {
        what: 'layout shift while the list loads',
        value: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
        unit: 'shift',
        aim: { atMost: 0.02 },
      },
    ];
  } finally {
    await browser.close();
  }
}

async function load(page: Page, url: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(() => {
    const seen = { longestTask: 0, layoutShift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        seen.longestTask = Math.max(seen.longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { seen: Load }).seen);
}
