import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright/test';
import { ratioOf, type Figure } from '../figure.ts';
import type { ListApp } from './app.ts';
import { glide, LOOK, press, pressAt } from './hand.ts';

/** Rows that somebody reads with the pointer on them before the last of them is opened. */
const READ = [1, 5, 8];

/** Milliseconds for which a row is read. */
const READING = 400;

/**
 * Calls of the API while somebody passes a list's headings, sorts it, reads rows with the pointer on them, opens one, goes
 * back and turns the page, to those that this needs: where data is dear, the same visit asks for nothing ahead.
 */
export async function compareCalls(browser: Browser, app: ListApp): Promise<Figure> {
  const needed = await callsOf(browser, app, true);
  const asked = await callsOf(browser, app, false);
  const what = 'calls while a list is read with the pointer / those that are needed';
  return ratioOf(what, asked, needed, 'calls', null);
}

async function callsOf(browser: Browser, app: ListApp, saveData: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: value } });
    }, saveData);
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/graphql')) calls += 1;
    });
    await page.goto(app.list);
    await sleep(LOOK);
    await read(page, app);
    return calls;
  } finally {
    await context.close();
  }
}

async function read(page: Page, { sort, numbers, next }: ListApp): Promise<void> {
  const headings = await page.locator('thead th a').all();
  const rows = READ.map((row) => page.locator(numbers).nth(row));
  let place = { x: 0, y: 0 };
  for (const heading of headings) place = await glide(page, place, heading);
  await press(page, page.locator(sort));
  await sleep(LOOK);
  for (const row of rows) {
    place = await glide(page, place, row);
    await sleep(READING);
  }
  await pressAt(page, place);
  await sleep(LOOK);
  await page.goBack();
  await sleep(LOOK);
  await press(page, page.locator(next));
  await sleep(LOOK);
}
