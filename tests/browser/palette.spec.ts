import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

/** Makes an open ticket, and shows the list of tickets. */
async function makeTicket(page: Page): Promise<{ id: string; subject: string }> {
  await open(page, url('/tickets'));
  const found = await send<{ tickets: { edges: [{ node: { customer: { id: string } } }] } }>(
    page,
    'TicketListQuery',
    { first: 1 },
  );
  const customer = found.tickets.edges[0].node.customer.id;
  const subject = `Palette ${Date.now()}`;
  const ticket = { number: subject, subject, body: 'Help', status: 'OPEN', customer };
  const made = await send<{ createTicket: { ticket: { id: string } } }>(
    page,
    'createTicketMutation',
    { input: { ticket } },
  );
  return { id: made.createTicket.ticket.id, subject };
}

test.describe('the palette', () => {
  test('opens by ⌘K or Ctrl+K, goes to a list, and closes with Escape', async ({ page }) => {
    await open(page, url('/'));
    await page.keyboard.press('Control+k');
    const text = page.getByRole('combobox', { name: 'Search or go to' });
    await expect(text).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await page.keyboard.press('Meta+k');
    await text.fill('suppl');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Suppliers' })).toBeVisible();
    await expect(text).toBeHidden();
  });

  test('finds records of every kind, and opens the one that is chosen with the arrows', async ({
    page,
  }) => {
    await open(page, url('/orders'));
    const row = page.locator('tbody tr').first();
    const number = await row.locator('th a').innerText();
    const customer = await row.locator('td a').first().innerText();
    await page.getByRole('button', { name: 'Search or go to' }).click();
    await page.getByRole('combobox', { name: 'Search or go to' }).fill(number);
    const found = page.getByRole('group', { name: 'Orders' }).getByRole('option');
    await expect(found).toHaveText([`${number}${customer}`, 'All orders that match']);
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toHaveCount(1);
    await found.first().click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
  });

  test('asks only for what was typed last, and says when there is nothing', async ({ page }) => {
    await open(page, url('/'));
    const asked = recordOperations(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zzqqxx-nowhere', { delay: 20 });
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'No results for “zzqqxx-nowhere”.',
    );
    expect(new Set(asked).size).toBe(asked.length);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  });

  test('leads to the records with an amount, a day or a month that is typed', async ({ page }) => {
    // Orders that other tests have made come to nothing, in any currency.
    await open(page, url('/orders?sort=placedAt'));
    const headers = await page.locator('thead th').allInnerTexts();
    const at = headers.findIndex((header) => header.trim().startsWith('Total'));
    const totals = page.locator(`main tbody tr > :nth-child(${at + 1})`);
    const total = await totals.first().innerText();
    await page.keyboard.press('Control+k');
    const text = page.getByRole('combobox', { name: 'Search or go to' });
    const lists = page.getByRole('group', { name: 'Lists' });
    await text.fill(total);
    await lists.getByRole('option', { name: /^Total is .* Orders$/ }).click();
    await expect(page).toHaveURL(/\/orders\?total=[\d.]+$/);
    await expect(page.getByText(/Total is/).first()).toBeVisible();
    await expect(totals.filter({ hasNotText: total })).toHaveCount(0);
    await expect(totals.first()).toHaveText(total);
    await page.keyboard.press('Control+k');
    await text.fill('14/03/2026');
    await expect(
      lists.getByRole('option', { name: 'Placed is 14 March 2026 Orders' }),
    ).toBeVisible();
    await text.fill('March 2026');
    await lists.getByRole('option', { name: 'Placed is March 2026 Orders' }).click();
    await expect(page).toHaveURL(/placedAt\.atLeast=2026-03-01&placedAt\.atMost=2026-03-31$/);
    await expectAccessible(page);
  });

  test('leads to the records with a value, by the words for it', async ({ page }) => {
    await open(page, url('/'));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('status:open');
    const lists = page.getByRole('group', { name: 'Lists' });
    await lists.getByRole('option', { name: 'Open Tickets · Status' }).click();
    await expect(page).toHaveURL(/\/tickets\?status=OPEN$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible();
    const rows = page.locator('main tbody tr');
    await expect(rows.first()).toBeVisible();
    await expect(rows.filter({ hasNotText: 'Open' })).toHaveCount(0);
  });

  test('offers what can be done with a record that it found, and asks before it is done', async ({
    page,
  }) => {
    const { id, subject } = await makeTicket(page);
    const status = async () =>
      (await send<{ ticket: { status: string } }>(page, 'editTicketQuery', { id })).ticket.status;
    const text = page.getByRole('combobox', { name: 'Search or go to' });
    const actions = page.getByRole('group', { name: `${subject} · Actions` });
    const find = async () => {
      await page.keyboard.press('Control+k');
      await text.fill(subject);
      await expect(page.getByRole('option', { name: new RegExp(subject) }).first()).toBeVisible();
      await page.keyboard.press('ArrowRight');
    };
    await find();
    await expect(actions.getByRole('option')).toHaveText([
      ...['Open', 'Edit', 'Copy link', 'Close', 'Delete'],
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(actions).toBeHidden();
    await page.keyboard.press('ArrowRight');
    await actions.getByRole('option', { name: 'Close' }).click();
    const question = page.getByRole('dialog', { name: `Close ${subject}` });
    await question.getByRole('button', { name: 'Go back' }).click();
    expect(await status()).toBe('OPEN');
    await find();
    await actions.getByRole('option', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Close ticket' }).click();
    await expect(question).toBeHidden();
    expect(await status()).toBe('CLOSED');
    // A ticket that is closed is not closed again.
    await find();
    await expect(actions.getByRole('option', { name: 'Delete' })).toBeVisible();
    await expect(actions.getByRole('option')).toHaveText(['Open', 'Edit', 'Copy link', 'Delete']);
  });

  test('finds what can be done with a record by what is typed, and leads back to the search', async ({
    page,
  }) => {
    const { subject } = await makeTicket(page);
    const text = page.getByRole('combobox', { name: 'Search or go to' });
    const status = page.getByRole('dialog').getByRole('status');
    const actions = page.getByRole('group', { name: `${subject} · Actions` });
    await page.keyboard.press('Control+k');
    await text.fill(subject);
    await expect(page.getByRole('option', { name: new RegExp(subject) }).first()).toBeVisible();
    for (const back of ['Backspace', 'ArrowLeft', 'Escape']) {
      await page.keyboard.press('ArrowRight');
      await expect(text).toHaveValue('');
      await page.keyboard.type('clo');
      await expect(actions.getByRole('option')).toHaveText(['Close']);
      await page.keyboard.type('x');
      await expect(status).toHaveText('No results for “clox”.');
      if (back !== 'Escape')
        for (let typed = 0; typed < 4; typed += 1) await page.keyboard.press('Backspace');
      await page.keyboard.press(back);
      await expect(actions).toBeHidden();
      await expect(text).toHaveValue(subject);
    }
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('clo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: `Close ${subject}` })).toBeVisible();
  });

  test('does what a menu of the page in sight offers', async ({ page }) => {
    await open(page, url('/tags'));
    await page.locator('tbody th a').first().click();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('delete');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible();
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect(question).toBeHidden();
  });

  test('does what the page in sight offers, and changes the colours', async ({ page }) => {
    await open(page, url('/orders'));
    await page.locator('tbody th a').first().click();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('edit');
    await page
      .getByRole('group', { name: 'On this page' })
      .getByRole('option', { name: 'Edit' })
      .click();
    await expect(page).toHaveURL(/\/edit$/);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('dark');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const width of [1280, 390]) {
    test(`can be used by everybody, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, url('/'));
      await page.getByRole('button', { name: 'Search or go to' }).click();
      await page.getByRole('combobox', { name: 'Search or go to' }).fill('so');
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText('');
      await expectAccessible(page);
    });
  }
});
