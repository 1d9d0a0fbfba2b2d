import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { makeCustomer, makeOrder, makeTicket, prepare, stored, unique } from './tasks/records.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
/** The status beside the record's name. */
const status = (page: Page) =>
  page.getByRole('main').locator('header').getByRole('link', { name: 'Edit Status' });
const values = (page: Page) => page.getByRole('listbox', { name: 'Status' });
const value = (page: Page, name: string) => values(page).getByRole('option', { name, exact: true });
const mutations = (operations: readonly string[]) =>
  operations.filter((name) => name.endsWith('Mutation'));

/** Opens a record of its own. @returns the status that the backend has of it */
async function opened(page: Page, kind: 'order' | 'ticket', start?: string) {
  await prepare(page);
  const customer = await makeCustomer(page, unique('Header'));
  const id =
    kind === 'ticket'
      ? await makeTicket(page, customer, unique('Header-'))
      : await makeOrder(page, customer, unique('HEAD-'), { status: start });
  await open(page, url(`/${kind}s/${encodeURIComponent(id)}`));
  return async () => (await stored(page, kind, id)).status;
}

test.describe('the status beside a record’s name', () => {
  test('is pressed, and another one is saved as it is chosen, with Undo', async ({ page }) => {
    const ticket = await opened(page, 'ticket');
    expect(await ticket()).toBe('OPEN');
    await status(page).getByText('Open', { exact: true }).click();
    await expect(values(page)).toBeFocused();
    await expectAccessible(page);
    await value(page, 'Waiting').click();
    await expect(notices(page)).toContainText('Saved Status of');
    await expect(status(page)).toContainText('Waiting');
    await expect(status(page)).toBeFocused();
    expect(await ticket()).toBe('WAITING');
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(status(page)).toContainText('Open');
    expect(await ticket()).toBe('OPEN');
  });

  test('is changed by the action that leads to what is chosen, which may do more', async ({
    page,
  }) => {
    const order = await opened(page, 'order', 'CONFIRMED');
    const operations = recordOperations(page);
    await status(page).click();
    await value(page, 'Shipped').click();
    const dialog = page.getByRole('dialog', { name: /^Ship / });
    await expect(dialog.getByLabel('Carrier')).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toContainText('Confirmed');
    expect(mutations(operations)).toEqual([]);
    await status(page).click();
    await value(page, 'Shipped').click();
    await dialog.getByLabel('Carrier').selectOption({ label: 'Own van' });
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog).toBeHidden();
    await expect(status(page)).toContainText('Shipped');
    expect(mutations(operations)).toEqual(['shipOrderMutation']);
    expect(await order()).toBe('SHIPPED');
  });

  test('goes back by an update, where the record has been before', async ({ page }) => {
    const order = await opened(page, 'order', 'SHIPPED');
    const operations = recordOperations(page);
    await status(page).click();
    await value(page, 'Confirmed').click();
    await expect(status(page)).toContainText('Confirmed');
    expect(mutations(operations)).toEqual(['updateOrderMutation']);
    expect(await order()).toBe('CONFIRMED');
  });

  test('stays as it was after Escape, and fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const ticket = await opened(page, 'ticket');
    await status(page).focus();
    await page.keyboard.press('Enter');
    await expect(values(page)).toBeFocused();
    const list = await values(page).boundingBox();
    expect(list!.x).toBeGreaterThanOrEqual(0);
    expect(list!.x + list!.width).toBeLessThanOrEqual(320);
    await page.keyboard.press('End');
    await page.keyboard.press('Escape');
    await expect(values(page)).toHaveCount(0);
    await expect(status(page)).toBeFocused();
    expect(await ticket()).toBe('OPEN');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the status leads to its input in the form', async ({ page }) => {
    await page.goto(url('/tickets'));
    await page.locator('tbody th a').first().click();
    await status(page).click();
    await expect(page).toHaveURL(/\/edit#input-status$/);
  });
});
