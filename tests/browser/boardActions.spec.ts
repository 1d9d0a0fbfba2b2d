import type { Page } from 'playwright/test';
import { drag, press } from './dragging.ts';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { send } from './sampleRecords.ts';
import { makeCustomer, makeOrder, prepare, stored, unique } from './tasks/records.ts';

interface Order {
  readonly id: string;
  readonly number: string;
}

/** Makes an order of a status, and shows the board of it. */
async function showOrder(page: Page, status: string): Promise<Order> {
  await prepare(page);
  const number = unique('BOARD-');
  const customer = await makeCustomer(page, unique('Board'));
  const id = await makeOrder(page, customer, number, { status });
  await open(page, `${process.env.SAMPLE_URL}/orders?layout=board&q=${number}`);
  await handleOf(page, { id, number }).waitFor();
  return { id, number };
}

/** What the backend has of an order, with the number of its shipments. */
async function found(page: Page, { id }: Order): Promise<Record<string, unknown>> {
  const { order } = await send<{ order: Record<string, unknown> }>(page, 'OrderRecordQuery', {
    id,
  });
  const tab = await send<{ order: { shipments: { totalCount: number } } }>(
    page,
    'OrderShipmentsTabTotalQuery',
    { id },
  );
  return { ...order, shipments: tab.order.shipments.totalCount };
}

const lane = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, name: string, { number }: Order) =>
  lane(page, name).getByRole('listitem').filter({ hasText: number });
const handleOf = (page: Page, { number }: Order) =>
  page.getByRole('button', { name: `Move ${number}` });
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
const dialogOf = (page: Page, action: string, { number }: Order) =>
  page.getByRole('dialog', { name: `${action} ${number}` });
const mutations = (operations: readonly string[]) =>
  operations.filter((name) => name.endsWith('Mutation'));

