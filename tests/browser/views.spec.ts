import { readFileSync } from 'node:fs';
import { expect, expectAccessible, open, test } from './page.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const rows = 'tbody tr';

test.describe('a view of a list', () => {
  test('is saved under a name, opened again, made the default, given away and taken back', async ({
    page,
  }) => {
    await open(page, url('/orders?status=SHIPPED&total.atLeast=100'));
    const menu = page.getByRole('button', { name: 'Views' });
    await menu.click();
    await page.getByLabel('Name of this view').fill('Large and shipped');
    await page.getByLabel('Name of this view').press('Enter');
    const view = page.getByRole('list', { name: 'Saved views' }).getByRole('link');
    await expect(view).toHaveText(['Large and shipped']);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Use Large and shipped by default' }).click();
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: 'Orders', exact: true })).toHaveAttribute(
      'href',
      '/orders?status=SHIPPED&total.atLeast=100&columns=-',
    );
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to file' }).click();
    const file = await (await download).path();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      views: [{ name: 'Large and shipped', search: 'status=SHIPPED&total.atLeast=100&columns=-' }],
    });
    await page.getByRole('button', { name: 'Delete Large and shipped' }).click();
    await expect(page.getByText('No views saved yet.')).toBeVisible();
    await page.getByLabel('Import from file').setInputFiles(file);
    await expect(view).toHaveText(['Large and shipped']);
    await page.getByRole('button', { name: 'Use Large and shipped by default' }).click();
    await expect(navigation.getByRole('link', { name: 'Orders', exact: true })).toHaveAttribute(
      'href',
      '/orders?status=SHIPPED&total.atLeast=100&columns=-',
    );

    await open(page, url('/'));
    await navigation.getByRole('link', { name: 'Orders', exact: true }).click();
    await expect(page).toHaveURL(/\?status=SHIPPED&total\.atLeast=100&columns=-$/);
    await open(page, url('/orders'));
    await menu.click();
    await view.click();
    await expect(page.getByText('Total is at least 100')).toBeVisible();
  });

  test('comes back when it was deleted, or another took its name', async ({ page }) => {
    await open(page, url('/orders?status=SHIPPED'));
    const menu = page.getByRole('button', { name: 'Views' });
    const saveAs = async (name: string) => {
      await menu.click();
      await page.getByLabel('Name of this view').fill(name);
      await page.getByLabel('Name of this view').press('Enter');
    };
    const view = page.getByRole('list', { name: 'Saved views' }).getByRole('link');
    const undo = page.getByRole('button', { name: 'Undo' });
    await saveAs('Mine');
    await expect(view).toHaveAttribute('href', '/orders?status=SHIPPED&columns=-');
    await page.getByRole('button', { name: 'Use Mine by default' }).click();
    const opens = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Orders', exact: true });
    await expect(opens).toHaveAttribute('href', '/orders?status=SHIPPED&columns=-');

    await page.getByRole('button', { name: 'Delete Mine' }).click();
    await expect(page.getByText('No views saved yet.')).toBeVisible();
    await expect(opens).toHaveAttribute('href', '/orders');
    // The keyboard is still in the menu.
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Name of this view')).toBeFocused();
    // A press beside the menu closes it.
    await undo.click();
    await menu.click();
    await expect(view).toHaveText(['Mine']);
    await expect(opens).toHaveAttribute('href', '/orders?status=SHIPPED&columns=-');

    await open(page, url('/orders?status=CANCELLED'));
    await saveAs('Mine');
    await expect(view).toHaveAttribute('href', '/orders?status=CANCELLED&columns=-');
    await expect(page.getByText('Replaced: Mine.').first()).toBeVisible();
    await undo.click();
    await menu.click();
    await expect(view).toHaveAttribute('href', '/orders?status=SHIPPED&columns=-');
  });

  test('is not looked for in vain in a file that has none', async ({ page }) => {
    await open(page, url('/orders'));
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Import from file').setInputFiles({
      name: 'orders.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('number,total\nA-1,5\n'),
    });
    await expect(
      page.getByText('orders.csv has no views: choose a file that was exported here.'),
    ).toBeVisible();
  });
});

test.describe('the keys of a list', () => {
  test('move through its rows, select them and open them', async ({ page }) => {
    await open(page, url('/orders'));
    const links = page.locator(`${rows} th a`);
    await page.keyboard.press('j');
    await expect(links.nth(0)).toBeFocused();
    for (const key of ['j', 'j', 'k']) await page.keyboard.press(key);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    const title = await links.nth(1).innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  test('do nothing while something is entered, and say what they do', async ({ page }) => {
    await open(page, url('/orders'));
    await page.keyboard.press('/');
    const search = page.getByRole('searchbox');
    await expect(search).toBeFocused();
    await page.keyboard.type('jx?/');
    await expect(search).toHaveValue('jx?/');
    await page.locator('h1').click();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toContainText('Next row');
    await expectAccessible(page);
    await help.getByLabel('Use keyboard shortcuts').uncheck();
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('j');
    await expect(page.locator(`${rows} th a`).first()).not.toBeFocused();
  });
});
