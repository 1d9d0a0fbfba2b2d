import type { Page } from 'playwright/test';
import { centre, drag, press, touchDrag } from './dragging.ts';
import { expect, expectAccessible, open, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** Makes a ticket with labels of its own, and opens its form. @returns its key */
async function editTicket(page: Page, labels: readonly string[]): Promise<string> {
  if (!page.url().startsWith(url('/'))) await open(page, url('/tickets'));
  const found = await send<{ tickets: { edges: [{ node: { customer: { id: string } } }] } }>(
    page,
    'TicketListQuery',
    { first: 1 },
  );
  const customer = found.tickets.edges[0].node.customer.id;
  const number = `E-${Date.now()}`;
  const ticket = { number, subject: `Editors ${number}`, body: 'Help', customer, labels };
  const made = await send<{ createTicket: { ticket: { id: string } } }>(
    page,
    'createTicketMutation',
    { input: { ticket } },
  );
  const { id } = made.createTicket.ticket;
  await open(page, url(`/tickets/${encodeURIComponent(id)}/edit`));
  return id;
}

/** What the backend has of a ticket. */
async function stored(page: Page, id: string): Promise<Record<string, unknown>> {
  const { ticket } = await send<{ ticket: Record<string, unknown> }>(page, 'editTicketQuery', {
    id,
  });
  return ticket;
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page).not.toHaveURL(/\/edit$/);
};
const labels = (page: Page) => page.getByRole('group', { name: 'Labels' });
const typed = (page: Page) =>
  labels(page)
    .getByRole('textbox')
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ value }) => value));
const handle = (page: Page, place: number) =>
  labels(page).getByRole('button', { name: `Move Label ${place}`, exact: true });

