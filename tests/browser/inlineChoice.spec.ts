import type { Page } from 'playwright/test';
import { expect, expectAccessible, open, recordOperations, test } from './page.ts';
import { makeCustomer, makeTicket, prepare, stored, unique } from './tasks/records.ts';

const url = (path: string) => `${process.env.SAMPLE_URL}${path}`;
const notices = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });
const pencil = (page: Page, label: string) =>
  page.getByRole('link', { name: `Edit ${label}`, exact: true });
const values = (page: Page, label: string) => page.getByRole('listbox', { name: label });
const value = (page: Page, name: string) => page.getByRole('option', { name, exact: true });

/** A fact of the record in sight. */
const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.locator('dt', { hasText: label }) });

/** Opens a ticket of its own. @returns what the backend has of it */
async function openTicket(page: Page): Promise<() => Promise<Record<string, unknown>>> {
  await prepare(page);
  const id = await makeTicket(page, await makeCustomer(page, unique('Asking')), unique('Chosen-'));
  await open(page, url(`/tickets/${encodeURIComponent(id)}`));
  return () => stored(page, 'ticket', id);
}

/** What was sent to change records. */
const changes = (operations: readonly string[]) =>
  operations.filter((name) => name.startsWith('update'));

test.describe('a value that is chosen on the record’s page', () => {
  test('is saved by its choice, and undone from the notice', async ({ page }) => {
    const ticket = await openTicket(page);
    const { priority } = await ticket();
    expect(priority).not.toBe('URGENT');
    await pencil(page, 'Priority').click();
    await value(page, 'Urgent').click();
    await expect(notices(page)).toContainText('Saved Priority of');
    expect((await ticket()).priority).toBe('URGENT');
    await expect(fact(page, 'Priority')).toContainText('Urgent');
    await expect(pencil(page, 'Priority')).toBeFocused();
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notices(page)).toContainText('Change undone.');
    expect((await ticket()).priority).toBe(priority);
  });

  test('is not saved by the arrow keys that pass it, and by Enter', async ({ page }) => {
    const ticket = await openTicket(page);
    const { priority } = await ticket();
    const operations = recordOperations(page);
    await pencil(page, 'Priority').focus();
    await page.keyboard.press('Enter');
    await expect(values(page, 'Priority')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('u');
    expect((await ticket()).priority).toBe(priority);
    expect(changes(operations)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(notices(page)).toContainText('Saved Priority of');
    expect((await ticket()).priority).toBe('URGENT');
    expect(changes(operations)).toEqual(['updateTicketMutation']);
  });

  test('stays as it was after Escape, when it is left, and when it is chosen again', async ({
    page,
  }) => {
    const ticket = await openTicket(page);
    const { priority } = await ticket();
    const operations = recordOperations(page);
    const leaves = [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('Tab'),
      () => page.getByRole('heading', { level: 1 }).click(),
    ];
    for (const leave of leaves) {
      await pencil(page, 'Priority').click();
      await expect(values(page, 'Priority')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await leave();
      await expect(values(page, 'Priority')).toHaveCount(0);
    }
    await pencil(page, 'Priority').click();
    await values(page, 'Priority').getByRole('option', { selected: true }).click();
    await expect(values(page, 'Priority')).toHaveCount(0);
    expect(changes(operations)).toEqual([]);
    expect((await ticket()).priority).toBe(priority);
  });

  test('is yes or no; where the backend refuses neither, it says why', async ({ page }) => {
    await prepare(page);
    const id = await makeCustomer(page, unique('Reader'));
    await open(page, url(`/customers/${encodeURIComponent(id)}`));
    const newsletter = async () => (await stored(page, 'customer', id)).newsletter;
    await page.getByRole('checkbox', { name: 'Show empty fields' }).check();
    for (const [name, expected] of [
      ['Yes', true],
      ['No', false],
    ] as const) {
      await pencil(page, 'Newsletter').click();
      await value(page, name).click();
      await expect.poll(newsletter).toBe(expected);
      await expect(pencil(page, 'Newsletter')).toBeFocused();
    }
    await pencil(page, 'Newsletter').click();
    await value(page, 'Not set').click();
    await expect(fact(page, 'Newsletter').getByRole('alert')).toContainText('is required');
    await expect(page.getByRole('radio', { name: 'Not set' })).toBeChecked();
    expect(await newsletter()).toBe(false);
  });

  test('may be a record, which is saved as it is picked', async ({ page }) => {
    const ticket = await openTicket(page);
    expect((await ticket()).assignee).toBeNull();
    await pencil(page, 'Assignee').click();
    const picker = page.getByRole('combobox', { name: 'Assignee' });
    await expect(picker).toBeFocused();
    await picker.fill('Elin');
    await page.getByRole('option', { name: 'Elin Sandberg' }).click();
    await expect(notices(page)).toContainText('Saved Assignee of');
    expect(JSON.stringify((await ticket()).assignee)).toContain('Sandberg');
    await pencil(page, 'Assignee').click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(picker).toHaveCount(0);
    await notices(page).getByRole('button', { name: 'Undo' }).click();
    await expect(notices(page)).toContainText('Change undone.');
    expect((await ticket()).assignee).toBeNull();
  });

  test('is still chosen when it could not be saved, and is sent again by Save', async ({
    page,
  }) => {
    const ticket = await openTicket(page);
    const { priority } = await ticket();
    await page.route('**/graphql', (route) =>
      /mutation/.test(route.request().postData() ?? '') ? route.abort() : route.continue(),
    );
    await pencil(page, 'Priority').click();
    await value(page, 'Urgent').click();
    await expect(page.getByRole('button', { name: 'Check whether it was saved' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Urgent' })).toBeChecked();
    expect((await ticket()).priority).toBe(priority);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(notices(page)).toContainText('Saved Priority of');
    expect((await ticket()).priority).toBe('URGENT');
  });

  test('does not overwrite unseen what another person has chosen', async ({ page, browser }) => {
    const ticket = await openTicket(page);
    await pencil(page, 'Priority').click();
    await expect(values(page, 'Priority')).toBeFocused();
    const context = await browser.newContext();
    const other = await context.newPage();
    await open(other, page.url());
    await pencil(other, 'Priority').click();
    await value(other, 'Low').click();
    await expect(notices(other)).toContainText('Saved Priority of');
    await value(page, 'Urgent').click();
    const row = page.getByRole('row', { name: 'Priority' });
    await expect(row).toContainText('Low');
    await expect(row).toContainText('Urgent');
    const { priority, updatedAt } = await ticket();
    expect(priority).toBe('LOW');
    const when = new Intl.DateTimeFormat('en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Europe/Berlin',
    }).format(new Date(String(updatedAt)));
    await expect(page.getByText(`Last change: ${when}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(async () => (await ticket()).priority).toBe('URGENT');
    await context.close();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the pencil of a value that is chosen leads to its input in the form', async ({ page }) => {
    await page.goto(url('/tickets'));
    await page.locator('tbody th a').first().click();
    await pencil(page, 'Priority').click();
    await expect(page).toHaveURL(/\/edit#input-priority$/);
  });
});
