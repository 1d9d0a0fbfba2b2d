import { expect, expectAccessible, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

test('a record that a form is to refer to is made beside it, and what was typed stays', async ({
  page,
}) => {
  const name = `Beside ${Date.now()}`;
  await open(page, url('/orders/new'));
  await page.getByLabel('Purchase order number').fill('PO typed before');
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByRole('button', { name: 'Create and select' }).click();
  await expect(dialog.getByText('Name is required.').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Name' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await dialog.getByLabel('Email').fill(`beside-${Date.now()}@example.com`);
  await dialog.getByLabel('Kind').selectOption({ index: 1 });
  await dialog.getByLabel('Billing street').fill('Main Street 1');
  await dialog.getByLabel('Billing postal code').fill('10115');
  await dialog.getByLabel('Billing city').fill('Berlin');
  await dialog.getByLabel('Billing country').fill('Germany');
  await page.keyboard.press('Control+s');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue(name);
  await expect(page.getByLabel('Purchase order number')).toHaveValue('PO typed before');
  await expect(page).toHaveURL(/\/orders\/new$/);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/orders\/(?!new)/);
  await expect(page.getByRole('link', { name })).toBeVisible();
});

test('a dialog over a form that is closed keeps both for later', async ({ page }) => {
  await open(page, url('/orders/new'));
  await page.getByRole('button', { name: 'New customer' }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Half a customer');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/orders\/new$/);
  await page.getByRole('button', { name: 'New customer' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    'Half a customer',
  );
});
