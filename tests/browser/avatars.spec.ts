import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';
import { recordShifts, shiftsOf } from './shifts.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** What is painted before a name: the picture if it has come, else the initials. */
const painted = (within: Locator) =>
  within
    .locator('[aria-hidden]:has(+ *)')
    .first()
    .evaluate((avatar) => {
      const picture = avatar.querySelector('img');
      const initials = getComputedStyle(avatar, '::before').content;
      return { hasPicture: (picture?.naturalWidth ?? 0) > 0, initials };
    });

test.describe('the picture before a name', () => {
  test('is in the list and on the record, and nothing moves when the record opens', async ({
    page,
  }) => {
    await recordShifts(page);
    await open(page, url('/employees?q=Freddie'));
    const row = rowOf(page, 'Freddie Lambert');
    await expect.poll(() => painted(row)).toMatchObject({ hasPicture: true });
    await expect(page.getByRole('columnheader', { name: 'Photo' })).toHaveCount(0);
    await row.getByRole('link', { name: 'Freddie Lambert' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Freddie Lambert' });
    await expect(heading).toBeVisible();
    await expect(page.getByText('Hired on')).toBeVisible();
    await expect
      .poll(() => painted(page.locator('header:has(h1)')))
      .toMatchObject({ hasPicture: true });
    expect(await shiftsOf(page)).toBe(0);
  });

  test('is a column for those who want one', async ({ page }) => {
    await open(page, url('/employees?q=Freddie'));
    await page.getByRole('button').getByText('Columns', { exact: true }).click();
    const columns = page.getByRole('group', { name: 'Columns', exact: true });
    await columns.getByText('Photo', { exact: true }).click();
    await expect(page.getByRole('columnheader', { name: 'Photo' })).toBeVisible();
  });

  test('is on the cards of a board', async ({ page }) => {
    await open(page, url('/employees?layout=board&q=Freddie'));
    const card = page.getByRole('listitem').filter({ hasText: 'Freddie Lambert' });
    await expect.poll(() => painted(card)).toMatchObject({ hasPicture: true });
    await expectAccessible(page);
  });

  test('is beside links to people, in lists and on records', async ({ page }) => {
    await open(page, url('/customers?q=Tranan'));
    const link = page.getByRole('cell').filter({ has: page.locator('a[href^="/employees/"]') });
    await expect.poll(() => painted(link.first())).toMatchObject({ hasPicture: true });
    await expectAccessible(page);
    await page.getByRole('rowheader').getByRole('link').first().click();
    // Until then what the list knows of it is shown, to the eye alone.
    await expect(page.getByRole('heading', { level: 1, name: 'Tranan' })).toBeVisible();
    const fact = page.getByRole('main').locator('dd:has(a[href^="/employees/"])').first();
    await expect.poll(() => painted(fact)).toMatchObject({ hasPicture: true });
    await expectAccessible(page);
  });

  test('is where people are searched, in forms and in the palette', async ({ page }) => {
    await open(page, url('/tickets/new'));
    const assignee = page.getByRole('combobox', { name: 'Assignee' });
    await assignee.fill('Freddie');
    const option = page.getByRole('option', { name: /^Freddie Lambert/ });
    await expect.poll(() => painted(option)).toMatchObject({ hasPicture: true });
    await expectAccessible(page);
    await option.click();
    await expect(assignee).toHaveValue('Freddie Lambert');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Freddie');
    const found = page.getByRole('option', { name: /^Freddie Lambert/ });
    await expect.poll(() => painted(found)).toMatchObject({ hasPicture: true });
    await expectAccessible(page);
  });

  test('leaves room on a phone for what can be done with who was found', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, url('/tickets'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ann');
    const dialog = page.getByRole('dialog');
    const more = dialog.getByTitle('Actions');
    await expect(more.nth(2)).toBeVisible();
    const right = ({ x, width }: { x: number; width: number }) => x + width;
    const edge = right((await dialog.boundingBox())!);
    for (const arrow of await more.all())
      expect(right((await arrow.boundingBox())!)).toBeLessThan(edge);
  });

  test('leaves room on a phone for the names of the home page’s records', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, url('/'));
    const titles = page.getByRole('rowheader').filter({ has: page.locator('[data-initials]') });
    await expect(titles.first()).toBeVisible();
    for (const title of await titles.all()) {
      const [cell, link] = await Promise.all([
        title.boundingBox(),
        title.getByRole('link').boundingBox(),
      ]);
      expect(link!.x + link!.width).toBeLessThanOrEqual(cell!.x + cell!.width);
    }
  });

  test('stands where a name begins in a language that is written from the right', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'ar' });
    const page = await context.newPage();
    await open(page, url('/customers?q=Tranan'));
    const isManaged = { has: page.locator('a[href^="/employees/"]') };
    const row = page.getByRole('row').filter(isManaged).first();
    for (const cell of [row.getByRole('rowheader'), row.getByRole('cell').filter(isManaged)]) {
      const name = (await cell.getByText(/\w/).last().boundingBox())!;
      const avatar = (await cell.locator('[aria-hidden]:has(+ *)').first().boundingBox())!;
      expect(avatar.x).toBeGreaterThan(name.x + name.width);
    }
    await context.close();
  });

  test('leaves the initials where it does not come, and they are copied by nobody', async ({
    page,
  }) => {
    await page.route('**/sample/*.svg', (route) => route.abort());
    await open(page, url('/employees?q=Freddie'));
    const row = rowOf(page, 'Freddie Lambert');
    await expect
      .poll(() => painted(row))
      .toEqual({
        hasPicture: false,
        initials: expect.stringContaining('FL') as unknown,
      });
    const name = row.getByRole('link', { name: 'Freddie Lambert' });
    expect(await name.innerText()).toBe('Freddie Lambert');
    await expect(row.locator('img')).toHaveCount(0);
  });

  for (const [width, colorScheme] of [
    [1280, 'dark'],
    [390, 'light'],
  ] as const) {
    test(`can be read by everybody, ${width} pixels wide, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await open(page, url('/customers'));
      await expect(page.locator('td, th').first()).toBeVisible();
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
});
