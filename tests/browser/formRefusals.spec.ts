import type { Page } from 'playwright/test';
import { choose, expect, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** The address of the first record of a list. */
async function firstOf(page: Page, list: string): Promise<string> {
  await page.goto(url(list));
  return (await page.locator('tbody th a').first().getAttribute('href')) ?? '';
}

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Not saved' });

/** What the form says at an input. */
async function problemAt(page: Page, label: string): Promise<string> {
  const input = page.getByRole('textbox', { name: label, exact: true });
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  const ids = (await input.getAttribute('aria-describedby')) ?? '';
  // An amount is described by its currency, too.
  const words = ids.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent());
  return (await Promise.all(words)).join(' ');
}

test('a value that another record has is refused at its input', async ({ page }) => {
  await page.goto(url('/tags'));
  const taken = await page.locator('tbody th a').first().textContent();
  await open(page, url('/tags/new'));
  await page.getByLabel('Name').fill(taken ?? '');
  await page.getByLabel('Color').fill('#aabbcc');
  await page.getByRole('button', { name: 'Create' }).click();
  expect(await problemAt(page, 'Name')).toMatch(/already/);
  await expect(summary(page).getByRole('link', { name: 'Name' })).toBeVisible();
});

test('a value that breaks a rule of the database is refused at its input', async ({ page }) => {
  await open(page, url(`${await firstOf(page, '/customers')}/edit`));
  await page.getByLabel('Discount (%)').fill('75');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await problemAt(page, 'Discount (%)')).toContain(
    'The discount must be between 0 and 60 percent.',
  );
  await expect(page.getByLabel('Discount (%)')).toHaveValue('75');
});

test('what has to be there is missed before anything is sent', async ({ page }) => {
  await open(page, url(`${await firstOf(page, '/customers')}/edit`));
  await page.getByLabel('Name').fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await problemAt(page, 'Name')).toContain('Name is required.');
});

test('a refund of more than was paid is refused at the amount', async ({ page }) => {
  await page.goto(url('/invoices?status=PAID'));
  await open(page, url((await page.locator('tbody th a').first().getAttribute('href')) ?? ''));
  await choose(page, 'Refund');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Amount').fill('99999999');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  expect(await problemAt(page, 'Amount')).toMatch(/Only [\d.]+ [A-Z]{3} can be paid back/);
  await expect(dialog.getByLabel('Amount')).toHaveValue('99999999');
});

test('a record that others refer to is not deleted, and says which', async ({ page }) => {
  await open(page, url(await firstOf(page, '/suppliers')));
  await choose(page, 'Delete');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText('This supplier is still used by green lots.')).toBeVisible();
});

test('a record that was deleted meanwhile cannot be referred to', async ({ page, context }) => {
  const name = `Gone ${Date.now()}`;
  const other = await context.newPage();
  await open(other, url('/tags/new'));
  await other.getByLabel('Name').fill(name);
  await other.getByLabel('Color').fill('#aabbcc');
  await other.getByRole('button', { name: 'Create' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(name);

  await open(page, url('/product-tags/new'));
  const product = page.getByRole('combobox', { name: 'Product' });
  await product.fill('a');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Tag' }).fill(name);
  await page.getByRole('option', { name }).click();

  await choose(other, 'Delete');
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(other).toHaveURL(/\/tags$/);

  await page.getByRole('button', { name: 'Create' }).click();
  const tag = page.getByRole('combobox', { name: 'Tag' });
  await expect(tag).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('There is no such tag.').first()).toBeVisible();
  await expect(tag).toHaveValue(name);
});
