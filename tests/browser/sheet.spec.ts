import type { BrowserContext, Locator, Page } from 'playwright/test';
import { expect, expectAccessible, open, test } from './page.ts';
import { lastChangeOf, send, withoutLastChange } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

interface Ticket {
  readonly id: string;
  readonly subject: string;
}

const COLUMNS = ['subject', 'status', 'customer', 'satisfaction', 'assignee', 'updatedAt'];

/** Makes tickets of a subject of their own, and shows the sheet of them in their order. */
async function showTickets(page: Page, count: number, search = ''): Promise<Ticket[]> {
  await open(page, url('/tickets'));
  const word = `Sheet-${Date.now()}`;
  const { tickets: some } = await send<{
    tickets: { edges: [{ node: { customer: { id: string } } }] };
  }>(page, 'TicketListQuery', { first: 1 });
  const customer = some.edges[0].node.customer.id;
  const tickets: Ticket[] = [];
  for (let index = 1; index <= count; index += 1) {
    const subject = `${word} ${index}`;
    const number = `S-${Date.now()}-${index}`;
    const ticket = { number, subject, body: 'Help', status: 'OPEN', customer };
    const made = await send<{ createTicket: { ticket: { id: string } } }>(
      page,
      'createTicketMutation',
      { input: { ticket } },
    );
    tickets.push({ id: made.createTicket.ticket.id, subject });
  }
  const columns = COLUMNS.map((name) => `columns=${name}`).join('&');
  await open(
    page,
    url(`/tickets?layout=sheet&sort=number&q=${encodeURIComponent(word)}&${columns}${search}`),
  );
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  return tickets;
}

/** What the backend has of a ticket. */
async function stored(page: Page, { id }: Ticket): Promise<Record<string, unknown>> {
  const { ticket } = await send<{ ticket: Record<string, unknown> }>(page, 'editTicketQuery', {
    id,
  });
  return withoutLastChange(ticket);
}

/** Changes a ticket as somebody else would. */
async function changeElsewhere(page: Page, { id }: Ticket, ticketPatch: object): Promise<void> {
  const context = await page.context().browser()!.newContext();
  const other = await context.newPage();
  await open(other, url('/tickets'));
  await send(other, 'updateTicketMutation', { input: { id, ticketPatch } });
  await context.close();
}

/** The cell of a field, in the row of that number from 0. */
const cell = (page: Page, field: string, row: number): Locator =>
  page.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved cells' });
const said = (page: Page) => page.getByRole('main').getByRole('status');
const notes = (page: Page) => page.getByRole('main').getByRole('alert');
const selected = (page: Page) => page.locator('[role=gridcell][aria-selected=true]');

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Types into a cell, in place of what it has. */
async function fill(page: Page, field: string, row: number, text: string): Promise<void> {
  await cell(page, field, row).click();
  await page.keyboard.type(text);
  await press(page, 'Enter');
}

/** Pastes a text, as another program copied it. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await press(page, 'ControlOrMeta+v');
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function allowClipboard(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** The mutations that the page sends from now on, by their variables. */
function recordPatches(page: Page): Array<Record<string, unknown>> {
  const patches: Array<Record<string, unknown>> = [];
  page.on('request', (request) => {
    if (!/mutation/.test(request.postData() ?? '')) return;
    const { variables } = request.postDataJSON() as {
      variables: { input: { ticketPatch: Record<string, unknown> } };
    };
    patches.push(variables.input.ticketPatch);
  });
  return patches;
}

test.beforeEach(({ context }) => allowClipboard(context));

