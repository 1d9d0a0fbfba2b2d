import type { Page } from 'playwright/test';
import { expect, task } from './person.ts';
import {
  keyOnPage,
  makeCustomer,
  makeProduct,
  makeTag,
  makeTicket,
  prepare,
  stored,
  tagsOf,
  unique,
} from './records.ts';

const notifications = (page: Page) => page.getByRole('complementary', { name: 'Notifications' });

/** Makes a ticket of a customer of its own. */
async function ticketOf(page: Page, subject: string): Promise<string> {
  await prepare(page);
  return makeTicket(page, await makeCustomer(page, unique('Asking')), subject);
}

task('Close a ticket', async (person) => {
  const { page } = person;
  const subject = unique('Close-');
  const id = await ticketOf(page, subject);
  await person.startsAtHome();
  await person.opensRecord('Tickets', subject);
  await person.press(page.getByRole('button', { name: 'Close', exact: true }));
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await expect.poll(async () => (await stored(page, 'ticket', id)).status).toBe('CLOSED');
});

task('Correct an email address', async (person) => {
  const { page } = person;
  await prepare(page);
  const name = unique('Mistyped');
  const id = await makeCustomer(page, name);
  await person.startsAtHome();
  await person.opensRecord('Customers', name);
  await person.press(page.getByRole('link', { name: 'Edit Email', exact: true }));
  await person.type(page.getByRole('textbox', { name: 'Email' }), `right-${name}@example.com`);
  await person.key('Control+Enter');
  await expect(page.getByRole('link', { name: `right-${name}@example.com` })).toBeVisible();
  await expect(notifications(page)).toContainText('Saved Email of');
  expect((await stored(page, 'customer', id)).email).toBe(`right-${name}@example.com`);
});

task('Assign a ticket to a colleague', async (person) => {
  const { page } = person;
  const subject = unique('Assign-');
  const id = await ticketOf(page, subject);
  await person.startsAtHome();
  await person.opensRecord('Tickets', subject);
  await person.press(page.getByRole('link', { name: 'Edit Assignee' }));
  await person.picks(page.getByRole('combobox', { name: 'Assignee' }), 'Elin Sandberg');
  await expect(page.getByRole('link', { name: 'Elin Sandberg' })).toBeVisible();
  await expect(notifications(page)).toContainText('Saved Assignee of');
  expect(JSON.stringify((await stored(page, 'ticket', id)).assignee)).toContain('Sandberg');
});

task('Change a field and undo it', async (person) => {
  const { page } = person;
  await prepare(page);
  const name = unique('Undone');
  const id = await makeTag(page, name);
  await person.startsAtHome();
  await person.opensRecord('Tags', name);
  await person.press(page.getByRole('link', { name: 'Edit Color' }));
  await person.type(page.getByRole('textbox', { name: 'Color' }), '#123456');
  await person.key('Control+Enter');
  await expect(notifications(page)).toContainText('Saved Color of');
  expect((await stored(page, 'tag', id)).color).toBe('#123456');
  await person.press(notifications(page).getByRole('button', { name: 'Undo' }));
  await expect(notifications(page)).toContainText('Change undone.');
  expect((await stored(page, 'tag', id)).color).toBe('#aabbcc');
});

task('Move a ticket on the board', async (person) => {
  const { page } = person;
  const subject = unique('Move-');
  const id = await ticketOf(page, subject);
  await person.startsAtHome();
  await person.opensList('Tickets');
  const layouts = page.getByRole('navigation', { name: 'Layout' });
  await person.press(layouts.getByRole('link', { name: 'Board' }));
  await page.getByRole('button', { name: `Move ${subject}` }).waitFor();
  const lane = (name: string) => page.getByRole('region', { name, exact: true });
  const card = (name: string) => lane(name).getByRole('listitem').filter({ hasText: subject });
  await person.drag(card('Open').getByRole('link').first(), lane('Waiting'));
  await expect(card('Waiting')).toBeVisible();
  await expect(notifications(page)).toContainText(`Moved ${subject} to Waiting.`);
  expect((await stored(page, 'ticket', id)).status).toBe('WAITING');
});

task('Put a tag on a product', async (person) => {
  const { page } = person;
  await prepare(page);
  const name = unique('Tagged');
  const id = await makeProduct(page, name);
  await person.startsAtHome();
  await person.opensRecord('Products', name);
  await person.press(page.getByRole('button', { name: 'Edit tags' }).first());
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await person.picks(dialog.getByRole('combobox', { name: 'Tags' }), 'Floral');
  await person.press(dialog.getByRole('button', { name: 'Save' }));
  await expect(dialog).toBeHidden();
  expect(await tagsOf(page, id)).toEqual(['Floral']);
});

task('Delete a record', async (person) => {
  const { page } = person;
  await prepare(page);
  const name = unique('Superfluous');
  const id = await makeTag(page, name);
  await person.startsAtHome();
  await person.opensRecord('Tags', name);
  expect(keyOnPage(page)).toBe(id);
  await person.press(page.getByRole('button', { name: 'More', exact: true }));
  await person.press(page.getByRole('button', { name: 'Delete' }));
  await person.press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
  await person.sees('Tags');
  expect(await stored(page, 'tag', id)).toBeNull();
});

task('Change two cells in the spreadsheet and save them', async (person) => {
  const { page } = person;
  const word = unique('Cells-');
  const first = await ticketOf(page, `${word} 1`);
  const ids = [first, await makeTicket(page, await makeCustomer(page, word), `${word} 2`)];
  await person.startsAtHome();
  await person.opensList('Tickets');
  await person.searches(word);
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  const layouts = page.getByRole('navigation', { name: 'Layout' });
  await person.press(layouts.getByRole('link', { name: 'Spreadsheet' }));
  await person.press(page.getByRole('gridcell', { name: new RegExp(`^${word} \\d$`) }).first());
  await person.typeHere(`${word} one`);
  await person.key('Enter');
  await person.typeHere(`${word} two`);
  await person.key('Control+s');
  await expect(page.getByText('Saved 2 rows.').first()).toBeVisible();
  const subjects = await Promise.all(
    ids.map(async (id) => (await stored(page, 'ticket', id)).subject),
  );
  expect(subjects.toSorted()).toEqual([`${word} one`, `${word} two`]);
});
