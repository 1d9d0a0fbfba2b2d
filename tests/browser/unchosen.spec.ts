import type { Locator, Page } from 'playwright/test';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { send } from './sampleRecords.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;

const PROBLEM = 'Nothing is chosen: choose one from the list, or clear the text.';
const NOBODY = 'Nobody of that name';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface StoredTicket {
  readonly subject: string;
  readonly assignee: object | null;
}

/** Makes a ticket that nobody is assigned to. */
async function makeTicket(page: Page, subject: string): Promise<string> {
  await open(page, url('/tickets'));
  const { tickets } = await send<{ tickets: { edges: [{ node: { customer: Named } }] } }>(
    page,
    'TicketListQuery',
    { first: 1 },
  );
  const customer = tickets.edges[0].node.customer.id;
  const ticket = { number: `U-${Date.now()}`, subject, body: 'Help', status: 'OPEN', customer };
  const made = await send<{ createTicket: { ticket: { id: string } } }>(
    page,
    'createTicketMutation',
    { input: { ticket } },
  );
  return made.createTicket.ticket.id;
}

/** What the backend has of a ticket. */
async function stored(page: Page, id: string): Promise<StoredTicket> {
  return (await send<{ ticket: StoredTicket }>(page, 'editTicketQuery', { id })).ticket;
}

const picker = (form: Page | Locator, name: string) =>
  form.getByRole('combobox', { name, exact: true });

/** The form has stopped at the picker: it says so there and above, leads there, and keeps the text. */
async function expectStopped(form: Page | Locator, name: string): Promise<void> {
  const link = form.getByRole('link', { name, exact: true });
  await expect(form.getByRole('alert').filter({ hasText: PROBLEM })).toBeVisible();
  await expect(picker(form, name)).toBeFocused();
  await expect(picker(form, name)).toHaveValue(NOBODY);
  await expect(picker(form, name)).toHaveAccessibleDescription(new RegExp(`^${PROBLEM}`));
  await picker(form, name).blur();
  await link.click();
  await expect(picker(form, name)).toBeFocused();
}

/** Chooses the first employee that is found. @returns what they are called */
async function chooseFirst(page: Page, input: Locator): Promise<string> {
  await input.fill('');
  await input.press('ArrowDown');
  const first = page.getByRole('listbox', { name: 'Employees' }).getByRole('option').first();
  await first.click();
  return input.inputValue();
}