/** Brings the list to sight and a pointer over the page, at which the code that drags loads. */
async function reach(page: Page): Promise<void> {
  await labels(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.mouse.move(20, 200);
  await page.mouse.move(30, 210);
  await page.waitForLoadState('networkidle');
}

test.describe('the values of a list', () => {
  test('are ordered by dragging; Escape, and letting go outside, leave them', async ({ page }) => {
    const id = await editTicket(page, ['one', 'two', 'three']);
    await reach(page);
    await drag(page, handle(page, 1), handle(page, 3));
    await expect.poll(() => typed(page)).toEqual(['two', 'three', 'one']);
    await expect(labels(page).getByRole('status')).toHaveText('one: position 3 of 3');
    await drag(page, handle(page, 3), page.getByRole('banner').first());
    const start = await centre(handle(page, 1));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    const end = await centre(handle(page, 2));
    await page.mouse.move(end.x, end.y, { steps: 4 });
    await press(page, 'Escape');
    await page.mouse.up();
    expect(await typed(page)).toEqual(['two', 'three', 'one']);
    await save(page);
    expect((await stored(page, id)).labels).toEqual(['two', 'three', 'one']);
  });

  test('are ordered by keys, with what was typed before', async ({ page }) => {
    const id = await editTicket(page, ['one', 'two']);
    await labels(page).getByRole('textbox').first().fill('first');
    await handle(page, 1).focus();
    await press(page, 'ArrowDown');
    await expect(labels(page).getByRole('status')).toHaveText('first: position 2 of 2');
    await expect(handle(page, 2)).toBeFocused();
    await expectAccessible(page);
    await save(page);
    expect((await stored(page, id)).labels).toEqual(['two', 'first']);
  });

  test('are ordered by a finger', async ({ browser }) => {
    const context = await browser.newContext({
      hasTouch: true,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
    });
    const page = await context.newPage();
    const id = await editTicket(page, ['one', 'two', 'three']);
    await reach(page);
    const touch = await context.newCDPSession(page);
    await touchDrag(touch, await centre(handle(page, 3)), () => centre(handle(page, 1)));
    await expect.poll(() => typed(page)).toEqual(['three', 'one', 'two']);
    await save(page);
    expect((await stored(page, id)).labels).toEqual(['three', 'one', 'two']);
    await context.close();
  });
});

test('a long text is written in full screen, and is in the form afterwards', async ({ page }) => {
  const id = await editTicket(page, []);
  const opener = page.getByRole('button', { name: 'Full screen', description: 'Body' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Body' });
  await expect(dialog.getByRole('textbox', { name: 'Body' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(', please.\nIt is urgent.');
  await press(page, 'Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Body', exact: true })).toHaveValue(
    'Help, please.\nIt is urgent.',
  );
  await save(page);
  expect((await stored(page, id)).body).toBe('Help, please.\nIt is urgent.');
});

test('a long text is as high as its lines, up to most of the window', async ({ page }) => {
  await editTicket(page, []);
  const body = page.getByRole('textbox', { name: 'Body', exact: true });
  const heights = () =>
    body.evaluate(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight]);
  const [least] = await heights();
  await body.fill('line\n'.repeat(9));
  const [high, all] = await heights();
  expect(high).toBeGreaterThan(least);
  expect(all).toBe(high);
  await body.fill('line\n'.repeat(99));
  expect((await body.boundingBox())?.height).toBeLessThan(page.viewportSize()!.height * 0.7);
});

/** Opens the form of a product whose guide is as given, with the tree of it. */
async function openTree(page: Page, guide: string): Promise<void> {
  await open(page, url('/products'));
  const product = await page.locator('tbody th a').first().getAttribute('href');
  await open(page, url(`${product}/edit`));
  await guideText(page).fill(guide);
  await page.getByRole('button', { name: 'Tree' }).click();
}

const guideText = (page: Page) => page.getByRole('textbox', { name: 'Brew guide', exact: true });

test('a value of JSON is edited in its tree, and the rest of the text stays as it was written', async ({
  page,
}) => {
  const note = `slow ${Date.now()}`;
  await openTree(page, `{"filter": {"grams":18, "water": 300},\n "note": "${note}"}`);
  const tree = page.getByRole('region', { name: 'Brew guide' });
  await tree.getByLabel('Brew guide › filter › grams', { exact: true }).fill('18,5');
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const summary = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(summary).toContainText('line 1, column 21: expected a value');
  await expect(tree.getByLabel('Brew guide › filter › grams', { exact: true })).toHaveValue('18,5');
  await expectAccessible(page);
  await tree.getByLabel('Brew guide › filter › grams', { exact: true }).fill('18.5');
  await tree.getByRole('button', { name: 'filter {2}' }).press('Enter');
  await expect(tree.getByLabel('Brew guide › filter › grams', { exact: true })).toBeHidden();
  await expect(guideText(page)).toHaveValue(
    `{"filter": {"grams":18.5, "water": 300},\n "note": "${note}"}`,
  );
  const sent = page.waitForRequest((request) => /mutation/.test(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  const { variables } = (await sent).postDataJSON() as {
    variables: { input: { productPatch: object } };
  };
  expect(variables.input.productPatch).toEqual({
    brewGuide: { filter: { grams: 18.5, water: 300 }, note },
  });
});

test('a key is added to JSON and an entry removed in its tree, by keys, and the backend has exactly that', async ({
  page,
}) => {
  const note = `slow ${Date.now()}`;
  await openTree(page, `{"steps": ["bloom", "pour", "wait"],\n "note": "${note}"}`);
  const tree = page.getByRole('region', { name: 'Brew guide' });
  const name = tree.getByLabel('Name of the new key in Brew guide');
  await tree.getByRole('button', { name: 'Add a key Brew guide' }).press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('note');
  await press(page, 'Enter');
  await expect(tree.getByRole('alert')).toHaveText('“note” is there already.');
  await expectAccessible(page);
  await name.fill('grams');
  await press(page, 'Enter');
  await expect(tree.getByLabel('Brew guide › grams', { exact: true })).toBeFocused();
  await tree.getByRole('button', { name: 'Type of Brew guide › grams: Text' }).press('Enter');
  await expectAccessible(page);
  await tree.getByRole('button', { name: 'Number', exact: true }).press('Enter');
  await expect(tree.getByLabel('Brew guide › grams', { exact: true })).toBeFocused();
  await page.keyboard.type('18');
  await tree.getByRole('button', { name: 'Remove Brew guide › note' }).press('Enter');
  await tree.getByRole('button', { name: 'Undo' }).press('Enter');
  await tree.getByRole('button', { name: 'Remove Brew guide › steps › 2' }).press('Enter');
  await expect(tree.getByRole('status')).toHaveText('Brew guide › steps › 2 was removed.');
  await expect(tree.getByRole('button', { name: 'Remove Brew guide › steps › 2' })).toBeFocused();
  await expect(guideText(page)).toHaveValue(
    `{"steps": ["bloom", "wait"],\n "note": "${note}",\n "grams": 18}`,
  );
  const id = decodeURIComponent(new URL(page.url()).pathname.split('/')[2]);
  await save(page);
  const { product } = await send<{ product: { brewGuide: unknown } }>(page, 'editProductQuery', {
    id,
  });
  expect(product.brewGuide).toEqual({ steps: ['bloom', 'wait'], note, grams: 18 });
});

test('the tree of JSON fits a phone, and is edited by a finger', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 320, height: 700 },
    locale: 'en-GB',
  });
  const page = await context.newPage();
  await openTree(page, '{"filter": {"steps": [{"grams": 18, "open": true, "by": null}]}}');
  const tree = page.getByRole('region', { name: 'Brew guide' });
  await tree.getByRole('button', { name: 'steps [1]' }).tap();
  await tree.getByRole('button', { name: 'Add an entry Brew guide › filter › steps' }).tap();
  await expect(
    tree.getByLabel('Brew guide › filter › steps › 2 › grams', { exact: true }),
  ).toBeVisible();
  await tree.getByRole('button', { name: 'Remove Brew guide › filter › steps › 1' }).tap();
  await expect(guideText(page)).toHaveValue(
    '{"filter": {"steps": [{"grams": 0, "open": false, "by": null}]}}',
  );
  await expectAccessible(page);
  const isWider = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isWider).toBe(false);
  await context.close();
});