test.describe('cells of a spreadsheet', () => {
  test('stay unsaved, marked, and are saved together: one mutation for each row, of its changed fields', async ({
    page,
  }) => {
    const tickets = await showTickets(page, 3);
    const before = await Promise.all(tickets.map((ticket) => stored(page, ticket)));
    const patches = recordPatches(page);
    await fill(page, 'subject', 0, 'First');
    await expect(cell(page, 'subject', 1)).toBeFocused();
    await fill(page, 'satisfaction', 0, '4');
    await fill(page, 'subject', 1, 'Second');
    await expect(bar(page)).toContainText('3 unsaved cells in 2 rows');
    await expect(cell(page, 'subject', 0)).toHaveAttribute('data-unsaved', '');
    await expect(cell(page, 'subject', 0)).toHaveAccessibleDescription('Not saved yet');
    await expectAccessible(page);
    expect(patches).toEqual([]);
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 2 rows.' })).toBeVisible();
    await expect(bar(page)).toContainText('No unsaved cells');
    expect(patches).toHaveLength(2);
    expect(patches).toContainEqual({ subject: 'First', satisfaction: 4 });
    expect(patches).toContainEqual({ subject: 'Second' });
    expect(await Promise.all(tickets.map((ticket) => stored(page, ticket)))).toEqual([
      { ...before[0], subject: 'First', satisfaction: 4 },
      { ...before[1], subject: 'Second' },
      before[2],
    ]);
    await expect(cell(page, 'subject', 0)).toHaveText('First');
    await expect(cell(page, 'subject', 0)).not.toHaveAttribute('data-unsaved');
  });

  test('are selected by dragging, by Shift and a click, by Shift and arrows, and all at once', async ({
    page,
  }) => {
    await showTickets(page, 3);
    const [from, to] = await Promise.all([
      cell(page, 'status', 0).boundingBox(),
      cell(page, 'customer', 2).boundingBox(),
    ]);
    await page.mouse.move(from!.x + 20, from!.y + 10);
    await page.mouse.down();
    await page.mouse.move(to!.x + 30, to!.y + 12, { steps: 6 });
    await page.mouse.up();
    await expect(selected(page)).toHaveCount(6);
    await expect(page.getByText('3 rows × 2 columns selected')).toBeVisible();
    await expect(cell(page, 'status', 0)).toBeFocused();
    await expectAccessible(page);
    await cell(page, 'subject', 1).click();
    await expect(selected(page)).toHaveCount(1);
    await cell(page, 'satisfaction', 2).click({ modifiers: ['Shift'] });
    await expect(selected(page)).toHaveCount(8);
    await expect(cell(page, 'subject', 1)).toBeFocused();
    await press(page, 'Shift+ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowUp');
    await expect(page.getByText('2 rows × 3 columns selected')).toBeVisible();
    await press(page, 'ArrowRight');
    await expect(selected(page)).toHaveCount(1);
    await expect(cell(page, 'status', 1)).toBeFocused();
    await press(page, 'ControlOrMeta+a');
    await expect(selected(page)).toHaveCount(3 * COLUMNS.length);
    await press(page, 'Escape');
    await expect(selected(page)).toHaveCount(1);
  });

  test('are copied as a spreadsheet takes them, and pasted into others', async ({ page }) => {
    const tickets = await showTickets(page, 3);
    await fill(page, 'subject', 0, 'Say "hi"');
    await cell(page, 'subject', 0).click();
    await press(page, 'Shift+ArrowRight', 'Shift+ArrowDown', 'ControlOrMeta+c');
    expect(await copied(page)).toBe(`"Say ""hi"""\tOpen\n${tickets[1].subject}\tOpen`);
    await cell(page, 'subject', 1).click();
    await press(page, 'ControlOrMeta+v');
    await expect(cell(page, 'subject', 2)).toHaveText(tickets[1].subject);
    await expect(selected(page)).toHaveCount(4);
    await expect(bar(page)).toContainText('3 unsaved cells in 3 rows');
    await cell(page, 'status', 0).click();
    await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown');
    await paste(page, 'waiting\r\n');
    await expect(bar(page)).toContainText('6 unsaved cells in 3 rows');
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await expect(said(page).filter({ hasText: 'Saved 3 rows.' })).toBeVisible();
    const subjects = ['Say "hi"', 'Say "hi"', tickets[1].subject];
    for (const [index, ticket] of tickets.entries())
      expect(await stored(page, ticket)).toMatchObject({
        subject: subjects[index],
        status: 'WAITING',
      });
  });

  test('take what fits of a pasted table, and say of each cell what does not', async ({ page }) => {
    const tickets = await showTickets(page, 2);
    const before = await stored(page, tickets[1]);
    const customer = await cell(page, 'customer', 0).innerText();
    await cell(page, 'subject', 0).click();
    await paste(
      page,
      [
        `One\tResolved\t${customer}\t5\t\tyesterday\tmore`,
        'Two\tSomewhen\tNobody at all\tmany\t\t\tmore',
        'Three\tOpen\t\t1\t\t\t',
      ].join('\r\n'),
    );
    await expect(notes(page)).toContainText('1 row did not fit: the sheet ends here.');
    await expect(notes(page)).toContainText('1 column did not fit: the sheet ends here.');
    await expect(notes(page)).toContainText(
      'Updated: “yesterday” was not pasted, since this cell cannot be edited.',
    );
    await expect(notes(page)).toContainText('Status: “Somewhen” is not one of: Open');
    await expect(notes(page)).toContainText('Customer: “Nobody at all” was not found.');
    await expect(cell(page, 'status', 1)).toContainText('Somewhen');
    await expect(cell(page, 'status', 1)).toHaveAttribute('aria-invalid', 'true');
    await expect(cell(page, 'satisfaction', 1)).toHaveAccessibleDescription(/Enter a whole number/);
    await expectAccessible(page);
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 1 row, 1 not saved.' })).toBeVisible();
    expect(await stored(page, tickets[0])).toMatchObject({
      subject: 'One',
      status: 'RESOLVED',
      satisfaction: 5,
    });
    expect(await stored(page, tickets[1])).toEqual(before);
    await expect(cell(page, 'status', 1)).toContainText('Somewhen');
    await notes(page)
      .getByRole('button', { name: /Satisfaction/ })
      .click();
    await expect(cell(page, 'satisfaction', 1)).toBeFocused();
    await page.keyboard.type('2');
    await press(page, 'Enter');
    await expect(notes(page)).not.toContainText('Satisfaction');
  });

  test('are emptied where they may be, and filled down', async ({ page }) => {
    const tickets = await showTickets(page, 3);
    await fill(page, 'satisfaction', 0, '3');
    await cell(page, 'satisfaction', 0).click();
    await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'ControlOrMeta+d');
    await expect(bar(page)).toContainText('3 unsaved cells in 3 rows');
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 3 rows.' })).toBeVisible();
    expect((await stored(page, tickets[2])).satisfaction).toBe(3);
    await cell(page, 'subject', 1).click();
    await press(page, ...Array<string>(3).fill('Shift+ArrowRight'), 'Delete');
    await expect(notes(page)).toContainText('Subject is required.');
    await expect(bar(page)).toContainText('1 unsaved cell in 1 row');
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 1 row.' })).toBeVisible();
    const { satisfaction, subject } = await stored(page, tickets[1]);
    expect([satisfaction, subject]).toEqual([null, tickets[1].subject]);
  });

  test('are undone and redone, past a save too', async ({ page }) => {
    const [ticket] = await showTickets(page, 2);
    await fill(page, 'subject', 0, 'Changed');
    await cell(page, 'status', 0).click();
    await paste(page, 'Closed\tx');
    await expect(bar(page)).toContainText('3 unsaved cells in 1 row');
    await press(page, 'ControlOrMeta+z');
    await expect(bar(page)).toContainText('1 unsaved cell in 1 row');
    await press(page, 'ControlOrMeta+Shift+z');
    await expect(bar(page)).toContainText('3 unsaved cells in 1 row');
    await press(page, 'ControlOrMeta+z', 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 1 row.' })).toBeVisible();
    expect((await stored(page, ticket)).subject).toBe('Changed');
    await press(page, 'ControlOrMeta+z');
    await expect(cell(page, 'subject', 0)).toHaveText(ticket.subject);
    await expect(bar(page)).toContainText('1 unsaved cell in 1 row');
    await press(page, 'ControlOrMeta+s');
    await expect(bar(page)).toContainText('No unsaved cells');
    expect(await stored(page, ticket)).toMatchObject({ subject: ticket.subject, status: 'OPEN' });
    await bar(page).getByRole('button', { name: 'Redo' }).click();
    await expect(cell(page, 'subject', 0)).toHaveText('Changed');
    await bar(page).getByRole('button', { name: 'Discard' }).click();
    await expect(cell(page, 'subject', 0)).toHaveText(ticket.subject);
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, 'subject', 0)).toHaveText('Changed');
    await bar(page).getByRole('button', { name: 'Discard' }).click();
  });
});

