import { expect, expectAccessible, open, recordOperations, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'main tbody tr';

test.describe('the order of a list', () => {
  test('is of several columns, by shift and a click, by number, in the address', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    const status = page.getByRole('columnheader', { name: 'Status', exact: true });
    const total = page.getByRole('columnheader', { name: /^Total/ });
    await status.getByRole('link').click();
    await expect(page).toHaveURL(/\?sort=status$/);
    await expect(status).toHaveAttribute('aria-sort', 'ascending');
    await total.getByRole('link').click({ modifiers: ['Shift'] });
    await expect(page).toHaveURL(/\?sort=status%2Ctotal$/);
    await expect(total).toHaveText(/2, ascending/);
    await total.getByRole('link').click({ modifiers: ['Shift'] });
    await expect(total).toHaveText(/2, descending/);
    await expect(page).toHaveURL(/\?sort=status%2C-total$/);
    const cells = await page
      .locator(rows)
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const [[, least]] = cells;
    const totals = cells.filter(([, status]) => status === least).map((row) => row[5] ?? '');
    const amounts = totals.map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect(amounts.length).toBeGreaterThan(1);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  });

  test('is chosen in a menu by those who use the keyboard alone', async ({ page }) => {
    await open(page, url('/orders?sort=status'));
    await page.locator('[popovertarget]', { hasText: 'Sort' }).press('Enter');
    const menu = page.getByRole('list', { name: 'Sort by' });
    await menu.getByText('Placed').press('Enter');
    await expect(page).toHaveURL(/\?sort=status%2CplacedAt$/);
    await expect(menu.getByRole('listitem').nth(1)).toContainText('2. Placed');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expectAccessible(page);
  });
});

test.describe('a record is looked at beside its list', () => {
  test('by the keyboard alone, one after the other, and the list keeps its place', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    const address = page.url();
    const titles = await page.locator(`${rows} th a`).allInnerTexts();
    await page.keyboard.press('j');
    await expect(page.locator(`${rows} th a`).first()).toBeFocused();
    await page.keyboard.press('j');
    await expect(page.locator(`${rows} th a`).nth(1)).toBeFocused();
    await page.keyboard.press(' ');
    const panel = page.getByRole('dialog', { name: 'Record' });
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText(titles[1]);
    await expect(panel.getByRole('navigation', { name: 'Relations' })).toBeVisible();
    await page.keyboard.press('j');
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText(titles[2]);
    await page.keyboard.press('k');
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText(titles[1]);
    await page.keyboard.press('j');
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText(titles[2]);
    expect(page.url()).toBe(address);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.locator(`${rows} th a`).nth(2)).toBeFocused();
    await page.keyboard.press(' ');
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText(titles[2]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/orders\/.+/);
    await expect(panel).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[2]);
  });

  for (const width of [1280, 390])
    test(`by everybody, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, url('/orders'));
      await page.locator(rows).nth(2).hover();
      await page.locator(rows).nth(2).getByRole('button', { name: 'Preview' }).click();
      const panel = page.getByRole('dialog', { name: 'Record' });
      await expect(panel.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await panel.getByRole('button', { name: 'Next record' }).click();
      await expect(panel.getByText('4 of 25 on this page')).toBeVisible();
      const overflow = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(panel).toBeHidden();
    });
});

test.describe('a list keeps itself up to date', () => {
  test('at the chosen interval, with rows in place until the person agrees', async ({ page }) => {
    await page.clock.install();
    await open(page, url('/orders?sort=number'));
    const operations = recordOperations(page);
    await page.clock.runFor(60_000);
    expect(operations).toEqual([]);
    await page.locator('[popovertarget]', { hasText: 'Refresh' }).click();
    await page.getByLabel('Every 10 seconds').check();
    const titles = await page.locator(`${rows} th a`).allInnerTexts();
    // What the backend says from now on: the second row is gone, the third has another status.
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      const response = await route.fetch();
      if (operationName !== 'OrderListQuery') return route.fulfill({ response });
      const answer = (await response.json()) as {
        data: { orders: { edges: Array<{ node: { status: string } }> } };
      };
      const { edges } = answer.data.orders;
      edges[2].node.status = edges[2].node.status === 'DRAFT' ? 'ROASTING' : 'DRAFT';
      edges.splice(1, 1);
      return route.fulfill({ response, json: answer });
    });
    await page.clock.runFor(11_000);
    const changed = page.locator(`${rows}[data-changed]`);
    await expect(changed.locator('th a')).toHaveText(titles[2]);
    expect(await page.locator(`${rows} th a`).allInnerTexts()).toEqual(titles);
    expect(operations).toContain('OrderListQuery');
    await page.getByRole('button', { name: 'Show 1 change' }).click();
    await expect(page.locator(`${rows} th a`)).toHaveText(titles.filter((_, index) => index !== 1));
    await expectAccessible(page);
  });
});
