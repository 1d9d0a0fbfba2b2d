import type { Locator } from 'playwright/test';
import { drag } from './dragging.ts';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { recordShifts, shiftsOf } from './shifts.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** The list and the key in a record's address. */
async function hrefParts(link: Locator): Promise<string[]> {
  const href = (await link.getAttribute('href')) ?? '';
  return href.split('/').slice(1).map(decodeURIComponent);
}

/** The height of the tallest of some bars: on a day without records there is none to see. */
async function tallest(bars: Locator): Promise<number> {
  const heights = await bars.evaluateAll((all) =>
    all.map((bar) => bar.getBoundingClientRect().height),
  );
  return Math.max(0, ...heights);
}

test.describe('the home page', () => {
  test('arrives with what is new, and counts that lead to the records they count', async ({
    page,
  }) => {
    const asked = recordOperations(page);
    await open(page, url('/'));
    // A count may be late, and charts come when they are in sight; the rows never wait.
    expect(asked.filter((name) => !/Counts|Trend/.test(name))).toEqual([]);
    const orders = page.getByRole('article', { name: 'Orders', exact: true });
    await expect(orders.locator('tbody tr')).toHaveCount(5);
    const roasting = orders.getByRole('link', { name: /^Roasting/ });
    const count = Number((await roasting.innerText()).replaceAll(/\D/g, ''));
    expect(count).toBeGreaterThan(0);
    await roasting.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByText(`${count} found`)).toBeVisible();
    const statuses = page.locator('main tbody td:nth-child(2)');
    expect([...new Set(await statuses.allInnerTexts())]).toEqual(['Roasting']);
  });

  test('says what needs somebody, and each number leads to as many records', async ({ page }) => {
    await open(page, url('/'));
    const attention = page.getByRole('region', { name: 'Needs attention' });
    const links = attention.getByRole('link');
    await expect(links.first()).toBeVisible();
    const names = await links.allInnerTexts();
    expect(names.length).toBeLessThanOrEqual(8);
    for (const name of names) {
      const [number, records] = name.split('\n');
      await attention
        .getByRole('link')
        .filter({ hasText: name.split('\n').join(' ') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: records })).toBeVisible();
      await expect(page.getByText(`${number} found`)).toBeVisible();
      await page.goBack();
      await expect(links).toHaveCount(names.length);
    }
  });

  test('says that what needs somebody could not be counted, and still leads there', async ({
    page,
  }) => {
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (operationName !== 'attentionCountsQuery') return route.fallback();
      await route.fulfill({ json: { errors: [{ message: 'Too much was asked.' }] } });
    });
    await open(page, url('/tags'));
    await page.getByRole('link', { name: 'Home' }).click();
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await attention.getByRole('link', { name: '— Invoices Overdue' }).click();
    await expect(page).toHaveURL(/\/invoices\?isOverdue=true$/);
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

  test('shows what there was lately, and moves nothing when that comes', async ({ page }) => {
    await open(page, url('/customers'));
    const [, customer] = await hrefParts(page.locator('main tbody th a').first());
    await send(page, 'createOrderMutation', { input: { order: { customer } } });
    await recordShifts(page);
    await open(page, url('/'));
    const lately = page.getByRole('region', { name: 'Recent activity' });
    const charts = lately.getByRole('group', { name: /in 30 days/ });
    await expect(charts).toHaveCount(3);
    const bars = charts.first().locator('rect[rx]');
    await expect.poll(() => tallest(bars)).toBeGreaterThan(40);
    expect(await shiftsOf(page)).toBe(0);

    await lately.getByRole('button', { name: 'Show as tables' }).click();
    const orders = lately.getByRole('article', { name: 'Orders per day' });
    const today = orders.getByRole('row').first();
    const count = Number(await today.getByRole('cell').innerText());
    expect(count).toBeGreaterThan(0);
    await today.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(page.getByText(`${count} found`)).toBeVisible();
  });

  test('says that there was nothing on a day, and leads there', async ({ page }) => {
    await open(page, url('/'));
    const lately = page.getByRole('region', { name: 'Recent activity' });
    await lately.getByRole('button', { name: 'Show as tables' }).click();
    const days = lately.getByRole('article', { name: 'Orders per day' }).getByRole('row');
    await expect(days).toHaveCount(30);
    const counts = await days.getByRole('cell').allInnerTexts();
    const name = await days.nth(counts.indexOf('0')).getByRole('link').innerText();
    await lately.getByRole('button', { name: 'Show as tables' }).click();
    const chart = lately.getByRole('article', { name: 'Orders per day' });
    await chart.getByRole('link', { name: `${name}: 0` }).click();
    await expect(page).toHaveURL(/\/orders\?placedAt=[\d-]+$/);
    await expect(page.locator('main tbody th')).toHaveCount(0);
  });

  test('leads from a bar to the records of its week', async ({ page }) => {
    await open(page, url('/'));
    const lately = page.getByRole('region', { name: 'Recent activity' });
    await lately.getByRole('button', { name: 'Week' }).click();
    const chart = lately
      .getByRole('article', { name: 'Orders per week' })
      .getByRole('group', { name: /in 12 weeks/ });
    await expect(chart.getByRole('link')).toHaveCount(12);
    // The bar of this week stands last.
    const { width = 0 } = (await chart.boundingBox()) ?? {};
    await chart.click({ position: { x: width - 16, y: 40 } });
    await expect(page).toHaveURL(/\/orders\?placedAt\.atLeast=[\d-]+&placedAt\.atMost=[\d-]+$/);
  });

  test('keeps what it has when the figures do not come', async ({ page }) => {
    await page.route('**/graphql', async (route) => {
      const { operationName } = route.request().postDataJSON() as { operationName: string };
      if (!operationName.includes('Trend')) return route.fallback();
      const errors = [{ message: 'Too much was asked.' }];
      await route.fulfill({ json: { errors } });
    });
    await open(page, url('/'));
    const lately = page.getByRole('region', { name: 'Recent activity' });
    await expect(lately.getByRole('button', { name: 'Try again' })).toHaveCount(3);
    await expect(page.getByRole('article', { name: 'Orders', exact: true })).toContainText('total');
    await page.unrouteAll();
    await lately.getByRole('button', { name: 'Try again' }).first().click();
    await expect(lately.getByRole('group', { name: /in 30 days/ })).toHaveCount(1);
  });

  test('is arranged by the person: moved and hidden parts stay so, and ask for nothing', async ({
    page,
  }) => {
    await open(page, url('/'));
    const articles = page.locator('main article:has(> h2)');
    const titles = () => articles.getByRole('heading', { level: 2 }).allInnerTexts();
    const before = await titles();
    expect(before.slice(0, 3)).toEqual(['Orders', 'Customers', 'Invoices']);
    await page.getByText('Arrange', { exact: true }).click();
    const parts = page.getByRole('list', { name: 'Parts of the home page' });
    await expect(parts.getByRole('listitem')).toHaveCount(before.length + 3);
    await expectAccessible(page);
    await parts.getByText('Recent activity').click();
    await expect(page.getByRole('region', { name: 'Recent activity' })).toBeHidden();
    await parts.getByText('Customers').click();
    await expect(articles.nth(1)).toContainText('Invoices');
    const handle = (name: string) =>
      parts.getByRole('button', { name: `Move ${name}`, exact: true });
    await drag(page, handle('Tickets'), handle('Orders'));
    const tickets = ['Tickets', 'Orders', 'Invoices'];
    await expect.poll(async () => (await titles()).slice(0, 3)).toEqual(tickets);
    // Past the hidden customers, and past the invoices.
    for (let step = 0; step < 2; step += 1) {
      await handle('Orders').press('ArrowDown');
      await expect(handle('Orders')).toBeFocused();
    }
    const arranged = ['Tickets', 'Invoices', 'Orders', ...before.slice(4)];
    await expect.poll(titles).toEqual(arranged);
    const answer = page.waitForResponse(url('/'));
    await open(page, url('/'));
    const html = await (await answer).text();
    expect(html.indexOf('/tickets/')).toBeLessThan(html.indexOf('/orders/'));
    expect(html).not.toContain('CustomerPanelQuery');
    expect(await titles()).toEqual(arranged);
    await page.getByText('Arrange', { exact: true }).click();
    await parts.getByText('Customers').click();
    await expect(page.getByRole('article', { name: 'Customers', exact: true })).toContainText(
      / total/,
    );
    await page.getByText('Reset', { exact: true }).click();
    await expect.poll(titles).toEqual(before);
    await expect(page.getByRole('region', { name: 'Recent activity' })).toBeVisible();
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