test('amounts in a spreadsheet are typed and pasted as they are shown, in the currency of their row', async ({
  page,
}) => {
  await open(page, url('/variants?layout=sheet'));
  await cell(page, 'priceCents', 0).click();
  await paste(page, '€7.15\t12.50 €\n$6.60\tEUR 3.40');
  await expect(cell(page, 'priceCents', 0)).toHaveText('€7.15');
  await expect(cell(page, 'costCents', 0)).toHaveText('€12.50');
  await expect(cell(page, 'costCents', 1)).toHaveText('€3.40');
  await expect(cell(page, 'priceCents', 1)).toContainText('$6.60');
  await expect(notes(page)).toContainText('This amount is in EUR, not in $.');
  await fill(page, 'priceCents', 1, '1,006.60 €');
  await expect(cell(page, 'priceCents', 1)).toHaveText('€1,006.60');
  await expect(notes(page)).not.toContainText('This amount is in');
  await bar(page).getByRole('button', { name: 'Discard' }).click();
});

test('the number of a row in a spreadsheet leads to its record, by the keyboard too', async ({
  page,
}) => {
  const [, ticket] = await showTickets(page, 2);
  await cell(page, 'subject', 1).click();
  await press(page, 'ArrowLeft');
  await expect(page.getByRole('link', { name: `2: ${ticket.subject}` })).toBeFocused();
  await expectAccessible(page);
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ticket.subject);
});

