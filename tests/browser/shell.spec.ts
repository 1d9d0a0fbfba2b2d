import { expect, expectAccessible, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

test('what was looked at and what was pinned is one click away, on every page', async ({
  page,
}) => {
  await open(page, url('/orders'));
  const first = page.locator('tbody th a').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Orders' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orders');

  await page.getByRole('button', { name: 'Pinned and recent' }).click();
  const recent = page.getByRole('region', { name: 'Recent' });
  await expect(recent.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(page);
  await recent.getByRole('button', { name: `Pin ${title}` }).click();
  const pinned = page.getByRole('region', { name: 'Pinned' });
  await expect(pinned.getByRole('link', { name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Pin Orders' }).click();
  await pinned.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(pinned).toBeHidden();

  await open(page, url('/'));
  const yours = page.getByRole('navigation', { name: 'Your views' });
  await expect(yours.getByRole('link')).toHaveText([`${title} Orders`, 'Orders List']);
});

test('a group of the navigation stays as it was left, from the first paint', async ({
  page,
  browser,
}) => {
  await open(page, url('/orders'));
  const group = (on: typeof page) =>
    on.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Order lines' });
  await expect(group(page)).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  await expect(group(page)).toBeVisible();
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const later = await context.newPage();
  await later.goto(url('/customers'));
  await expect(group(later)).toBeVisible();
  await context.close();
  await page.getByText('More', { exact: true }).click();
  await open(page, url('/customers'));
  await expect(group(page)).toBeHidden();
});

test('what only joins others is found by the palette', async ({ page }) => {
  await open(page, url('/orders'));
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByText('More', { exact: true }).click();
  await expect(navigation.getByRole('link', { name: 'Order lines' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Product tags' })).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or go to' }).fill('product tags');
  await page.getByRole('option', { name: 'Product tags' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product tags');
});

test('two keys go to a list, the palette shows which, and ? shows all', async ({ page }) => {
  await open(page, url('/'));
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(map).toContainText('g cCustomers');
  await expectAccessible(page);
  await map.getByRole('button', { name: 'Close' }).click();
  await expect(map).toBeHidden();
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await expect(page.locator('tbody tr')).toHaveCount(25);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or go to' }).fill('density com');
  await page.getByRole('option', { name: 'Density: compact' }).click();
  await expect(page.locator('main [data-density="compact"]')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or go to' }).fill('shipments');
  await expect(page.getByRole('option', { name: 'Shipments g s' })).toBeVisible();
});
