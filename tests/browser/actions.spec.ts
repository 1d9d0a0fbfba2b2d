import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

test('a step that the backend refuses opens a dialog with the reason, and leaves the focus where it was', async ({
  page,
}) => {
  await open(page, url('/customers'));
  const link = page.locator('tbody th a').first();
  const customer = decodeURIComponent((await link.getAttribute('href'))?.split('/').pop() ?? '');
  const made = await send<{ createOrder: { order: { id: string } } }>(page, 'createOrderMutation', {
    input: { order: { customer, status: 'DRAFT' } },
  });
  const { id } = made.createOrder.order;
  await open(page, url(`/orders/${encodeURIComponent(id)}`));
  // Somebody else is faster.
  await send(page, 'confirmOrderMutation', { input: { id } });
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Confirm / });
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm', exact: true })).toBeFocused();
});
