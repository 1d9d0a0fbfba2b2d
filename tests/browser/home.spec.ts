import { expect, expectAccessible, open, recordOperations, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

test.describe('the home page', () => {
  test('arrives with what is new, and counts that lead to the records they count', async ({
    page,
  }) => {
    const asked = recordOperations(page);
    await open(page, url('/'));
    // A count may be late; the rows never are.
    expect(asked.filter((name) => !name.includes('Counts'))).toEqual([]);
    const orders = page.getByRole('article', { name: 'Orders', exact: true });
    await expect(orders.locator('tbody tr')).toHaveCount(5);
    const roasting = orders.getByRole('link', { name: /^Roasting/ });
    const count = Number((await roasting.innerText()).replaceAll(/\D/g, ''));
    expect(count).toBeGreaterThan(0);
    await roasting.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByText(`${count} in all`)).toBeVisible();
    const statuses = page.locator('main tbody td:nth-child(2)');
    expect([...new Set(await statuses.allInnerTexts())]).toEqual(['Roasting']);
  });

  test('opens a new record, the newest first', async ({ page }) => {
    await open(page, url('/'));
    const orders = page.getByRole('article', { name: 'Orders', exact: true });
    const newest = orders.locator('tbody th a').first();
    const title = await newest.innerText();
    await newest.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('shows the views that were saved, wherever they are of', async ({ page }) => {
    await open(page, url('/orders?status=ROASTING'));
    await page.getByText('Views', { exact: true }).click();
    await page.getByLabel('Name of this view').fill('In the roaster');
    await page.getByLabel('Name of this view').press('Enter');
    await expect(page.getByRole('list', { name: 'Saved views' })).toContainText('In the roaster');
    await open(page, url('/'));
    const views = page.getByRole('navigation', { name: 'Your views' });
    await views.getByRole('link', { name: /In the roaster/ }).click();
    await expect(page).toHaveURL(/\/orders\?status=ROASTING/);
  });

  for (const width of [1280, 390]) {
    test(`can be read by everybody, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, url('/'));
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(overflow).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has its rows, and leads to every list', async ({ page }) => {
    await page.goto(url('/'));
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Suppliers' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
  });
});