test.describe('a card whose new lane an action leads to', () => {
  test('opens the dialog of what the action needs; left, it is where it was and nothing is sent', async ({
    page,
  }) => {
    const order = await showOrder(page, 'CONFIRMED');
    const before = await found(page, order);
    const operations = recordOperations(page);
    await drag(page, handleOf(page, order), lane(page, 'Shipped'));
    const dialog = dialogOf(page, 'Ship', order);
    await expect(dialog.getByLabel('Carrier')).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(cardIn(page, 'Confirmed', order)).toBeVisible();
    await expect(cardIn(page, 'Shipped', order)).toBeHidden();
    await expect(handleOf(page, order)).toBeFocused();
    expect(mutations(operations)).toEqual([]);
    expect(await found(page, order)).toEqual(before);
    await drag(page, handleOf(page, order), lane(page, 'Shipped'));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardIn(page, 'Confirmed', order)).toBeVisible();
    expect(mutations(operations)).toEqual([]);
  });

  test('does all that the action does, once that has what it needs', async ({ page }) => {
    const order = await showOrder(page, 'CONFIRMED');
    const operations = recordOperations(page);
    await drag(page, handleOf(page, order), lane(page, 'Shipped'));
    const dialog = dialogOf(page, 'Ship', order);
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog.getByText('Carrier is required.').first()).toBeVisible();
    await dialog.getByLabel('Carrier').selectOption({ label: 'Own van' });
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog).toBeHidden();
    await expect(cardIn(page, 'Shipped', order)).toBeVisible();
    await expect(notices(page)).toContainText(`“Ship” done: ${order.number}.`);
    await expect(notices(page)).not.toContainText('Moved ');
    await expect(notices(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await expect(handleOf(page, order)).toBeFocused();
    await expect(lane(page, 'Shipped').locator('header')).toContainText('1');
    expect(mutations(operations)).toEqual(['shipOrderMutation']);
    const { status, shippedAt, shipments } = await found(page, order);
    expect([status, shipments]).toEqual(['SHIPPED', 1]);
    expect(shippedAt).not.toBeNull();
  });

  test('is moved at once by an action that needs no more, by keys, too', async ({ page }) => {
    const order = await showOrder(page, 'DRAFT');
    const operations = recordOperations(page);
    await handleOf(page, order).focus();
    await press(page, ' ', 'ArrowRight', ' ');
    await expect(notices(page)).toContainText(`Moved ${order.number} to Confirmed.`);
    await expect(cardIn(page, 'Confirmed', order)).toBeVisible();
    await expect(handleOf(page, order)).toBeFocused();
    await expect(notices(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
    expect(mutations(operations)).toEqual(['confirmOrderMutation']);
    expect((await stored(page, 'order', order.id)).status).toBe('CONFIRMED');
    await press(page, ' ', 'ArrowRight', 'ArrowRight', ' ');
    await expect(dialogOf(page, 'Ship', order)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardIn(page, 'Confirmed', order)).toBeVisible();
    await expect(handleOf(page, order)).toBeFocused();
  });

  test('is moved by the menu at its handle, which asks before what is dangerous', async ({
    page,
  }) => {
    const order = await showOrder(page, 'DRAFT');
    const operations = recordOperations(page);
    const choose = async (name: string) => {
      await handleOf(page, order).click();
      const menu = page.getByRole('dialog', { name: `Move ${order.number}` });
      await menu.getByRole('button', { name }).click();
    };
    await choose('Cancelled');
    const dialog = dialogOf(page, 'Cancel', order);
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await expect(cardIn(page, 'Draft', order)).toBeVisible();
    expect(mutations(operations)).toEqual([]);
    await choose('Cancelled');
    await dialog.getByLabel('Reason').fill('Ordered twice');
    await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect(cardIn(page, 'Cancelled', order)).toBeVisible();
    expect(mutations(operations)).toEqual(['cancelOrderMutation']);
    const { status, cancellationReason, cancelledAt } = await found(page, order);
    expect([status, cancellationReason]).toEqual(['CANCELLED', 'Ordered twice']);
    expect(cancelledAt).not.toBeNull();
  });

  test('stays where it was when the backend refuses the action, which the dialog says', async ({
    page,
  }) => {
    const order = await showOrder(page, 'DRAFT');
    await drag(page, handleOf(page, order), lane(page, 'Shipped'));
    const dialog = dialogOf(page, 'Ship', order);
    await dialog.getByLabel('Carrier').selectOption({ label: 'Own van' });
    await dialog.getByRole('button', { name: 'Ship' }).click();
    await expect(dialog).toContainText('is draft and cannot be shipped.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(cardIn(page, 'Draft', order)).toBeVisible();
    expect(await found(page, order)).toMatchObject({ status: 'DRAFT', shipments: 0 });
  });

  test('is moved by an update where no action leads to its lane, and back; Undo brings it back', async ({
    page,
  }) => {
    const order = await showOrder(page, 'SHIPPED');
    const operations = recordOperations(page);
    await handleOf(page, order).focus();
    await press(page, ' ', 'ArrowRight', ' ');
    await expect(notices(page)).toContainText(`Moved ${order.number} to Delivered.`);
    expect((await stored(page, 'order', order.id)).status).toBe('DELIVERED');
    await handleOf(page, order).focus();
    await press(page, ' ', 'ArrowLeft', ' ');
    await expect(notices(page)).toContainText(`Moved ${order.number} to Shipped.`);
    expect(mutations(operations)).toEqual(['updateOrderMutation', 'updateOrderMutation']);
    expect((await stored(page, 'order', order.id)).status).toBe('SHIPPED');
    await notices(page).getByRole('button', { name: 'Undo' }).last().click();
    await expect(cardIn(page, 'Delivered', order)).toBeVisible();
    await expect.poll(async () => (await stored(page, 'order', order.id)).status).toBe('DELIVERED');
  });
});

test.describe('a record whose way has ended', () => {
  const button = (page: Page, name: string) =>
    page.getByRole('main').getByRole('button', { name, exact: true });

  test('offers no step forward as a button, and a draft only its next one', async ({ page }) => {
    const order = await showOrder(page, 'DRAFT');
    await lane(page, 'Draft').getByRole('link', { name: order.number }).click();
    await expect(button(page, 'Confirm')).toBeVisible();
    await expect(button(page, 'Ship')).toBeHidden();
    await button(page, 'More').click();
    await expect(button(page, 'Ship')).toBeVisible();
    await button(page, 'Cancel').click();
    const dialog = dialogOf(page, 'Cancel', order);
    await dialog.getByLabel('Reason').fill('Ordered twice');
    await dialog.getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('Cancelled');
    await expect(button(page, 'Confirm')).toBeHidden();
    await expect(button(page, 'Ship')).toBeHidden();
    await button(page, 'More').click();
    await expect(button(page, 'Confirm')).toBeVisible();
    await expect(button(page, 'Ship')).toBeVisible();
    await expectAccessible(page);
  });

  test('has them in a menu of the bar of selected rows, too', async ({ page }) => {
    await open(page, `${process.env.SAMPLE_URL}/orders?status=CANCELLED`);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    const bar = page.getByRole('main');
    await expect(bar.getByRole('button', { name: 'Edit a field' })).toBeVisible();
    for (const name of ['Confirm', 'Ship', 'Cancel']) await expect(button(page, name)).toBeHidden();
    await button(page, 'More').click();
    await expectAccessible(page);
    for (const name of ['Confirm', 'Ship', 'Cancel'])
      await expect(button(page, name)).toBeVisible();
  });
});
