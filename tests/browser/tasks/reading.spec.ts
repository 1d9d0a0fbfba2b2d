import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { open } from '../page.ts';
import { send } from '../sampleRecords.ts';
import { expect, task } from './person.ts';
import { keyOnPage, makeCustomer, makeOrder, prepare, unique } from './records.ts';

task('See who changed an order last, and what', async (person) => {
  const { page } = person;
  await open(page, `${process.env.SAMPLE_URL}/orders?isRush=true&status=DELIVERED`);
  const number = await page.getByRole('rowheader').first().getByRole('link').innerText();
  await person.startsAtHome();
  await person.opensRecord('Orders', number);
  await person.press(page.getByRole('link', { name: /^Events \d+$/ }));
  const events = page.getByRole('group', { name: 'Events' }).getByRole('listitem');
  const newest = events.getByRole('time').first();
  await expect(newest).toBeVisible();
  await expect(events.filter({ hasText: 'Edited' }).first().getByRole('link')).toHaveText(/\w/);
  type ResponseBody = { order: { events: { edges: { node: { happenedAt: string } }[] } } };
  const { order } = await send<ResponseBody>(page, 'OrderEventsTabQuery', {
    id: keyOnPage(page),
    first: 50,
  });
  const moments = order.events.edges.map(({ node }) => Date.parse(node.happenedAt));
  const shown = Date.parse((await newest.getAttribute('datetime')) ?? '');
  expect(shown).toBe(Math.max(...moments));
});

task('See what the orders that match a search add up to', async (person) => {
  const { page } = person;
  await prepare(page);
  const customer = await makeCustomer(page, unique('Adding'));
  const word = unique('SUM-');
  for (const [end, shippingAmount] of [
    ['A', '10.50'],
    ['B', '15.25'],
  ] as const)
    await makeOrder(page, customer, `${word}-${end}`, { shippingAmount, currency: 'EUR' });
  await person.startsAtHome();
  await person.opensList('Orders');
  await person.searches(word);
  const sums = page.getByRole('region', { name: 'Sums of all matching rows' });
  await expect(sums).toContainText('Shipping amount €25.75');
});

task('Go from a record to the next', async (person) => {
  const { page } = person;
  await person.startsAtHome();
  await person.opensList('Customers');
  const titles = page.getByRole('rowheader').getByRole('link');
  const [first, second] = [await titles.nth(0).innerText(), await titles.nth(1).innerText()];
  await person.press(titles.first());
  await person.sees(first);
  await person.press(page.getByRole('link', { name: 'Next record' }));
  await person.sees(second);
});

task('Go back to the page of a list where one was', async (person) => {
  const { page } = person;
  await person.startsAtHome();
  await person.opensList('Orders');
  await person.press(page.getByRole('link', { name: 'Next', exact: true }));
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('link', { name: 'Previous', exact: true })).toBeVisible();
  const titles = page.getByRole('rowheader').getByRole('link');
  const [before, address] = [await titles.allInnerTexts(), page.url()];
  await person.press(titles.nth(3));
  await person.sees(before[3]);
  await person.press(page.getByRole('link', { name: /^29 of [\d,]+ in the list$/ }));
  await expect(page).toHaveURL(address);
  await expect(titles).toHaveText(before);
});

task('Copy the link of the record on screen', async (person) => {
  const { page } = person;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await prepare(page);
  const number = unique('COPY-');
  const id = await makeOrder(page, await makeCustomer(page, unique('Copied')), number);
  await person.startsOn(`/orders/${encodeURIComponent(id)}`);
  await person.press(page.getByRole('button', { name: 'Copy', exact: true }).first());
  await person.press(page.getByRole('button', { name: 'Copy link' }));
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${process.env.SAMPLE_URL}/orders/${encodeURIComponent(id)}`);
});

task('Export the orders that match a filter', async (person) => {
  const { page } = person;
  await prepare(page);
  const customer = await makeCustomer(page, unique('Exported'));
  const number = unique('EXPORT-');
  await makeOrder(page, customer, number, { status: 'ROASTING' });
  await person.startsAtHome();
  await person.opensList('Orders');
  const states = page.getByRole('navigation', { name: 'Status' });
  await person.press(states.getByRole('link', { name: 'Roasting' }));
  await expect(page).toHaveURL(/status=ROASTING/);
  await person.press(page.getByRole('button', { name: 'Export', exact: true }));
  const download = page.waitForEvent('download');
  await person.press(page.locator('[popover]').getByRole('button', { name: 'Export' }));
  const text = readFileSync(await (await download).path(), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
  expect(new Set(data.map(({ Status }) => Status))).toEqual(new Set(['ROASTING']));
  expect(data.map(({ Number: exported }) => exported)).toContain(number);
});

task('Save a view and come back to it', async (person) => {
  const { page } = person;
  const name = unique('On the road ');
  await person.startsAtHome();
  await person.opensList('Orders');
  const states = page.getByRole('navigation', { name: 'Status' });
  await person.press(states.getByRole('link', { name: 'Shipped' }));
  await expect(page).toHaveURL(/status=SHIPPED/);
  await person.press(page.getByRole('button', { name: 'Views' }));
  await person.type(page.getByLabel('Name of this view'), name);
  await person.key('Enter');
  await expect(page.getByRole('list', { name: 'Saved views' })).toContainText(name);
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await person.press(navigation.getByRole('link', { name: 'Home' }));
  await person.sees('Home');
  await person.key('Control+k');
  await person.type(page.getByRole('combobox', { name: 'Search or go to' }), name);
  await person.press(page.getByRole('dialog').getByRole('option', { name }).first());
  await expect(page).toHaveURL(/\/orders\?.*status=SHIPPED/);
  await person.sees('Orders');
});
