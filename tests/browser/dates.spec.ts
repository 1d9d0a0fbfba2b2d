import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright/test';
import { startProcess, type BackendProcess } from '../backend/backendProcess.ts';
import { shiftDate } from '../clock/shiftDate.js';
import { clockEnvironment } from '../clock/testClock.js';
import { WITHOUT_WINDOWS } from './chromium.ts';
import { expect, open, test } from './page.ts';
import { startBuilt } from './builtApp.ts';
import { send } from './sampleRecords.ts';

/** Moments at which clocks, calendars or zones disagree, with the day that it is then for the person. */
const MOMENTS = [
  {
    name: 'the night of the change to summer time',
    now: '2027-03-28T01:30:00Z',
    timezoneId: 'Europe/Berlin',
    day: '2027-03-28',
    words: '28 Mar 2027',
    from: '2027-03-27T23:00:00Z',
    before: '2027-03-28T22:00:00Z',
  },
  {
    name: 'the second half past one of a night in autumn',
    now: '2027-11-07T06:30:00Z',
    timezoneId: 'America/New_York',
    day: '2027-11-07',
    words: '7 Nov 2027',
    from: '2027-11-07T04:00:00Z',
    before: '2027-11-08T05:00:00Z',
  },
  {
    name: 'the first minutes of a year that has not begun for the servers',
    now: '2027-12-31T23:10:00Z',
    timezoneId: 'Europe/Berlin',
    day: '2028-01-01',
    words: '1 Jan 2028',
    from: '2027-12-31T23:00:00Z',
    before: '2028-01-01T23:00:00Z',
  },
  {
    name: '29 February',
    now: '2028-02-29T12:00:00Z',
    timezoneId: 'Asia/Tokyo',
    day: '2028-02-29',
    words: '29 Feb 2028',
    from: '2028-02-28T15:00:00Z',
    before: '2028-02-29T15:00:00Z',
  },
];

/** One database for all of them: it was made long before. */
let parent: string;
let browser: Browser;
test.beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'frontage-dates-'));
  browser = await chromium.launch(WITHOUT_WINDOWS);
});
test.afterAll(async () => {
  await browser.close();
  rmSync(parent, { recursive: true, force: true });
});
test.describe.configure({ mode: 'serial', timeout: 180_000 });

function ordersBetween(backend: BackendProcess, from: string, before: string): Promise<number> {
  const filter = `{ placedAt: { greaterThanOrEqualTo: "${from}", lessThan: "${before}" } }`;
  const query = `{ orders(filter: ${filter}) { totalCount } }`;
  return backend
    .data<{ orders: { totalCount: number } }>(query)
    .then(({ orders }) => orders.totalCount);
}

/** Makes an order, which is placed now, and opens it. */
async function placeOrder(page: Page, url: string): Promise<void> {
  await open(page, `${url}/customers`);
  const href = await page.locator('main tbody th a').first().getAttribute('href');
  const customer = decodeURIComponent(href?.split('/').at(-1) ?? '');
  await send(page, 'createOrderMutation', { input: { order: { customer } } });
  await open(page, `${url}/orders`);
  await page.locator('main tbody th a').first().click();
}

for (const { name, now, timezoneId, day, words, from, before } of MOMENTS) {
  test(`what is said of days is true at ${name}, in ${timezoneId}`, async () => {
    const environment = clockEnvironment(now);
    const backend = await startProcess({ directory: join(parent, 'database'), now });
    const app = await startBuilt(backend.endpoint, environment);
    const context = await browser.newContext({ locale: 'en-GB', timezoneId });
    try {
      await context.addInitScript(shiftDate, Number(environment.FRONTAGE_TEST_CLOCK));
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(String(error)));

      await placeOrder(page, app.url);
      const placed = page
        .locator('dl > div')
        .filter({ hasText: /^Placed/ })
        .locator('time')
        .first();
      await expect(placed).toHaveText('now');

      // The day is the person's, on the home page, in lists and in calendars alike.
      const count = await ordersBetween(backend, from, before);
      expect(count).toBeGreaterThan(0);
      await open(page, `${app.url}/`);
      const lately = page.getByRole('region', { name: 'Recent activity' });
      await lately.getByRole('button', { name: 'Show as tables' }).click();
      const days = lately.getByRole('article', { name: 'Orders per day' }).getByRole('row');
      await expect(days.first()).toHaveText(`${words}${count}`);
      const counts = await days.getByRole('cell').allInnerTexts();
      expect(counts.filter((each) => each !== '0').length).toBeGreaterThan(10);
      for (const address of ['placedAt=today', `placedAt=${day}`]) {
        await open(page, `${app.url}/orders?${address}`);
        await expect(page.getByText(`${count} found`)).toBeVisible();
      }
      await open(page, `${app.url}/orders?layout=calendar`);
      const cell = page.locator('li[data-today]');
      await expect(cell.getByRole('listitem')).toHaveCount(count);

      // What is chosen is what is kept.
      await cell.getByRole('link').last().click();
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByLabel(/^Requested on/).fill(day);
      await page.getByRole('button', { name: 'Save' }).click();
      const requested = page.locator('dl > div').filter({ hasText: /^Requested on/ });
      await expect(requested.locator('time')).toHaveText(words);
      expect(faults).toEqual([]);
    } finally {
      await context.close();
      await app.stop();
      await backend.stop();
    }
  });
}