test.describe('what keeps cells of a spreadsheet from being saved', () => {
  test('is said in the backend’s words, at the cell that it is about', async ({ page }) => {
    const [ticket] = await showTickets(page, 2);
    await fill(page, 'satisfaction', 0, '77');
    await fill(page, 'subject', 1, 'Saved');
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 1 row, 1 not saved.' })).toBeVisible();
    await expect(cell(page, 'satisfaction', 0)).toHaveAttribute('aria-invalid', 'true');
    await expect(notes(page)).toContainText(`${ticket.subject} › Satisfaction: `);
    await expectAccessible(page);
    expect((await stored(page, ticket)).satisfaction).toBeNull();
    await cell(page, 'satisfaction', 0).click();
    await press(page, 'Enter');
    const editor = page.getByRole('group', { name: 'Satisfaction' });
    await expect(editor.getByRole('textbox')).toHaveValue('77');
    await expect(editor.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page);
    await press(page, 'ControlOrMeta+a');
    await page.keyboard.type('5');
    await press(page, 'ControlOrMeta+s');
    await expect(bar(page)).toContainText('No unsaved cells');
    expect((await stored(page, ticket)).satisfaction).toBe(5);
  });

  test('may be what somebody else has saved: both are shown, and nothing is overwritten unseen', async ({
    page,
  }) => {
    const [ticket, other] = await showTickets(page, 2);
    await fill(page, 'subject', 0, 'Mine');
    await fill(page, 'subject', 1, 'Mine too');
    await changeElsewhere(page, ticket, { subject: 'Theirs' });
    await changeElsewhere(page, other, { subject: 'Theirs too', status: 'CLOSED' });
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'No row was saved, 2 not saved.' })).toBeVisible();
    await expect(notes(page)).toContainText('Somebody else has changed this to Theirs meanwhile.');
    await expect(notes(page)).toContainText(await lastChangeOf(page, ticket.id));
    await expectAccessible(page);
    expect((await stored(page, ticket)).subject).toBe('Theirs');
    await notes(page).getByRole('button', { name: 'Take theirs' }).first().click();
    await expect(bar(page)).toContainText('1 unsaved cell in 1 row');
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await expect(said(page).filter({ hasText: 'Saved 1 row.' })).toBeVisible();
    expect((await stored(page, ticket)).subject).toBe('Theirs');
    // What only they have changed stays.
    expect(await stored(page, other)).toMatchObject({ subject: 'Mine too', status: 'CLOSED' });
    await expect(cell(page, 'subject', 0)).toHaveText('Theirs');
  });

  test('may be that there is no connection: they stay, and are saved once there is one', async ({
    page,
    context,
  }) => {
    const tickets = await showTickets(page, 2);
    await context.setOffline(true);
    await fill(page, 'subject', 0, 'Written offline');
    await cell(page, 'satisfaction', 0).click();
    await press(page, 'Shift+ArrowDown');
    await paste(page, '2');
    await cell(page, 'assignee', 1).click();
    await paste(page, 'Anybody');
    await expect(notes(page)).toContainText('“Anybody” could not be looked up');
    await press(page, 'ControlOrMeta+z', 'ControlOrMeta+s');
    await expect(notes(page)).toContainText('The backend cannot be reached: these cells stay here');
    await expect(bar(page)).toContainText('3 unsaved cells in 2 rows');
    await expectAccessible(page);
    await context.setOffline(false);
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 2 rows.' })).toBeVisible();
    expect(await stored(page, tickets[0])).toMatchObject({
      subject: 'Written offline',
      satisfaction: 2,
    });
    expect((await stored(page, tickets[1])).satisfaction).toBe(2);
  });

  test('is asked about before the page is left', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await fill(page, 'subject', 0, 'Not saved');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (questions.length === 1 ? dialog.dismiss() : dialog.accept());
    });
    const table = page.getByRole('navigation', { name: 'Layout' }).getByText('Table');
    await table.click();
    await expect.poll(() => questions).toEqual(['Leave this page? Your changes are not saved.']);
    await expect(cell(page, 'subject', 0)).toHaveText('Not saved');
    await table.click();
    await expect(page.getByRole('table')).toContainText(ticket.subject);
    expect(questions).toHaveLength(2);
  });
});

