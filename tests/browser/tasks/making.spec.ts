import type { Page } from 'playwright/test';
import { send } from '../sampleRecords.ts';
import { expect, task } from './person.ts';
import { keyOnPage, makeCustomer, makeProduct, prepare, stored, unique } from './records.ts';

interface Edges<Node> {
  readonly edges: readonly { readonly node: Node }[];
}

/** Something that can be ordered, with a name that leads to it alone. */
interface Sold {
  readonly name: string;
  /** Its price, as a line of an order has it. */
  readonly price: number;
  readonly currency: unknown;
}

async function soldThings(page: Page): Promise<Sold[]> {
  const { variants } = await send<{ variants: Edges<{ id: string }> }>(page, 'VariantListQuery', {
    first: 3,
    orderBy: ['PRIMARY_KEY_ASC'],
  });
  const read = variants.edges.map(({ node }) => stored(page, 'variant', node.id));
  return (await Promise.all(read)).map(({ name, priceCents, currency }) => ({
    name: String(name),
    price: Number(priceCents) / 100,
    currency,
  }));
}

interface Line {
  readonly quantity: number;
  readonly unitPrice: string;
  readonly currency: string;
}

/** The lines of an order, as the backend has them. */
async function linesOf(page: Page, id: string): Promise<unknown[]> {
  const { order } = await send<{ order: { lines: Edges<{ id: string }> } }>(
    page,
    'OrderLinesTabQuery',
    { id, first: 10, orderBy: ['POSITION_ASC'] },
  );
  const read = order.lines.edges.map(({ node }) =>
    send<{ orderLine: Line }>(page, 'editOrderLineQuery', { id: node.id }),
  );
  return (await Promise.all(read)).map(({ orderLine: { quantity, unitPrice, currency } }) => ({
    quantity,
    price: Number(unitPrice),
    currency,
  }));
}

task('Make a customer', async (person) => {
  const { page } = person;
  const name = unique('Newcomer');
  await person.startsAtHome();
  await person.opensList('Customers');
  await person.press(page.getByRole('link', { name: 'New customer' }));
  await person.sees('New customer');
  await person.type(page.getByRole('textbox', { name: 'Name', exact: true }), name);
  await person.choose(page.getByLabel('Kind'), 'Office');
  await person.type(page.getByLabel('Email'), `${name}@example.com`);
  await person.type(page.getByLabel('Billing street'), 'Main Street 1');
  await person.type(page.getByLabel('Billing postal code'), '10115');
  await person.type(page.getByLabel('Billing city'), 'Bremen');
  await person.type(page.getByLabel('Billing country'), 'Germany');
  await person.key('Control+s');
  await person.sees(name);
  expect(await stored(page, 'customer', keyOnPage(page))).toMatchObject({ name, kind: 'OFFICE' });
});

task('Make an order with three lines', async (person) => {
  const { page } = person;
  await prepare(page);
  const customer = unique('Ordering');
  await makeCustomer(page, customer);
  const sold = await soldThings(page);
  await person.startsAtHome();
  await person.opensList('Orders');
  await person.press(page.getByRole('link', { name: 'New order' }));
  await person.sees('New order');
  await person.picks(page.getByRole('combobox', { name: 'Customer' }), customer);
  await person.press(page.getByRole('button', { name: 'New order line' }));
  const form = page.getByRole('dialog', { name: 'New order line' });
  for (const [index, { name, price }] of sold.entries()) {
    await expect(form.getByLabel('Position')).toHaveValue(String(index + 1));
    await person.type(form.getByLabel('Quantity'), String(index + 2));
    await person.picks(form.getByRole('combobox', { name: 'Variant' }), name);
    await expect(form.getByLabel('Unit price')).toHaveValue(price.toFixed(2));
    if (index < sold.length - 1) await person.key('Enter');
    else await person.press(form.getByRole('button', { name: 'Add and close' }));
  }
  await person.press(page.getByRole('button', { name: 'Create', exact: true }));
  await expect(page.getByRole('group', { name: 'Lines' }).getByRole('rowheader')).toHaveCount(3);
  expect(await linesOf(page, keyOnPage(page))).toEqual(
    sold.map(({ price, currency }, index) => ({ quantity: index + 2, price, currency })),
  );
});

task('Duplicate a product', async (person) => {
  const { page } = person;
  await prepare(page);
  const name = unique('Original');
  await makeProduct(page, name);
  await person.startsAtHome();
  await person.opensRecord('Products', name);
  await person.press(page.getByRole('link', { name: 'Duplicate' }));
  await person.sees('New product');
  await person.type(page.getByRole('textbox', { name: 'Name', exact: true }), `${name} again`);
  await person.type(page.getByLabel('Code'), `${name}-2`);
  await person.type(page.getByLabel('Slug'), `${name.toLowerCase()}-2`);
  await person.press(page.getByRole('button', { name: 'Create', exact: true }));
  await person.sees(`${name} again`);
  expect(await stored(page, 'product', keyOnPage(page))).toMatchObject({
    name: `${name} again`,
    category: 'EQUIPMENT',
  });
});

task('Make a ticket of a new contact', async (person) => {
  const { page } = person;
  await prepare(page);
  const customer = unique('Calling');
  const id = await makeCustomer(page, customer);
  const subject = unique('Beans-');
  await person.startsAtHome();
  await person.opensList('Tickets');
  await person.press(page.getByRole('link', { name: 'New ticket' }));
  await person.sees('New ticket');
  await person.type(page.getByLabel('Number'), subject);
  await person.type(page.getByLabel('Subject'), subject);
  await person.type(page.getByLabel('Body'), 'The beans are late.');
  await person.picks(page.getByRole('combobox', { name: 'Customer' }), customer);
  await person.press(page.getByRole('button', { name: 'New contact' }));
  const dialog = page.getByRole('dialog', { name: 'New contact' });
  await person.type(dialog.getByLabel('First name'), 'Ada');
  await person.type(dialog.getByLabel('Last name'), subject);
  await person.type(dialog.getByLabel('Email'), `${subject}@example.com`);
  await person.type(dialog.getByLabel('Language'), 'en');
  await person.press(dialog.getByRole('button', { name: 'Create and select' }));
  await expect(dialog).toBeHidden();
  await person.press(page.getByRole('button', { name: 'Create', exact: true }));
  await person.sees(subject);
  const ticket = await stored(page, 'ticket', keyOnPage(page));
  expect(ticket).toMatchObject({ subject, customer: { id } });
  expect(ticket.contact).not.toBeNull();
});
