import { expect, expectAccessible, open, test } from './page.ts';
import { recordShifts, shiftsOf } from './shifts.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const SCREENS = ['/', '/orders', '/orders?q=there-is-no-such-order', '/no-such-page', '/sign-in'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });

    for (const path of SCREENS) {
      test(`${path} is accessible to everyone`, async ({ page }) => {
        await open(page, url(path));
        await expectAccessible(page);
      });
    }

    test('a record is accessible to everyone', async ({ page }) => {
      await open(page, url('/orders'));
      await page.locator('tbody th a').first().click();
      await expect(page.getByRole('region', { name: 'Related records' })).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('colours follow the system, and a choice holds on the next visit from the first byte', async ({
  page,
  browser,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, url('/'));
  const dark = await background();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).not.toBe(dark);
  await page.getByRole('button', { name: 'Switch to light' }).click();
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  expect(await background()).toBe(dark);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const later = await context.newPage();
  await later.goto(url('/'));
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'dark');
  await context.close();
});

test('on paper, a list says what narrows it, and nothing is there to press', async ({ page }) => {
  const pressable = page.locator(
    'main :is(button, input, select, textarea, a[href$="/new"], [class*="button"])',
  );
  await open(page, url('/orders'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.locator('tbody th').first()).toBeVisible();
  await expect(pressable.filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Status' })).toHaveCount(0);
  await page.emulateMedia({ media: null });
  await open(page, url('/orders?status=CONFIRMED&q=SO&channel=EMAIL&total.atLeast=5'));
  await page.emulateMedia({ media: 'print' });
  const status = page.getByRole('navigation', { name: 'Status' });
  await expect(status.getByRole('link')).toHaveText(['Confirmed']);
  await expect(page.getByRole('searchbox')).toHaveValue('SO');
  await expect(page.getByRole('combobox')).toHaveCount(1);
  await expect(page.getByRole('combobox', { name: 'Channel' })).toBeVisible();
  await expect(page.getByText('Total is at least 5')).toBeVisible();
  await expect(page.getByRole('link', { name: /Remove/ })).toHaveCount(0);
  await page.locator('tbody th a').first().click();
  await expect(page.getByRole('region', { name: 'Related records' })).toBeVisible();
  await expect(page.getByText('Show empty fields')).toBeHidden();
  await expect(pressable.filter({ visible: true })).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing is wider than the screen, and the navigation opens', async ({ page }) => {
    await open(page, url('/orders'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Customers' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('no word of a filter is cut', async ({ page }) => {
    await open(page, url('/orders'));
    const missing = await page.getByRole('combobox').evaluateAll((selects) =>
      selects.map((select) => {
        const whole = select.cloneNode(true) as HTMLElement;
        whole.style.cssText = 'position: absolute; width: max-content; max-width: none';
        select.after(whole);
        const { width } = whole.getBoundingClientRect();
        whole.remove();
        return Math.max(0, width - select.getBoundingClientRect().width);
      }),
    );
    expect(missing).toEqual([0, 0, 0]);
  });

  test('a heading beside what can be chosen keeps its words in one line', async ({ page }) => {
    await open(page, url('/'));
    const heading = page.getByRole('heading', { name: 'Recent activity' });
    const lines = await heading.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

test('long addresses do not push the last columns out of a desktop’s window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(url('/customers'));
  const address = page.getByRole('link', { name: /@.*\.example/ }).first();
  const table = page.getByRole('table');
  await expect(address).toBeVisible();
  const [frame, width] = await table.evaluate(({ parentElement, scrollWidth }) => [
    parentElement!.clientWidth,
    scrollWidth,
  ]);
  expect(width).toBeLessThanOrEqual(frame!);
  // One line, as every cell.
  const heights = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.clientHeight));
  expect(new Set(heights.slice(1)).size).toBe(1);
});

test('nothing moves while the list loads', async ({ page }) => {
  await recordShifts(page);
  await open(page, url('/orders'));
  expect(await shiftsOf(page)).toBeLessThan(0.02);
});

test('where colours are forced, what is current or pressed does not look like the rest', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const background = (name: string, role: 'link' | 'button') =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  await open(page, url('/orders'));
  expect(await background('Orders', 'link')).not.toBe(await background('Customers', 'link'));
  await open(page, url('/'));
  expect(await background('Day', 'button')).not.toBe(await background('Week', 'button'));
});

test('on a phone, links that have no room on their line fade toward those out of sight, and not where there are none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await open(page, url('/orders'));
  const strip = page.getByRole('navigation', { name: 'Layout' });
  const fades = () =>
    strip.evaluate((element) => {
      const style = getComputedStyle(element);
      return ['before', 'after'].map((end) => style.getPropertyValue(`--strip-${end}`) !== '0px');
    });
  await expect.poll(fades).toEqual([false, true]);
  await strip.getByText('Spreadsheet', { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(fades).toEqual([true, false]);
  await page.setViewportSize({ width: 800, height: 700 });
  await open(page, url('/orders'));
  await expect.poll(fades).toEqual([false, false]);
});