test.describe('a text that has led to no record', () => {
  test('stops the form for a new record, which is made once the text is cleared', async ({
    page,
  }) => {
    await open(page, url('/tickets/new'));
    const subject = `Unchosen ${Date.now()}`;
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Number').fill(`U-${Date.now()}`);
    await page.getByRole('textbox', { name: 'Body' }).fill('Help');
    const customer = picker(page, 'Customer');
    await customer.press('ArrowDown');
    await page.getByRole('listbox', { name: 'Customers' }).getByRole('option').first().click();
    await picker(page, 'Assignee').fill(NOBODY);
    const operations = recordOperations(page);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expectStopped(page, 'Assignee');
    await expectAccessible(page);
    expect(operations).not.toContain('createTicketMutation');
    await picker(page, 'Assignee').fill('');
    await expect(page.getByText(PROBLEM)).toHaveCount(0);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    const id = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
    expect(await stored(page, id)).toMatchObject({ subject, assignee: null });
  });

  test('stops the form of a record, by button and keys, and is saved once one is chosen', async ({
    page,
  }) => {
    const id = await makeTicket(page, `Unchosen ${Date.now()}`);
    await open(page, url(`/tickets/${encodeURIComponent(id)}/edit`));
    const operations = recordOperations(page);
    await picker(page, 'Assignee').fill(NOBODY);
    await page.keyboard.press('ControlOrMeta+s');
    await expectStopped(page, 'Assignee');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectStopped(page, 'Assignee');
    expect(operations).not.toContain('updateTicketMutation');
    expect((await stored(page, id)).assignee).toBeNull();
    const name = await chooseFirst(page, picker(page, 'Assignee'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText(`Saved Assignee of`).first()).toBeVisible();
    expect((await stored(page, id)).assignee).not.toBeNull();
    await expect(page.getByRole('main')).toContainText(name);

    // For another one than is chosen, it is the same.
    await open(page, url(`/tickets/${encodeURIComponent(id)}/edit`));
    const before = await stored(page, id);
    await picker(page, 'Assignee').fill(NOBODY);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectStopped(page, 'Assignee');
    expect(await stored(page, id)).toEqual(before);
    await picker(page, 'Assignee').fill('');
    await picker(page, 'Assignee').blur();
    await expect(picker(page, 'Assignee')).toHaveValue(name);
  });

  test('stays in sight when the list of what is wrong comes above it', async ({ page }) => {
    const id = await makeTicket(page, `Unchosen ${Date.now()}`);
    await open(page, url(`/tickets/${encodeURIComponent(id)}/edit`));
    const assignee = picker(page, 'Assignee');
    await assignee.fill(NOBODY);
    await page.evaluate(() => window.scrollTo(0, 0));
    const { y, height } = (await assignee.boundingBox())!;
    await page.setViewportSize({ width: 1280, height: Math.ceil(y + height) + 8 });
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByRole('link', { name: 'Assignee', exact: true })).toBeAttached();
    await expect(assignee).toBeFocused();
    await expect(assignee).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('main').getByText(PROBLEM).last()).toBeInViewport({ ratio: 1 });
  });

  test('is kept with the rest of what was typed when the page is left and come back to', async ({
    page,
  }) => {
    const id = await makeTicket(page, `Unchosen ${Date.now()}`);
    await open(page, url(`/tickets/${encodeURIComponent(id)}/edit`));
    await picker(page, 'Assignee').fill(NOBODY);
    await picker(page, 'Assignee').blur();
    await expect(page.getByText('Nothing is chosen yet')).toBeVisible();
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expect(page.getByText('Your unsaved changes were restored.')).toBeVisible();
    await expect(picker(page, 'Assignee')).toHaveValue(NOBODY);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expectStopped(page, 'Assignee');
  });

  test('stops an action, beside records that were chosen for it', async ({ page }) => {
    await open(page, url('/customers'));
    await page.locator('tbody th a').first().click();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Merge' }).click();
    const dialog = page.getByRole('dialog');
    const others = picker(dialog, 'Others');
    await others.press('ArrowDown');
    await page.getByRole('listbox', { name: 'Customers' }).getByRole('option').nth(3).click();
    await others.fill(NOBODY);
    const operations = recordOperations(page);
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await expectStopped(dialog, 'Others');
    expect(operations).not.toContain('mergeCustomersMutation');
  });

  test('stops the change of several records', async ({ page }) => {
    const subject = `Unchosen ${Date.now()}`;
    const id = await makeTicket(page, subject);
    await open(page, url(`/tickets?q=${encodeURIComponent(subject)}`));
    await page.locator('tbody tr').first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Edit a field' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Field').selectOption('Assignee');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await picker(dialog, 'Assignee').fill(NOBODY);
    const change = dialog.getByRole('button', { name: 'Change assignee of 1 ticket' });
    await change.click();
    await expectStopped(dialog, 'Assignee');
    expect((await stored(page, id)).assignee).toBeNull();
    await chooseFirst(page, picker(dialog, 'Assignee'));
    await change.click();
    await expect(dialog.getByRole('status')).toHaveText('1 done');
    expect((await stored(page, id)).assignee).not.toBeNull();
  });

  test('stops a row that is made on the page of its record', async ({ page }) => {
    await open(page, url('/orders?status=DRAFT'));
    await page.locator('tbody th a').first().click();
    await page.getByRole('link', { name: /^Lines/ }).click();
    await page.getByRole('button', { name: 'New order line' }).click();
    const rows = page.getByRole('region', { name: 'New order line' });
    await picker(rows, 'Variant').fill(NOBODY);
    await rows.getByLabel('Quantity').fill('1');
    const operations = recordOperations(page);
    await rows.getByLabel('Quantity').press('Enter');
    await expectStopped(rows, 'Variant');
    expect(operations).not.toContain('createOrderLineMutation');
  });

  test('stays in a cell of a spreadsheet, which says so and is not saved', async ({ page }) => {
    const subject = `Unchosen ${Date.now()}`;
    const id = await makeTicket(page, subject);
    const columns = 'columns=subject&columns=assignee';
    await open(page, url(`/tickets?layout=sheet&q=${encodeURIComponent(subject)}&${columns}`));
    const cell = page.locator('[data-rowindex="0"] [data-field="assignee"]');
    await cell.dblclick();
    await picker(page, 'Assignee').fill(NOBODY);
    await picker(page, 'Assignee').press('Tab');
    await expect(cell).toContainText(NOBODY);
    await expect(page.getByRole('alert').filter({ hasText: PROBLEM })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('No row was saved, 1 not saved.')).toBeVisible();
    expect((await stored(page, id)).assignee).toBeNull();
  });
});
