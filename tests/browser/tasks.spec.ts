import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright/test';
import Papa from 'papaparse';
import { expect as expectIn, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

/** Several screens on a busy machine. */
const expect = expectIn.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 120_000 });

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'main tbody tr';

test('somebody new finds the overdue invoices of a customer and exports them', async ({ page }) => {
  await open(page, url('/'));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Overdue invoices' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overdue invoices');
  const customers = page.locator(`${rows} td:nth-child(3)`);
  await expect(customers.first()).toBeVisible();
  const customer = await customers.first().innerText();

  await page.getByText('Add filter').click();
  const filters = page.getByRole('list', { name: 'Filters', exact: true });
  await filters.getByRole('link', { name: 'Customer', exact: true }).click();
  const form = page.getByRole('form', { name: 'Customer' });
  await form.getByRole('combobox', { name: 'Is', exact: true }).fill(customer);
  await form.getByRole('option', { name: customer }).first().click();
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText(`Customer is ${customer}`)).toBeVisible();
  await expect.poll(async () => [...new Set(await customers.allInnerTexts())]).toEqual([customer]);

  await page.getByText('Export', { exact: true }).click();
  const download = page.waitForEvent('download');
  await page.locator('[popover]').getByRole('button', { name: 'Export' }).click();
  const { data } = Papa.parse<Record<string, string>>(
    readFileSync(await (await download).path(), 'utf8').trimEnd(),
    { header: true },
  );
  expect(data.length).toBeGreaterThan(0);
  expect([...new Set(data.map(({ Customer: name }) => name))]).toEqual([customer]);
});

test('a wrong e-mail address is found, corrected and saved with the keyboard alone', async ({
  page,
}) => {
  await open(page, url('/'));
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await expect(page.locator(rows)).toHaveCount(25);
  const name = await page.locator(`${rows} th`).nth(3).innerText();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.locator(rows)).not.toHaveCount(25);
  await expect(page.getByRole('searchbox')).toBeFocused();
  const found = page.locator(`${rows} th a`).first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await expect(found).toBeFocused();
  const title = await found.innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await page.keyboard.press('e');
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeVisible();
  for (let steps = 0; steps < 60; steps++) {
    if (await email.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(email).toBeFocused();
  const address = `right-${Date.now()}@example.com`;
  await page.keyboard.press('Control+a');
  await page.keyboard.type(address);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: address })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await expect(page.locator(rows)).toHaveCount(25);
});

test('somebody new ships what was ordered and paid today', async ({ page }) => {
  // The sample's orders are of one autumn: today's are made first.
  await open(page, url('/customers'));
  const href = (await page.locator(`${rows} th a`).first().getAttribute('href')) ?? '';
  const customer = decodeURIComponent(href.split('/')[2]);
  const numbers = [1, 2].map((number) => `TODAY-${Date.now()}-${number}`);
  for (const number of numbers) {
    const order = { customer, number, status: 'CONFIRMED', paymentStatus: 'PAID' };
    await send(page, 'createOrderMutation', { input: { order } });
  }

  await open(page, url('/'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Orders' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');
  await page
    .getByRole('navigation', { name: 'Status' })
    .getByRole('link', { name: 'Confirmed' })
    .click();
  await expect(page).toHaveURL(/status=CONFIRMED/);
  const payment = page.getByRole('combobox', { name: 'Payment status' });
  await payment.selectOption({ label: 'Paid' });
  await expect(page).toHaveURL(/paymentStatus=PAID/);
  await expect(payment.getByRole('option', { selected: true })).toHaveText('Payment status: Paid');
  await page.getByText('Add filter').click();
  const filters = page.getByRole('list', { name: 'Filters', exact: true });
  await filters.getByRole('link', { name: 'Placed', exact: true }).click();
  const placed = page.getByRole('form', { name: 'Placed' });
  await placed.getByRole('combobox', { name: 'Is', exact: true }).selectOption({ label: 'today' });
  await placed.getByRole('button', { name: 'Apply' }).click();
  // What an earlier run that failed has left is of today too.
  await expect(page.locator(`${rows} th`).first()).toHaveText(numbers[1]);
  await expect(page.locator(`${rows} th`).nth(1)).toHaveText(numbers[0]);
  await expect(page.locator(rows).filter({ hasText: 'days ago' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('button', { name: 'Ship', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Carrier').selectOption({ label: 'Own van' });
  await dialog.getByRole('button', { name: /^Ship \d+ orders$/ }).click();
  await expect(dialog).toContainText(/\d+ done/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator(rows)).toHaveCount(0);
});

test('somebody new finds out who changed an order last, and what', async ({ page }) => {
  await open(page, url('/orders?isRush=true&status=DELIVERED'));
  await page.locator(`${rows} th a`).first().click();
  await expect(page.getByRole('region', { name: 'Related records' })).toBeVisible();
  await page.getByRole('link', { name: /^Events \d+$/ }).click();
  const events = page.getByRole('group', { name: 'Events' }).getByRole('listitem');
  const times = events.getByRole('time');
  await expect(times.first()).toBeVisible();
  const moments = await times.evaluateAll((all) =>
    all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
  );
  expect(moments).toEqual(moments.toSorted((one, other) => other - one));

  const edited = events.filter({ hasText: 'Edited' }).first();
  await expect(edited).toContainText('Rush');
  await expect(edited.getByRole('deletion')).toHaveText('No');
  await expect(edited.getByRole('insertion')).toHaveText('Yes');
  const actor = edited.getByRole('link');
  const name = await actor.innerText();
  await actor.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

/** What a screen reader says of a part of the page, in its order. */
async function readOut(part: Locator, expected: readonly string[]): Promise<void> {
  const tree = await part.ariaSnapshot();
  for (const words of expected) expect(tree).toContain(words);
  const said = [...expected].sort((one, other) => tree.indexOf(one) - tree.indexOf(other));
  expect(said).toEqual(expected);
}

test('a list and a record are read out in the order in which they are worked with', async ({
  page,
}) => {
  await open(page, url('/orders'));
  await readOut(page.locator('body'), [
    'link "Skip to content"',
    'banner:',
    'button "Search or go to…"',
    'navigation "Main":',
    'main:',
    'heading "Orders" [level=1]',
    'link "New order"',
    'navigation "Status":',
    'searchbox ',
    'navigation "Layout":',
    'table "Orders":',
    'link "Next"',
  ]);
  const first = page.locator(`${rows} th a`).first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('region', { name: 'Related records' })).toBeVisible();
  await readOut(page.getByRole('main'), [
    'navigation "Breadcrumb":',
    `heading "${title}" [level=1]`,
    'link "Edit"',
    'button "More"',
    'text: Channel',
    'complementary:',
    'region "Related records":',
  ]);
});
