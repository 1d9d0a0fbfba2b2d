import { readFileSync } from 'node:fs';
import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const header = 'thead th';

test.describe('the columns of records that a list leads to', () => {
  test('are added by the chooser, asked for only then, remembered and rendered on the server', async ({
    page,
  }) => {
    const asked: Array<readonly [name: string, variables: Record<string, unknown>]> = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname !== '/graphql') return;
      const { operationName, variables } = request.postDataJSON() as {
        operationName: string;
        variables: Record<string, unknown>;
      };
      asked.push([operationName, variables]);
    });
    await open(page, url('/orders'));
    await page.getByRole('button', { name: 'Columns' }).click();
    const related = page.getByRole('group', { name: 'Related records' });
    await related.locator('summary', { hasText: /^Customer$/ }).click();
    await related.getByRole('checkbox', { name: 'Customer › Billing country' }).check();
    await related.getByRole('checkbox', { name: 'Customer › Account manager' }).check();
    await expectAccessible(page);
    expect(asked.filter(([name]) => name.startsWith('OrderRelated'))).toEqual([]);
    await page.getByRole('button', { name: 'Apply' }).click();
    const columns = [
      ...['Number', 'Status', 'Payment status', 'Customer', 'Channel', 'Total', 'Placed'],
      ...['Customer › Account manager', 'Customer › Billing country'],
    ];
    await expect(page.locator(header)).toHaveText(columns);
    await expect(page).toHaveURL(/columns=customer\.billingCountry/);
    const [, variables] = asked.find(([name]) => name === 'OrderRelatedQuery') ?? [];
    expect(variables).toMatchObject({
      ofCustomer: true,
      moreOfCustomer: true,
      ofSalesRep: false,
    });
    // Customers that other tests make have other countries, or none.
    const countries = page.locator('tbody tr td:last-child');
    await expect(countries.filter({ hasText: /\p{L}{3}/u }).first()).toBeVisible();
    // The server renders them, and the browser asks for nothing again.
    asked.length = 0;
    const html = (await (await page.goto(url('/orders')))?.text()) ?? '';
    expect(html).toContain('Customer › Billing country');
    await expect(page.locator(header)).toHaveText(columns);
    await page.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('button', { name: 'Apply' })).toBeVisible();
    expect(asked.filter(([name]) => name.startsWith('Order'))).toEqual([]);
    // What is chosen stands with the list's own columns, where it can be moved and taken away.
    await page.getByRole('checkbox', { name: 'Customer › Account manager', exact: true }).uncheck();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator(header)).toHaveText(
      columns.filter((name) => name !== 'Customer › Account manager'),
    );
  });

  test('are shared by a link, without JavaScript too, and exported', async ({ page, browser }) => {
    const address = url(
      '/orders?columns=number&columns=customer.billingCountry&columns=customer.accountManager',
    );
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(address);
    await expect(bare.locator(header)).toHaveText([
      'Number',
      'Customer › Billing country',
      'Customer › Account manager',
    ]);
    const first = await bare.locator('tbody tr').first().locator('td').first().textContent();
    await context.close();
    await open(page, address);
    await page.locator('[popovertarget]', { hasText: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.locator('[popover]').getByRole('button', { name: 'Export' }).click();
    const [heading, row] = readFileSync(await (await download).path(), 'utf8').split(/\r?\n/);
    expect(heading).toBe('Number,Customer › Billing country,Customer › Account manager');
    expect(row.split(',')[1]).toBe(first);
  });

  test('are on the cards of a board and in a spreadsheet', async ({ page }) => {
    const columns = 'columns=number&columns=customer.email';
    await open(page, url(`/orders?layout=board&${columns}`));
    await expect(page.getByRole('region', { name: 'Orders' })).toContainText('@');
    await open(page, url(`/orders?layout=sheet&${columns}`));
    await expect(page.getByRole('columnheader', { name: 'Customer › Email' })).toBeVisible();
  });
});

interface OrdersOfCustomer {
  readonly customer: { readonly orders: { readonly totalCount: number } };
}

test.describe('the numbers of records that a list leads to', () => {
  test('are added by the chooser, are those of the backend, and lead to the records', async ({
    page,
  }) => {
    await open(page, url('/customers?sort=name'));
    await page.getByRole('button', { name: 'Columns' }).click();
    const related = page.getByRole('group', { name: 'Related records' });
    await related.locator('summary', { hasText: 'Number of records' }).click();
    const orders = { name: 'Number of records › Orders', exact: true };
    await related.getByRole('checkbox', orders).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.locator(header).last()).toHaveText('Orders');
    const rows = page.locator('tbody tr');
    const shown: Array<readonly [id: string, number: string]> = [];
    for (const row of await rows.all()) {
      const href = await row.locator('th a').getAttribute('href');
      const id = decodeURIComponent(href!.split('/').at(-1)!);
      shown.push([id, (await row.locator('td').last().textContent()) ?? '']);
    }
    expect(shown).toHaveLength(25);
    const counted: Array<readonly [id: string, number: string]> = [];
    for (const [id] of shown) {
      const { customer } = await send<OrdersOfCustomer>(page, 'CustomerOrdersTabTotalQuery', {
        id,
        first: 1,
      });
      counted.push([id, customer.orders.totalCount.toLocaleString('en-GB')]);
    }
    expect(shown).toEqual(counted);
    expect(new Set(counted.map(([, number]) => number)).size).toBeGreaterThan(3);
    await expectAccessible(page);
    const [[, first]] = shown;
    await rows.first().locator('td').last().getByRole('link').click();
    const tab = page.getByRole('navigation', { name: 'Relations' }).getByRole('link', {
      name: `Orders ${first}`,
      exact: true,
    });
    await expect(tab).toHaveAttribute('aria-current', 'page');
  });

  test('are in a spreadsheet and in files, without JavaScript too', async ({ page, browser }) => {
    const columns = 'columns=name&columns=orders.count';
    const context = await browser.newContext({ javaScriptEnabled: false });
    const bare = await context.newPage();
    await bare.goto(url(`/customers?${columns}`));
    await expect(bare.locator(header)).toHaveText(['Name', 'Orders']);
    const first = await bare.locator('tbody tr').first().locator('td').first().textContent();
    await context.close();
    await open(page, url(`/customers?layout=sheet&${columns}`));
    await expect(page.getByRole('columnheader', { name: 'Orders' })).toBeVisible();
    await open(page, url(`/customers?${columns}`));
    await page.locator('[popovertarget]', { hasText: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.locator('[popover]').getByRole('button', { name: 'Export' }).click();
    const [heading, row] = readFileSync(await (await download).path(), 'utf8').split(/\r?\n/);
    expect(heading).toBe('Name,Orders');
    expect(row.endsWith(`,${first}`)).toBe(true);
  });
});
