import AxeBuilder from '@axe-core/playwright';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test as base, type Browser, type Page, type Request } from 'playwright/test';
import { shiftDate } from '../clock/shiftDate.js';
import { testClockOffset } from '../clock/testClock.js';

export { expect };

/** Lets each page of a browser live on the day that the test lives on, and its timers run as they do. */
function shiftPages(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(shiftDate, testClockOffset());
    return context;
  };
}

/** A browser whose clock stands as the test's does. */
export const clockTest = base.extend<object, { clock: void }>({
  clock: [
    async ({ browser }, use) => {
      shiftPages(browser);
      await use();
    },
    { scope: 'worker', auto: true },
  ],
});

/**
 * A test that fails when the page logs an error, throws, or breaks its own content security policy. One that has no
 * use for a page opens none.
 */
export const test = clockTest.extend<{ complaints: string[] }>({
  complaints: async ({ browser: _ }, use) => use([]),
  page: async ({ page, complaints }, use) => {
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('console', (message) => {
      // The browser itself reports a page's 404; that is a true status, not a fault.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(message.text());
      }
    });
    await use(page);
    expect(complaints).toEqual([]);
  },
});

/** Pages of which is counted what they ask for. */
const watched = new WeakSet<Page>();

/** The operations that the page sends from now on, by name. */
export function recordOperations(page: Page): string[] {
  const operations: string[] = [];
  watched.add(page);
  page.on('request', (request) => {
    if (new URL(request.url()).pathname !== '/graphql') return;
    operations.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return operations;
}

/** Of what a page asks for, all but counts: rows do not wait for those, so that the browser may have to ask. */
export function butCounts(operations: readonly string[]): string[] {
  return operations.filter((name) => !name.endsWith('TotalQuery'));
}

/**
 * Loads a page, and waits until React has taken it over and all that it asks for by itself has come. Where it is
 * counted what a page asks for, it has half a second to ask for more.
 */
export async function open(page: Page, url: string): Promise<void> {
  const pending = new Set<Request>();
  const start = (request: Request) => {
    if (!request.headers().accept?.includes('event-stream')) pending.add(request);
  };
  const end = (request: Request) => pending.delete(request);
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  try {
    await page.goto(url);
    await takenOver(page);
    for (let quiet = 0; quiet < 3; quiet = pending.size === 0 ? quiet + 1 : 0) await rested(page);
  } finally {
    page.off('request', start).off('requestfinished', end).off('requestfailed', end);
  }
  if (watched.has(page)) await page.waitForLoadState('networkidle');
}

/** Chooses what can be done with a record out of the menu that has what cannot be undone. */
export async function choose(page: Page, action: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'More', exact: true }).click();
  await main.getByRole('button', { name: action, exact: true }).click();
}

/** Waits until React has taken a page over. */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('__next') ?? {}).some((key) =>
      key.startsWith('__reactContainer'),
    ),
  );
}

/**
 * Waits until a page has rendered, and has nothing left to do. An idle callback would not do: a page on which
 * nothing moves is given none before its time is out.
 */
export async function rested(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await scheduler.postTask(() => {}, { priority: 'background' });
  });
}

/** All that the browser keeps for the app, as text. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const request = indexedDB.open(name ?? '');
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('No database.'));
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        kept.push(await new Promise((resolve) => (all.onsuccess = () => resolve(all.result))));
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  // What a list knows of a record is shown to the eye alone, until the record is there.
  await expect(page.locator('[inert][aria-hidden="true"]')).toHaveCount(0);
  // Left to itself, the builder gives each frame all of axe twice, each time that a page is looked at.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(AXE);
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    // No frame of another origin is looked into, for which alone a second page would be opened.
    .setLegacyMode()
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
  ).toEqual([]);
}
