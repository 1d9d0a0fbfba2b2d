import type { Page } from 'playwright/test';
import { expect, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** Lets no answer of the backend through until it is called. */
async function holdResponses(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/graphql', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Lets no code of further pages through until it is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    // What says which code a page has is small, and comes first.
    if (!route.request().url().includes('Manifest')) await released;
    await route.continue();
  });
  return release;
}

/** Points at the link of a row, as whoever presses it does. */
async function pointAtOrder(page: Page, row: number) {
  const order = page.locator('main tbody th a').nth(row);
  await order.hover();
  await page.waitForLoadState('networkidle');
  return order;
}

/** Where a text stands on the screen. */
const placeOf = (page: Page, text: string) =>
  page.locator('main dl').getByText(text, { exact: true }).first().boundingBox();

test('a record shows what the list knows of it before the backend answers, and nothing of that moves', async ({
  page,
}) => {
  await open(page, url('/orders'));
  await page.mouse.wheel(0, 400);
  await pointAtOrder(page, 9);
  const release = await holdResponses(page);
  // Another row than the one that has been asked for by resting on it.
  const order = page.locator('main tbody th a').nth(11);
  const title = await order.innerText();
  const row = page.locator('main tbody tr').nth(11);
  const customer = await row.locator('td a').first().innerText();
  await order.click();

  const heading = page.locator('main h1:visible');
  await expect(heading).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('main dl').getByText(customer, { exact: true })).toBeVisible();
  const before = [await heading.boundingBox(), await placeOf(page, customer)];

  release();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
  await expect(page.locator('main h1')).toHaveCount(1);
  expect([await heading.boundingBox(), await placeOf(page, customer)]).toEqual(before);
});

test('a record has the name of its row while the code of its page is on its way, and the name stays where it is', async ({
  page,
}) => {
  for (const list of ['/orders', '/customers']) {
    await open(page, url(list));
    const release = await holdCode(page);
    const row = page.locator('main tbody th a').nth(3);
    const title = (await row.innerText()).trim();
    await row.click();
    const heading = page.locator('main h1:visible');
    await expect(heading).toHaveText(title);
    const before = await heading.boundingBox();

    release();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.locator('main h1')).toHaveCount(1);
    const after = await heading.boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('Back leads to the list where it was left, also from a record that never came', async ({
  page,
}) => {
  await open(page, url('/orders'));
  await pointAtOrder(page, 2);
  const release = await holdResponses(page);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const left = await page.evaluate(() => window.scrollY);
  const order = page.locator('main tbody th a').nth(20);
  const title = await order.innerText();
  await order.click();
  await expect(page.locator('main h1:visible')).toHaveText(title);
  await expect(page).toHaveURL(/\/orders\/./);
  await page.goBack();
  await expect(page.locator('main h1:visible')).toHaveText('Orders');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  release();
});

test('a record that cannot be read says so in place of what was known', async ({ page }) => {
  await open(page, url('/orders'));
  await pointAtOrder(page, 2);
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { errors: [{ message: 'The backend is out of order.' }] } }),
  );
  await page.locator('main tbody th a').nth(5).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The backend is out of order.',
  );
  await expect(page.locator('main h1:visible')).toHaveCount(1);
});
