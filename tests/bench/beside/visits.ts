import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import type { ListApp } from './app.ts';
import { setCondition, type Condition } from './condition.ts';
import type { Expected } from './expected.ts';
import { LOOK, press, pressAt, pressAtOnce } from './hand.ts';
import { addClock, takenAt } from './pageClock.ts';

/** What people wait for. */
export const ACTS = ['firstRow', 'taken', 'sort', 'next', 'open', 'openAtOnce', 'back'] as const;

export type Act = (typeof ACTS)[number];

/** Milliseconds that each takes. */
export type Times = Readonly<Record<Act, number>>;

/** A row that is in sight on both, and not the first. */
export const ROW = 2;

/** Sorts the list, goes to its next page, opens a record and goes back, and looks at each for a while. */
export function visit(
  browser: Browser,
  app: ListApp,
  condition: Condition,
  expected: Expected,
): Promise<Omit<Times, 'taken' | 'openAtOnce'>> {
  return inNewProfile(browser, app, condition, async (page) => {
    const firstRow = await firstRowOf(page);
    await sleep(LOOK);
    const sort = await time(page, app.numbers, expected.sorted, () =>
      press(page, page.locator(app.sort)),
    );
    await sleep(LOOK);
    const next = await time(page, app.numbers, expected.next, () =>
      press(page, page.locator(app.next)),
    );
    await sleep(LOOK);
    const open = await timeOpening(page, app, press);
    await sleep(LOOK);
    const back = await timeBack(page, app, expected.next);
    return { firstRow, sort, next, open, back };
  });
}

/** Presses a column's heading from the first moment on until that is taken, and later opens a record in passing. */
export function hurry(
  browser: Browser,
  app: ListApp,
  condition: Condition,
): Promise<Pick<Times, 'taken' | 'openAtOnce'>> {
  return inNewProfile(browser, app, condition, async (page) => {
    const taken = await untilTaken(page, app);
    await firstRowOf(page);
    await sleep(LOOK);
    return { taken, openAtOnce: await timeOpening(page, app, pressAtOnce) };
  });
}

/** Milliseconds that a visit may take: a page that never comes to what is awaited ends the run. */
const PATIENCE = 180_000;

/** Each visit is somebody's first: nothing of another is kept. */
async function inNewProfile<Result>(
  browser: Browser,
  app: ListApp,
  condition: Condition,
  act: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    // Frontage sends browsers on its own machine everything as it is; people are elsewhere.
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' },
  });
  const patience = setTimeout(() => void context.close(), PATIENCE);
  try {
    const page = await context.newPage();
    await addClock(page, app.numbers, /[?&]sort=-?number/);
    await setCondition(await context.newCDPSession(page), condition);
    await page.goto(app.list, { waitUntil: 'commit' });
    return await act(page);
  } catch (cause) {
    throw new Error(`${app.name} (${condition.name}) has not come to what is measured.`, { cause });
  } finally {
    clearTimeout(patience);
    await context.close();
  }
}

/** Milliseconds from when an act presses the pointer until a text is shown. */
async function time(
  page: Page,
  selector: string,
  text: string,
  act: () => Promise<void>,
): Promise<number> {
  const shown = page.evaluate(([where, what]) => window.benchClock.shown(where, what), [
    selector,
    text,
  ] as const);
  await act();
  return (await shown) - (await page.evaluate(() => window.benchClock.pressedAt));
}

async function timeOpening(page: Page, app: ListApp, act: typeof press): Promise<number> {
  const row = page.locator(app.numbers).nth(ROW);
  const number = (await row.innerText()).trim();
  return time(page, app.heading, number, () => act(page, row));
}

function timeBack(page: Page, app: ListApp, text: string): Promise<number> {
  return page.evaluate(
    async ([selector, first]) => {
      const start = performance.now();
      history.back();
      return (await window.benchClock.shown(selector, first)) - start;
    },
    [app.numbers, text] as const,
  );
}

/** When the page showed a row; where it goes meanwhile, when the next showed one. */
async function firstRowOf(page: Page): Promise<number> {
  while (!page.isClosed()) {
    const time = await page.evaluate(() => window.benchClock.firstRow).catch(() => null);
    if (time !== null) return time;
  }
  throw new Error('No row was shown.');
}

/** Milliseconds between two presses of somebody who does not wait. */
const PAUSE = 50;

async function untilTaken(page: Page, app: ListApp): Promise<number> {
  const place = await page.evaluate((selector) => window.benchClock.placed(selector), app.sort);
  for (;;) {
    // While one document makes room for another, the page answers nothing.
    const taken = await takenAt(page).catch(() => null);
    if (taken !== null) return taken;
    // The next press waits until the page has heard of this one: presses that pile up would hold up what they ask for.
    await pressAt(page, place);
    await sleep(PAUSE);
  }
}