test.describe('related records in a spreadsheet', () => {
  test('are chosen by the form’s picker, by keys alone, and emptied', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await cell(page, 'assignee', 0).click();
    await page.keyboard.type('a');
    const editor = page.getByRole('group', { name: 'Assignee' });
    const box = editor.getByRole('combobox');
    await expect(box).toBeFocused();
    await expect(editor.getByRole('option').nth(1)).toBeVisible();
    await press(page, 'ArrowDown', 'Enter');
    await expectAccessible(page);
    const name = await box.inputValue();
    await press(page, 'Enter');
    await expect(cell(page, 'assignee', 0)).toHaveText(name);
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 1 row.' })).toBeVisible();
    expect((await stored(page, ticket)).assignee).not.toBeNull();
    await cell(page, 'assignee', 0).click();
    await press(page, 'Delete', 'ControlOrMeta+s');
    await expect(bar(page)).toContainText('No unsaved cells');
    expect((await stored(page, ticket)).assignee).toBeNull();
  });

  test('are made beside the cell where there is none yet', async ({ page }) => {
    const [ticket] = await showTickets(page, 1);
    await cell(page, 'assignee', 0).dblclick();
    await page
      .getByRole('group', { name: 'Assignee' })
      .getByRole('button', { name: 'New employee' })
      .click();
    const dialog = page.getByRole('dialog');
    const last = `Sheet-${Date.now()}`;
    await dialog.getByLabel('First name').fill('Ada');
    await dialog.getByLabel('Last name').fill(last);
    await dialog.getByLabel('Email').fill(`${last}@example.com`);
    await dialog.getByLabel('Job title').fill('Taster');
    await dialog.getByLabel('Department').selectOption({ index: 1 });
    await dialog.getByLabel('Hired on').fill('2026-01-02');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('group', { name: 'Assignee' }).getByRole('combobox')).toHaveValue(
      `Ada ${last}`,
    );
    await bar(page).getByRole('button', { name: 'Save' }).click();
    await expect(bar(page)).toContainText('No unsaved cells');
    await expect(cell(page, 'assignee', 0)).toHaveText(`Ada ${last}`);
    expect((await stored(page, ticket)).assignee).not.toBeNull();
  });

  test('are found by their title when it is pasted, or filled down', async ({ page }) => {
    const tickets = await showTickets(page, 3);
    await open(page, url('/customers?sort=name'));
    const found = await send<{
      customers: { edges: Array<{ node: { id: string; name: string } }> };
    }>(page, 'CustomerListQuery', { first: 40 });
    const names = found.customers.edges.map(({ node }) => node);
    const wanted = names.find(
      ({ name }) => names.filter((other) => other.name === name).length === 1,
    )!;
    await page.goBack();
    await cell(page, 'customer', 0).click();
    await paste(page, wanted.name);
    await expect(cell(page, 'customer', 0)).toHaveText(wanted.name);
    await press(page, 'Shift+ArrowDown', 'Shift+ArrowDown', 'ControlOrMeta+d', 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: 'Saved 3 rows.' })).toBeVisible();
    await open(page, url('/tickets'));
    for (const { id } of tickets) {
      const { ticket } = await send<{ ticket: { customer: { id: string } } }>(
        page,
        'editTicketQuery',
        { id },
      );
      expect(ticket.customer.id).toBe(wanted.id);
    }
  });
});

