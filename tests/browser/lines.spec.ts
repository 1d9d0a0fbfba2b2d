import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Makes an order without lines, for whichever customer is first. */
async function makeOrder(page: Page): Promise<string> {
  await open(page, url('/customers'));
  const link = page.locator('tbody th a').first();
  const customer = decodeURIComponent((await link.getAttribute('href'))?.split('/').pop() ?? '');
  const made = await send<{ createOrder: { order: { id: string } } }>(page, 'createOrderMutation', {
    input: { order: { customer } },
  });
  return made.createOrder.order.id;
}

/** Three things that are sold, by names that lead to one alone. */
async function variants(page: Page): Promise<Named[]> {
  await open(page, url('/variants'));
  const links = await page.locator('tbody th a').all();
  const all = await Promise.all(
    links.map(async (link) => ({
      id: decodeURIComponent((await link.getAttribute('href'))?.split('/').pop() ?? ''),
      name: await link.innerText(),
    })),
  );
  return all.slice(0, 3);
}

interface Line {
  readonly position: number;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly variant: { readonly id: string };
}

/** The lines of an order as the database has them. */
async function linesOf(page: Page, id: string): Promise<unknown[]> {
  const { order } = await send<{ order: { lines: { edges: { node: { id: string } }[] } } }>(
    page,
    'OrderLinesTabQuery',
    { id, first: 10, orderBy: ['POSITION_ASC'] },
  );
  const read = order.lines.edges.map(({ node }) =>
    send<{ orderLine: Line }>(page, 'editOrderLineQuery', { id: node.id }),
  );
  const lines = await Promise.all(read);
  return lines.map(({ orderLine: { position, quantity, unitPrice, variant } }) => ({
    position,
    quantity,
    unitPrice: Number(unitPrice),
    variant: variant.id,
  }));
}

test('three lines are made on the page of their order in 16 actions, and its total follows', async ({
  page,
}) => {
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  const chosen = await variants(page);
  const id = await makeOrder(page);
  await open(page, url(`/orders/${encodeURIComponent(id)}?tab=lines`));
  const rows = page.getByRole('region', { name: 'New order line' });
  await act(page.getByRole('button', { name: 'New order line' }).click());
  for (const [index, { name }] of chosen.entries()) {
    await expect(rows.getByLabel('Position')).toHaveValue(String(index + 1));
    await expect(rows.getByLabel('Quantity')).toBeFocused();
    if (index === 0) await expectAccessible(page);
    await act(rows.getByLabel('Quantity').fill(String(index + 2)));
    await act(rows.getByLabel('Unit price').fill('10.5'));
    await act(rows.getByRole('combobox', { name: 'Variant' }).fill(name));
    await act(rows.getByRole('option', { name }).first().click());
    await act(rows.getByLabel('Quantity').press('Enter'));
    await expect(page.locator('tbody tr')).toHaveCount(index + 1);
  }
  expect(actions).toBe(16);
  expect(await linesOf(page, id)).toEqual(
    chosen.map((variant, index) => ({
      position: index + 1,
      quantity: index + 2,
      unitPrice: 10.5,
      variant: variant.id,
    })),
  );
  // 9 pieces at 10.50 each.
  await expect(page.locator('dl > div', { hasText: 'Subtotal' })).toContainText('94.50');
});

test('a line that lacks something is kept, and leads to what it lacks', async ({ page }) => {
  const id = await makeOrder(page);
  await open(page, url(`/orders/${encodeURIComponent(id)}?tab=lines`));
  await page.getByRole('button', { name: 'New order line' }).click();
  const rows = page.getByRole('region', { name: 'New order line' });
  await rows.getByLabel('Quantity').fill('4');
  await rows.getByLabel('Quantity').press('Enter');
  await expect(rows.getByText('Unit price is required.').first()).toBeVisible();
  await expect(rows.getByLabel('Quantity')).toHaveValue('4');
  expect(await linesOf(page, id)).toEqual([]);
  await rows.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'New order line' })).toBeFocused();
});
