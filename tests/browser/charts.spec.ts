import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';
import { recordShifts, shiftsOf } from './shifts.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

const chartOf = (page: Page) => page.getByRole('region', { name: 'Chart' });

/** Chooses by what is written beside a choice of the chart. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await chartOf(page).getByLabel(label).selectOption({ label: option });
  await expect(chartOf(page).getByLabel(label).locator('option:checked')).toHaveText(option);
}

/** How many orders the database has with a filter. */
async function ordersWith(page: Page, filter: object): Promise<number> {
  const { orders } = await send<{ orders: { totalCount: number } }>(page, 'OrderListTotalQuery', {
    first: 1,
    filter,
  });
  return orders.totalCount;
}

const numberIn = (text: string) => Number(text.replaceAll(/[^\d.]/g, ''));

test.describe('a chart over a list', () => {
  test('is composed by what is written there, and each bar leads to as many records', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    await page.getByRole('link', { name: 'Chart', exact: true }).click();
    const chart = chartOf(page);
    await expect(chart.getByRole('group', { name: /Placed · Month: [\d,]+/ })).toBeVisible();
    await choose(page, 'Group by', 'Status');
    await page.getByRole('combobox', { name: 'Channel' }).selectOption({ label: 'Phone' });
    await expect(page).toHaveURL(/channel=PHONE/);
    const delivered = chart.getByRole('listitem').filter({ hasText: 'Delivered' });
    const link = delivered.getByRole('link', { name: 'Delivered' });
    await expect(link).toHaveAttribute('href', '/orders?channel=PHONE&status=DELIVERED');
    await expect(delivered).toHaveText(/\d/);
    const count = numberIn(await delivered.innerText());
    const filter = { channel: { equalTo: 'PHONE' }, status: { equalTo: 'DELIVERED' } };
    expect(await ordersWith(page, filter)).toBe(count);
    expect(count).toBeGreaterThan(0);

    await link.click();
    await expect(page).toHaveURL(/\/orders\?channel=PHONE&status=DELIVERED/);
    await expect(page.getByText(`${count.toLocaleString('en-GB')} found`)).toBeVisible();
    await expect(chart).toHaveCount(0);
    await page.goBack();
    await expect(delivered).toContainText(count.toLocaleString('en-GB'));
    // The address is all that a colleague needs.
    await open(page, page.url());
    await expect(delivered).toContainText(count.toLocaleString('en-GB'));
    await chart.getByRole('link', { name: 'Remove the chart' }).click();
    await expect(chart).toHaveCount(0);
    await expect(page).toHaveURL(/\/orders\?channel=PHONE$/);
  });

  test('by a relation has a bar for each record that has rows, and leads to its rows', async ({
    page,
  }) => {
    await open(page, url('/tickets?chart=number+status'));
    await choose(page, 'Group by', 'Assignee');
    await expect(page).toHaveURL(/chart=number\+assignee$/);
    const bars = chartOf(page).getByRole('listitem');
    await expect(bars.last()).toHaveText(/^None\d/);
    const count = async (narrowed: object) => {
      const variables = { first: 1, ...narrowed };
      type ResponseBody = { tickets: { totalCount: number } };
      return (await send<ResponseBody>(page, 'TicketListTotalQuery', variables)).tickets.totalCount;
    };
    let sum = 0;
    for (const bar of await bars.all()) {
      const href = (await bar.getByRole('link').getAttribute('href'))!;
      const assignee = new URLSearchParams(href.split('?')[1]).get('assignee');
      const nobody = { filter: { assigneeExists: false } };
      const found = await count(assignee ? { condition: { assignee } } : nobody);
      expect(numberIn((await bar.innerText()).split('\n').at(-1)!)).toBe(found);
      sum += found;
    }
    expect(await count({})).toBe(sum);
    // The server has the names already, so that the rows below stay where they are.
    await recordShifts(page);
    await open(page, page.url());
    await expect(bars.first()).toHaveText(/\d$/);
    expect(await shiftsOf(page)).toBe(0);
    await chartOf(page).getByRole('button', { name: 'Show on Home' }).click();
    const name = await bars.first().getByRole('link').innerText();
    await bars.first().getByRole('link', { name }).click();
    await expect(page).toHaveURL(/\/tickets\?assignee=[\w%=]+$/);
    await open(page, url('/'));
    const card = page.getByRole('article', { name: 'Tickets' });
    await expect(card.getByRole('listitem').filter({ hasText: name })).toHaveText(/\d$/);
    await card.getByRole('button', { name: 'Remove Tickets from Home' }).click();
  });

  test('of sums has those that stand below the rows that its bars lead to', async ({ page }) => {
    await open(page, url('/orders?chart=number'));
    await choose(page, 'Figure', 'Sum: Total');
    await choose(page, 'Group by', 'Status');
    await choose(page, 'Currency', 'SEK');
    const bar = chartOf(page).getByRole('listitem').filter({ hasText: 'Cancelled' });
    await expect(bar).toHaveText(/SEK\s[\d,.]+/);
    const sum = numberIn((await bar.innerText()).replace('Cancelled', ''));
    expect(sum).toBeGreaterThan(0);
    await bar.getByRole('link', { name: 'Cancelled' }).click();
    await expect(page).toHaveURL(/currency=SEK&status=CANCELLED/);
    const sums = page.getByRole('group', { name: 'SEK' }).locator('> span');
    const total = sums.filter({ hasText: /^\s*Total/ });
    await expect.poll(async () => numberIn(await total.innerText())).toBe(sum);
  });

  test('of averages has the sum that stands below the rows, divided by their number', async ({
    page,
  }) => {
    await open(page, url('/orders?chart=sum.total+status+SEK'));
    const bar = chartOf(page).getByRole('listitem').filter({ hasText: 'Delivered' });
    await expect(bar).toHaveText(/SEK\s[\d,.]+/);
    await choose(page, 'Figure', 'Average per record: Total');
    await expect(page).toHaveURL(/chart=average\.total\+status\+SEK/);
    await expect(bar).toHaveText(/SEK\s[\d,.]+/);
    const average = numberIn((await bar.innerText()).replace('Delivered', ''));
    await bar.getByRole('link', { name: 'Delivered' }).click();
    await expect(page).toHaveURL(/currency=SEK&status=DELIVERED/);
    const count = numberIn(await page.getByText(/^[\d,]+ found$/).innerText());
    await page.keyboard.press('End');
    const sums = page.getByRole('group', { name: 'SEK' }).locator('> span');
    const total = numberIn(await sums.filter({ hasText: /^\s*Total/ }).innerText());
    expect(count).toBeGreaterThan(1);
    expect(average).toBeCloseTo(total / count, 1);
  });

  test('has each month also as a table, whose links lead there', async ({ page }) => {
    await open(page, url('/orders?chart=number+placedAt.month'));
    await chartOf(page).getByRole('button', { name: 'Show as table' }).click();
    const months = chartOf(page).getByRole('row');
    await expect(months).toHaveCount(12);
    await expect(months.nth(1)).toHaveText(/\d$/);
    const count = await months.nth(1).getByRole('cell').innerText();
    await months.nth(1).getByRole('link').press('Enter');
    await expect(page).toHaveURL(/placedAt\.atLeast=[\d-]+&placedAt\.atMost=[\d-]+$/);
    await expect(page.getByText(`${count} found`)).toBeVisible();
  });

  test('says how a number has changed from the days before, and leads to both', async ({
    page,
  }) => {
    await open(page, url('/orders?chart=number+placedAt.month'));
    await choose(page, 'Period', 'in the last 30 days');
    const before = chartOf(page).getByRole('link', { name: /in the 30 days before$/ });
    await expect(before).toHaveText(/^\d/);
    const count = (await before.innerText()).split(' ')[0];
    await expect(chartOf(page).getByText(/^[+-]?\d+%$/)).toBeVisible();
    await before.click();
    await expect(page.getByText(`${count} found`)).toBeVisible();
  });

  for (const width of [1280, 390])
    test(`can be read by everybody, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      for (const chart of [
        'number+status',
        'sum.total+placedAt.week',
        'average.total+status',
        'sum.total+customer',
        'number+placedAt.last7days',
      ]) {
        await open(page, url(`/orders?chart=${chart}`));
        await expect(chartOf(page)).toBeVisible();
        await expectAccessible(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(overflow).toBeLessThanOrEqual(width);
      }
    });

  test('is read in the language of the person', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' });
    const page = await context.newPage();
    await open(page, url('/orders?chart=sum.total+status+EUR'));
    const bar = page.getByRole('region', { name: 'Diagramm' }).getByRole('listitem').first();
    await expect(bar).toHaveText(/\d,\d\d\s€$/);
    await context.close();
  });
});

test.describe('a chart on the home page', () => {
  test('comes from a list, moves nothing, leads to its records, and goes again', async ({
    page,
  }) => {
    await open(page, url('/'));
    await page.getByRole('button', { name: 'New chart' }).click();
    await page
      .locator('main [popover]')
      .getByRole('link', { name: 'Invoices', exact: true })
      .click();
    await choose(page, 'Group by', 'Status');
    await chartOf(page).getByRole('button', { name: 'Show on Home' }).click();
    await expect(chartOf(page).getByRole('button', { name: 'Show on Home' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await recordShifts(page);
    await open(page, url('/'));
    const charts = page.getByRole('region', { name: 'Your charts' });
    const paid = charts.getByRole('listitem').filter({ hasText: 'Paid' });
    await expect(paid).toHaveText(/\d/);
    expect(await shiftsOf(page)).toBe(0);
    await expectAccessible(page);
    const count = (await paid.innerText()).match(/[\d,]+/)?.[0] ?? '';
    await paid.getByRole('link', { name: 'Paid' }).click();
    await expect(page).toHaveURL(/\/invoices\?status=PAID/);
    await expect(page.getByText(`${count} found`)).toBeVisible();
    await open(page, url('/'));
    await charts.getByRole('button', { name: 'Remove Invoices from Home' }).click();
    await expect(charts).toHaveCount(0);
    await open(page, url('/'));
    await expect(charts).toHaveCount(0);
  });

  test('has the name of the view that keeps it', async ({ page }) => {
    await open(page, url('/orders?status=CANCELLED&chart=number+placedAt.last30days'));
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Name of this view').fill('Lost lately');
    await page.getByLabel('Name of this view').press('Enter');
    await page.getByRole('button', { name: 'Show Lost lately on Home' }).click();
    await open(page, url('/'));
    const card = page.getByRole('article', { name: 'Lost lately' });
    await expect(card.getByText('Number of records · Placed · in the last 30 days')).toBeVisible();
    await card.getByRole('link', { name: 'Lost lately' }).click();
    await expect(page).toHaveURL(/status=CANCELLED&.*chart=number\+placedAt\.last30days/);
    await expect(chartOf(page)).toBeVisible();
  });
});
