import { send } from '../sampleRecords.ts';
import { expect, task } from './person.ts';
import { makeCustomer, makeOrder, prepare, unique } from './records.ts';

task('Open an order by its number', async (person) => {
  const { page } = person;
  await prepare(page);
  const number = unique('FIND-');
  await makeOrder(page, await makeCustomer(page, unique('Finder')), number);
  await person.startsAtHome();
  await person.opensRecord('Orders', number);
});

task('Open the newest order of a customer', async (person) => {
  const { page } = person;
  await prepare(page);
  const name = unique('Regular');
  const customer = await makeCustomer(page, name);
  const number = unique('NEWEST-');
  await makeOrder(page, customer, number, { placedAt: '2025-11-20T09:00:00Z' });
  await makeOrder(page, customer, `${number}-OLD`, { placedAt: '2025-01-20T09:00:00Z' });
  await person.startsAtHome();
  await person.opensRecord('Customers', name);
  await person.press(page.getByRole('link', { name: /^Orders 2$/ }));
  const orders = page.getByRole('group', { name: 'Orders' }).getByRole('rowheader');
  await expect(orders).toHaveText([number, `${number}-OLD`]);
  await person.press(orders.getByRole('link').first());
  await person.sees(number);
});

task('List the overdue invoices of customers in Germany', async (person) => {
  const { page } = person;
  await person.startsAtHome();
  await person.opensList('Overdue invoices');
  await person.press(page.getByText('Add filter'));
  await person.press(page.getByText('Customer ›'));
  const customer = page.getByRole('region', { name: 'Customer' });
  await person.press(customer.getByText('Billing country', { exact: true }));
  const form = page.getByRole('form', { name: 'Customer › Billing country' });
  await person.type(form.getByLabel('Is', { exact: true }), 'Germany');
  await person.press(form.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText('Customer › Billing country is Germany')).toBeVisible();
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  for (const link of await page.locator('main tbody a[href^="/customers/"]').all()) {
    const id = decodeURIComponent((await link.getAttribute('href'))?.split('/').pop() ?? '');
    const data = await send<{ customer: { billingCountry: string } }>(page, 'editCustomerQuery', {
      id,
    });
    expect(data.customer.billingCountry).toBe('Germany');
  }
});

task('List the orders placed this month', async (person) => {
  const { page } = person;
  await prepare(page);
  const customer = await makeCustomer(page, unique('Monthly'));
  const number = unique('MONTH-');
  await makeOrder(page, customer, number);
  await person.startsAtHome();
  await person.opensList('Orders');
  await person.press(page.getByText('Add filter'));
  const filters = page.getByRole('list', { name: 'Filters', exact: true });
  await person.press(filters.getByRole('link', { name: 'Placed', exact: true }));
  const form = page.getByRole('form', { name: 'Placed' });
  await person.choose(form.getByRole('combobox', { name: 'Is', exact: true }), 'this month');
  await person.press(form.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText('Placed is this month')).toBeVisible();
  await expect(page.getByRole('rowheader').filter({ hasText: number })).toBeVisible();
});

task('Find everything that is called Berlin', async (person) => {
  const { page } = person;
  await person.startsAtHome();
  await person.key('Control+k');
  await person.type(page.getByRole('combobox', { name: 'Search or go to' }), 'Berlin');
  const dialog = page.getByRole('dialog');
  const all = dialog.getByRole('option', { name: /that match$/ });
  await expect(dialog.getByRole('group', { name: 'Customers' })).toContainText('Berlin');
  // Several kinds of records: each has its own group, which leads to all of it.
  await expect.poll(() => all.count()).toBeGreaterThan(1);
});

task('Sort orders by two columns', async (person) => {
  const { page } = person;
  await person.startsAtHome();
  await person.opensList('Orders');
  const heading = (name: RegExp) => page.getByRole('columnheader', { name }).getByRole('link');
  const [status, total] = [heading(/^Status/), heading(/^Total/)];
  await person.press(status);
  await expect(status).toHaveAttribute('href', /sort=-status$/);
  await person.press(total, { modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=status%2Ctotal$/);
  // A heading sorts the other way as soon as its rows are there.
  await expect(page.getByRole('columnheader', { name: /^Total/ })).toContainText('2');
  await person.press(total, { modifiers: ['Shift'] });
  await expect(page).toHaveURL(/sort=status%2C-total$/);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
});

task('Hide a column of a list', async (person) => {
  const { page } = person;
  await person.startsAtHome();
  await person.opensList('Orders');
  await expect(page.getByRole('columnheader', { name: 'Channel' })).toBeVisible();
  await person.press(page.getByRole('button', { name: 'Columns' }));
  await person.press(page.getByRole('checkbox', { name: 'Channel', exact: true }));
  await person.press(page.getByRole('button', { name: 'Apply' }));
  await expect(page.getByRole('columnheader', { name: 'Channel' })).toHaveCount(0);
});
