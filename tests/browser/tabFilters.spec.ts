import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

interface Rows<Node> {
  readonly edges: ReadonlyArray<{ readonly node: Node }>;
}

/** A customer with more orders than a tab has rows, and the address of the tab. */
async function tabOfOrders(page: Page): Promise<{ id: string; path: string }> {
  await open(page, url('/orders'));
  const { orders } = await send<{ orders: Rows<{ customer: { id: string } }> }>(
    page,
    'OrderListQuery',
    { first: 100, withCustomer: true },
  );
  const ids = orders.edges.map(({ node }) => node.customer.id);
  for (const id of new Set(ids)) {
    const own = await ordersOf(page, id, {});
    if (own.length > 10) return { id, path: `/customers/${encodeURIComponent(id)}?tab=orders` };
  }
  throw new Error('No customer has as many orders.');
}

/** The numbers of a customer's orders that the backend finds. */
async function ordersOf(page: Page, customer: string, filter: object): Promise<string[]> {
  const { orders } = await send<{ orders: Rows<{ number: string }> }>(page, 'orderFinderQuery', {
    first: 100,
    condition: { customer },
    filter,
  });
  return orders.edges.map(({ node }) => node.number);
}

const matching = (count: number, all: number) =>
  `${count} of ${all} ${count === 1 ? 'matches' : 'match'}`;

const currentIn = (links: Locator) => links.locator('[aria-current]');
const panel = (page: Page) => page.getByRole('region', { name: 'Related records' });
const numbersIn = (place: Locator) => place.getByRole('rowheader').allInnerTexts();

test.describe('the tab of a customer’s orders', () => {
  test('is narrowed to a status by one press, as a list is, and stays so when it is sorted', async ({
    page,
  }) => {
    const { id, path } = await tabOfOrders(page);
    await open(page, url(path));
    const statuses = panel(page).getByRole('navigation', { name: 'Status' });
    await statuses.getByRole('link', { name: 'Cancelled' }).click();
    await expect(page).toHaveURL(/tab=orders&status=CANCELLED/);
    await expect(statuses.getByRole('link', { name: 'Cancelled' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const cancelled = await ordersOf(page, id, { status: { equalTo: 'CANCELLED' } });
    await expect(panel(page).getByRole('rowheader')).toHaveCount(Math.min(cancelled.length, 10));
    await statuses.getByRole('link', { name: 'Delivered' }).click();
    await expect(currentIn(statuses)).toHaveText('Delivered');
    await panel(page).getByRole('link', { name: 'Placed' }).click();
    await expect(page).toHaveURL(/tab=orders&status=DELIVERED&sort=placedAt/);
    const delivered = await ordersOf(page, id, { status: { equalTo: 'DELIVERED' } });
    for (const number of await numbersIn(panel(page))) expect(delivered).toContain(number);
    await expectAccessible(page);
    // The list that it is a part of goes on with the same.
    await panel(page).getByRole('link', { name: 'View all' }).click();
    await expect(page).toHaveURL(/\/orders\?.*status=DELIVERED/);
    await expect(page.getByRole('rowheader')).toHaveCount(Math.min(delivered.length, 25));
  });

  test('is searched, alone and within a status', async ({ page }) => {
    const { id, path } = await tabOfOrders(page);
    await open(page, url(path));
    const [number] = await ordersOf(page, id, { status: { equalTo: 'DELIVERED' } });
    await panel(page).getByRole('searchbox', { name: 'Search number' }).fill(number);
    await page.keyboard.press('Enter');
    await expect(panel(page).getByRole('rowheader')).toHaveText([number]);
    const statuses = panel(page).getByRole('navigation', { name: 'Status' });
    await statuses.getByRole('link', { name: 'Delivered' }).click();
    await expect(page).toHaveURL(/tab=orders&q=.+&status=DELIVERED/);
    await expect(panel(page).getByRole('rowheader')).toHaveText([number]);
    await statuses.getByRole('link', { name: 'Draft' }).click();
    await expect(panel(page)).toContainText('No orders match.');
    await panel(page).getByRole('link', { name: 'Clear search and filters' }).click();
    await expect(page).toHaveURL(/\?tab=orders$/);
    await expect(panel(page).getByRole('rowheader')).toHaveCount(10);
  });

  test('is narrowed and searched before there is any JavaScript', async ({ page, browser }) => {
    const { id, path } = await tabOfOrders(page);
    const [number] = await ordersOf(page, id, { status: { equalTo: 'DELIVERED' } });
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(url(`${path}&status=DELIVERED`));
    const search = panel(plain).getByRole('searchbox', { name: 'Search number' });
    await search.fill(number);
    await search.press('Enter');
    await expect(plain).toHaveURL(/tab=orders/);
    await expect(plain).toHaveURL(/status=DELIVERED/);
    await expect(panel(plain).getByRole('rowheader')).toHaveText([number]);
    // Of how many it is where the server had that by then.
    await expect(panel(plain).getByRole('status')).toHaveText(/^1 (found|of \d+ matches)$/);
    await context.close();
  });

  test('says how many match of how many, and the number alone comes later', async ({ page }) => {
    const { id, path } = await tabOfOrders(page);
    const all = await ordersOf(page, id, {});
    const delivered = await ordersOf(page, id, { status: { equalTo: 'DELIVERED' } });
    const count = panel(page).getByRole('status');
    await open(page, url(path));
    await expect(count).toBeEmpty();
    const counted = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('CustomerOrdersTabTotalQuery'))
        await counted.promise;
      await route.continue();
    });
    const statuses = panel(page).getByRole('navigation', { name: 'Status' });
    await statuses.getByRole('link', { name: 'Delivered' }).click();
    await expect(currentIn(statuses)).toHaveText('Delivered');
    const table = panel(page).getByRole('table');
    const before = await table.boundingBox();
    counted.resolve();
    await expect(count).toHaveText(matching(delivered.length, all.length));
    expect(await table.boundingBox()).toEqual(before);
    await expectAccessible(page);
    // A text within the state is counted as the rows are.
    await panel(page).getByRole('searchbox').fill(delivered[0]);
    await page.keyboard.press('Enter');
    await expect(count).toHaveText(matching(1, all.length));
    // The tab leads to all of them, and says so.
    const tabs = panel(page).getByRole('navigation', { name: 'Relations' });
    await expect(currentIn(tabs)).toHaveText(`Orders ${all.length}`);
    await statuses.getByRole('link', { name: 'Draft' }).click();
    await expect(count).toHaveText(matching(0, all.length));
  });

  test('fits a narrow phone', async ({ page }) => {
    const { path } = await tabOfOrders(page);
    await page.setViewportSize({ width: 320, height: 720 });
    await open(page, url(`${path}&status=DELIVERED`));
    await expect(panel(page).getByRole('searchbox')).toBeVisible();
    await expect(panel(page).getByRole('status')).toHaveText(/ of \d+ match/);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
});

test('a tab with a few rows is not searched', async ({ page }) => {
  const { path } = await tabOfOrders(page);
  await open(page, url(path.replace('tab=orders', 'tab=contacts')));
  await expect(panel(page).getByRole('searchbox')).toHaveCount(0);
});
