import { expect, expectAccessible, open, recordOperations, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const FORECAST = '/tools/stock-forecast';
const REMINDERS = '/tools/send-payment-reminders';
const UNTIL = '2099-01-31';

test('the tools are found in the navigation, with what they are for', async ({ page }) => {
  await open(page, url('/'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tools');
  await expect(page.getByText('Whether the stock of a variant lasts until a day')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Stock forecast' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stock forecast');
});

test.describe('a tool that tells something', () => {
  test('asks first, and keeps what it was asked in its address', async ({ page }) => {
    const operations = recordOperations(page);
    await open(page, url(FORECAST));
    await expect(page.getByText('Fill in Until and Variant to see the result.')).toBeVisible();
    expect(operations).toEqual([]);
    await page.getByLabel('Until').fill(UNTIL);
    await page.getByRole('combobox', { name: 'Variant' }).click();
    await page.getByRole('listbox').getByRole('option').first().click();
    await page.getByRole('button', { name: 'Show' }).click();
    const result = page.getByRole('region', { name: 'Result' });
    await expect(result).toContainText('In stock');
    await expect(page).toHaveURL(/until=2099-01-31/);
    const address = page.url();
    const shown = await result.innerText();
    await page.goto(address);
    await expect(result).toHaveText(shown, { useInnerText: true });
    await expect(page.getByRole('combobox', { name: 'Variant' })).not.toHaveValue('');
    await expectAccessible(page);
  });

  test('says at the input what is wrong with an address', async ({ page }) => {
    await open(page, url(`${FORECAST}?until=soon&variant=nothing`));
    await expect(page.getByText('Enter a date, such as 2026-11-20.')).toBeVisible();
  });

  test('says what the backend refuses, in place of the result', async ({ page }) => {
    await open(page, url(`${FORECAST}?until=${UNTIL}&variant=nothing`));
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect(page.getByLabel('Until')).toHaveValue(UNTIL);
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, url(FORECAST));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
});

test('a tool that does something says what came of it, with links to the records', async ({
  page,
}) => {
  await open(page, url(REMINDERS));
  await expectAccessible(page);
  await page.getByLabel('Days overdue').fill('a week');
  await page.getByRole('button', { name: 'Send payment reminders' }).click();
  await expect(page.getByText('Enter a whole number.').first()).toBeVisible();
  await page.getByLabel('Days overdue').fill('0');
  await page.getByRole('button', { name: 'Send payment reminders' }).click();
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toContainText('Done.');
  const ticket = result.getByRole('link', { name: /^Payment reminder/ }).first();
  const subject = await ticket.innerText();
  await ticket.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tool that tells something is a plain form, and its result is on the page', async ({
    page,
  }) => {
    await page.goto(url('/variants'));
    const href = await page.locator('tbody th a').first().getAttribute('href');
    await page.goto(url(FORECAST));
    await page.getByLabel('Until').fill(UNTIL);
    await page
      .getByRole('combobox', { name: 'Variant' })
      .fill(decodeURIComponent(href?.split('/').pop() ?? ''));
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('In stock');
    await expect(page.getByLabel('Until')).toHaveValue(UNTIL);
  });

  test('a tool that does something shows its form, which sends nothing', async ({ page }) => {
    await page.goto(url(REMINDERS));
    await page.getByLabel('Days overdue').fill('0');
    await page.getByRole('button', { name: 'Send payment reminders' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Send payment reminders');
    await expect(page.getByRole('region', { name: 'Result' })).toHaveCount(0);
  });
});
