import type { Page } from 'playwright/test';
import { centre, drag, touchDrag } from './dragging.ts';
import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

interface Sold {
  readonly id: string;
  readonly name: string;
  /** Its price in cents. */
  readonly cents: number;
}

/** Makes an order without lines, for whichever customer is first. @param more its other values */
async function makeOrder(page: Page, more: object = {}): Promise<string> {
  await open(page, url('/customers'));
  const link = page.locator('tbody th a').first();
  const customer = decodeURIComponent((await link.getAttribute('href'))?.split('/').pop() ?? '');
  const made = await send<{ createOrder: { order: { id: string } } }>(page, 'createOrderMutation', {
    input: { order: { ...more, customer } },
  });
  return made.createOrder.order.id;
}

/** Three things that are sold, by names that lead to one alone. */
async function variants(page: Page): Promise<Sold[]> {
  await open(page, url('/variants'));
  const links = await page.locator('tbody th a').all();
  const all = await Promise.all(
    links.map(async (link) => ({
      id: decodeURIComponent((await link.getAttribute('href'))?.split('/').pop() ?? ''),
      name: await link.innerText(),
    })),
  );
  const read = all.slice(0, 3).map(async ({ id, name }) => {
    const { variant } = await send<{ variant: { priceCents: number } }>(page, 'editVariantQuery', {
      id,
    });
    return { id, name, cents: variant.priceCents };
  });
  return Promise.all(read);
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

test('three lines are made on the page of their order in 13 actions, with the prices of what was picked, and its total follows', async ({
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
  for (const [index, { name, cents }] of chosen.entries()) {
    await expect(rows.getByLabel('Position')).toHaveValue(String(index + 1));
    await expect(rows.getByRole('combobox', { name: 'Variant' })).toBeFocused();
    if (index === 0) await expectAccessible(page);
    await act(rows.getByRole('combobox', { name: 'Variant' }).fill(name));
    await act(rows.getByRole('option', { name }).first().click());
    await act(rows.getByLabel('Quantity').fill(String(index + 2)));
    await expect(rows.getByLabel('Unit price')).toHaveValue((cents / 100).toFixed(2));
    await expect(rows.getByText(`Taken from ${name}`)).toBeVisible();
    if (index === 0) await expectAccessible(page);
    await act(rows.getByLabel('Quantity').press('Enter'));
    await expect(page.locator('tbody tr')).toHaveCount(index + 1);
  }
  expect(actions).toBe(13);
  expect(await linesOf(page, id)).toEqual(
    chosen.map((variant, index) => ({
      position: index + 1,
      quantity: index + 2,
      unitPrice: variant.cents / 100,
      variant: variant.id,
    })),
  );
  const subtotal = chosen.reduce((sum, { cents }, index) => sum + cents * (index + 2), 0) / 100;
  const shown = subtotal.toLocaleString('en-GB', { minimumFractionDigits: 2 });
  await expect(page.locator('dl > div', { hasText: 'Subtotal' })).toContainText(shown);
});

/** Begins an order for whichever customer is first, with lines of what is given. */
async function enterOrder(page: Page, sold: readonly Sold[]): Promise<void> {
  await open(page, url('/orders/new'));
  const form = page.getByRole('main');
  await form.getByRole('combobox', { name: 'Customer' }).click();
  await form.getByRole('listbox').getByRole('option').first().click();
  await form.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await page.getByRole('button', { name: 'New order line' }).click();
  const dialog = page.getByRole('dialog', { name: 'New order line' });
  for (const [index, { name, cents }] of sold.entries()) {
    await expect(dialog.getByLabel('Position')).toHaveValue(String(index + 1));
    await dialog.getByRole('combobox', { name: 'Variant' }).fill(name);
    await dialog.getByRole('option', { name }).first().click();
    await dialog.getByLabel('Quantity').fill(String(index + 2));
    await expect(dialog.getByLabel('Unit price')).toHaveValue((cents / 100).toFixed(2));
    if (index === 0) await expectAccessible(page);
    if (index < sold.length - 1) await dialog.getByLabel('Quantity').press('Enter');
  }
}

test('an order is entered with its lines, keeps them over a reload, and has them in the database', async ({
  page,
}) => {
  const chosen = await variants(page);
  await enterOrder(page, chosen);
  await page.getByRole('button', { name: 'Add and close' }).click();
  const lines = page.getByRole('group', { name: 'Lines' }).getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expectAccessible(page);
  await page.reload();
  await expect(lines).toHaveCount(3);
  for (const [index, { name }] of chosen.entries())
    await expect(lines.nth(index)).toContainText(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.locator('tbody tr')).toHaveCount(3);
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/').pop()!);
  expect(await linesOf(page, id)).toEqual(
    chosen.map((variant, index) => ({
      position: index + 1,
      quantity: index + 2,
      unitPrice: variant.cents / 100,
      variant: variant.id,
    })),
  );
});

test('a line that is refused waits on the page of the order, with what was entered', async ({
  page,
}) => {
  const chosen = await variants(page);
  await enterOrder(page, chosen.slice(0, 2));
  const dialog = page.getByRole('dialog', { name: 'New order line' });
  await dialog.getByLabel('Position').fill('1');
  await dialog.getByRole('button', { name: 'Add and close' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SO-');
  const rows = page.getByRole('region', { name: 'New order line' });
  await expect(rows.getByText('Order lines: 1 is not created yet.')).toBeVisible();
  await expect(page.getByText(/already has a line at this position/).first()).toBeVisible();
  await expect(rows.getByRole('combobox', { name: 'Variant' })).toHaveValue(chosen[1].name);
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await rows.getByLabel('Position').fill('2');
  await rows.getByRole('button', { name: 'Create' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await expect(rows.getByText('not created yet')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'New order line' })).toBeVisible();
  await expect(page.locator('tbody tr')).toHaveCount(2);
});

/** Makes an order with three lines, and opens it. @returns the names of what is on them, in their order */
async function openThreeLines(page: Page): Promise<string[]> {
  const chosen = await variants(page);
  const order = await makeOrder(page);
  for (const [index, { id: variant }] of chosen.entries())
    await send(page, 'createOrderLineMutation', {
      input: { orderLine: { order, variant, position: index + 1, quantity: 1, unitPrice: '2.00' } },
    });
  await open(page, url(`/orders/${encodeURIComponent(order)}?tab=lines`));
  return chosen.map(({ name }) => name);
}

/** The names on the lines in sight, from the first to the last. */
async function expectLines(page: Page, names: readonly string[]): Promise<void> {
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name);
}

const handleOf = (page: Page, place: number) =>
  page.getByRole('button', { name: `Move Order line ${place}`, exact: true });

test('lines are put in another order by dragging and by keys, the database has it, and undo puts them back', async ({
  page,
}) => {
  const [a, b, c] = await openThreeLines(page);
  await expectLines(page, [a, b, c]);
  // The code for dragging comes when the pointer does.
  await handleOf(page, 3).hover();
  await page.waitForLoadState('networkidle');
  await drag(page, handleOf(page, 3), handleOf(page, 1));
  await expectLines(page, [c, a, b]);
  await expect(page.getByText('The order is saved.').first()).toBeVisible();
  await page.reload();
  await expectLines(page, [c, a, b]);
  await expect(page.locator('tbody tr').first()).toContainText('1');
  await handleOf(page, 1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(handleOf(page, 3)).toBeFocused();
  await expectLines(page, [a, b, c]);
  await expect(page.getByText('The order is saved.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone.').first()).toBeVisible();
  await expectLines(page, [c, a, b]);
  await page.reload();
  await expectLines(page, [c, a, b]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('lines are put in another order by a finger, and by buttons', async ({ page, context }) => {
    const [a, b, c] = await openThreeLines(page);
    await page.getByRole('button', { name: 'Move Order line 3 up' }).tap();
    await expectLines(page, [a, c, b]);
    await expect(page.getByText('The order is saved.').first()).toBeVisible();
    await handleOf(page, 1).evaluate((handle) => handle.scrollIntoView({ block: 'center' }));
    const readAgain = page.waitForResponse((response) =>
      String(response.request().postData()).includes('"OrderLinesTabQuery"'),
    );
    const touch = await context.newCDPSession(page);
    await touchDrag(touch, await centre(handleOf(page, 1)), () => centre(handleOf(page, 2)));
    await expectLines(page, [c, a, b]);
    await readAgain;
    await page.reload();
    await expectLines(page, [c, a, b]);
    await expectAccessible(page);
  });
});

test('the price that a person types stays, whatever is picked, and is what is stored', async ({
  page,
}) => {
  const [first, second] = await variants(page);
  const id = await makeOrder(page);
  await open(page, url(`/orders/${encodeURIComponent(id)}?tab=lines`));
  await page.getByRole('button', { name: 'New order line' }).click();
  const rows = page.getByRole('region', { name: 'New order line' });
  const picks = async (name: string) => {
    await rows.getByRole('combobox', { name: 'Variant' }).fill(name);
    await rows.getByRole('option', { name }).first().click();
  };
  await picks(first.name);
  await expect(rows.getByText(`Taken from ${first.name}`)).toBeVisible();
  await picks(second.name);
  await expect(rows.getByLabel('Unit price')).toHaveValue((second.cents / 100).toFixed(2));
  await rows.getByLabel('Unit price').fill('10.5');
  await expect(rows.getByText(/^Taken from/)).toBeHidden();
  await picks(first.name);
  await rows.getByLabel('Quantity').fill('1');
  await rows.getByLabel('Quantity').press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  expect(await linesOf(page, id)).toEqual([
    { position: 1, quantity: 1, unitPrice: 10.5, variant: first.id },
  ]);
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

test('a line of an order in pounds is in pounds, and takes over no price in euros', async ({
  page,
}) => {
  const [{ id: sold, name }] = await variants(page);
  const { variant } = await send<{ variant: { currency: string } }>(page, 'variantPriceQuery', {
    id: sold,
  });
  expect(variant.currency).toBe('EUR');
  const id = await makeOrder(page, { currency: 'GBP' });
  await open(page, url(`/orders/${encodeURIComponent(id)}?tab=lines`));
  await page.getByRole('button', { name: 'New order line' }).click();
  const rows = page.getByRole('region', { name: 'New order line' });
  await expect(rows.getByLabel('Currency')).toHaveValue('GBP');
  const priced = page.waitForResponse((response) =>
    String(response.request().postData()).includes('"variantPriceQuery"'),
  );
  await rows.getByRole('combobox', { name: 'Variant' }).fill(name);
  await rows.getByRole('option', { name }).first().click();
  await priced;
  await rows.getByLabel('Quantity').fill('2');
  await expect(rows.getByLabel('Unit price')).toHaveValue('');
  await expect(rows.getByText(/^Taken from/)).toBeHidden();
  await rows.getByLabel('Unit price').fill('4.50');
  await rows.getByLabel('Quantity').press('Enter');
  await expect(page.locator('tbody tr')).toHaveCount(1);
  await expect(rows.getByLabel('Currency')).toHaveValue('GBP');
  const { order } = await send<{ order: { lines: { edges: { node: { id: string } }[] } } }>(
    page,
    'OrderLinesTabQuery',
    { id, first: 10 },
  );
  const { orderLine } = await send<{ orderLine: { currency: string; unitPrice: string } }>(
    page,
    'editOrderLineQuery',
    { id: order.lines.edges[0].node.id },
  );
  expect([orderLine.currency, Number(orderLine.unitPrice)]).toEqual(['GBP', 4.5]);
});