test.describe('a spreadsheet in the person’s language', () => {
  test('takes decimal commas, dates, amounts and yes or no as they write them', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'de' });
    await allowClipboard(context);
    const page = await context.newPage();
    await open(page, url('/variants'));
    const { variants } = await send<{ variants: { edges: Array<{ node: { id: string } }> } }>(
      page,
      'VariantListQuery',
      { first: 2, orderBy: ['NAME_ASC'] },
    );
    const [{ id }] = variants.edges.map(({ node }) => node);
    const read = async () =>
      withoutLastChange(
        (await send<{ variant: Record<string, unknown> }>(page, 'editVariantQuery', { id }))
          .variant,
      );
    const before = await read();
    const sku = encodeURIComponent(String(before.sku));
    const columns = ['sku', 'priceCents', 'stock', 'grind', 'isActive'];
    await open(
      page,
      url(`/variants?layout=sheet&q=${sku}&${columns.map((name) => `columns=${name}`).join('&')}`),
    );
    await cell(page, 'priceCents', 0).click();
    await paste(page, '1.234,50\t1.000\tEspresso\tNein');
    const german = page.getByRole('region', { name: 'Ungespeicherte Zellen' });
    await expect(german).toContainText('ungespeicherte Zellen in 1 Zeile');
    await expect(cell(page, 'priceCents', 0)).toContainText('1.234,50');
    await press(page, 'ControlOrMeta+s');
    await expect(said(page).filter({ hasText: '1 Zeile gespeichert.' })).toBeVisible();
    await expect(german).toContainText('Keine ungespeicherten Zellen');
    expect(await read()).toEqual({
      ...before,
      priceCents: 123450,
      stock: 1000,
      grind: 'ESPRESSO',
      isActive: false,
    });
    await cell(page, 'priceCents', 0).click();
    await press(page, 'Shift+ArrowRight', 'ControlOrMeta+c');
    expect(await copied(page)).toBe('1234,50\t1000');
    await press(page, 'ControlOrMeta+z', 'ControlOrMeta+s');
    await expect(german).toContainText('Keine ungespeicherten Zellen');
    expect(await read()).toEqual(before);
    await expectAccessible(page);
    await context.close();
  });

  test('extends along the line from right to left', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'ar' });
    await allowClipboard(context);
    const page = await context.newPage();
    await showTickets(page, 2);
    const [first, second] = await Promise.all([
      cell(page, 'subject', 0).boundingBox(),
      cell(page, 'status', 0).boundingBox(),
    ]);
    expect(first!.x).toBeGreaterThan(second!.x);
    await cell(page, 'subject', 0).click();
    await press(page, 'Shift+ArrowLeft');
    await expect(cell(page, 'status', 0)).toHaveAttribute('aria-selected', 'true');
    await press(page, 'ArrowLeft');
    await expect(cell(page, 'status', 0)).toBeFocused();
    await page.keyboard.press('Enter');
    const editor = page.getByRole('main').getByRole('group').last();
    await expect(editor).toBeVisible();
    const [over, under] = await Promise.all([
      editor.boundingBox(),
      cell(page, 'status', 0).boundingBox(),
    ]);
    expect(Math.abs(over!.x + over!.width - under!.x - under!.width)).toBeLessThan(8);
    await press(page, 'Escape');
    await cell(page, 'subject', 0).click();
    await press(page, 'Enter');
    await page.keyboard.type('جديد');
    await press(page, 'Enter');
    await expect(cell(page, 'subject', 0)).toHaveAttribute('data-unsaved', '');
    await expectAccessible(page);
    await context.close();
  });
});

test.describe('a spreadsheet on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('is edited by touch, in the dark too, without sideways scroll', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const [ticket] = await showTickets(page, 2);
    await cell(page, 'subject', 0).tap();
    await expect(cell(page, 'subject', 0)).toHaveAttribute('aria-selected', 'true');
    await cell(page, 'subject', 0).tap();
    const box = page.getByRole('group', { name: 'Subject' }).getByRole('textbox');
    await expect(box).toBeFocused();
    await box.fill('By touch');
    await expectAccessible(page);
    await bar(page).getByRole('button', { name: 'Save' }).tap();
    await expect(said(page).filter({ hasText: 'Saved 1 row.' })).toBeVisible();
    expect((await stored(page, ticket)).subject).toBe('By touch');
    await expectAccessible(page);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    );
    expect(sideways).toBeLessThanOrEqual(0);
  });
});
