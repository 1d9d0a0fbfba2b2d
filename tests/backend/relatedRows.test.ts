import type { Address } from '../../src/address/address.ts';
import type { Page } from '../../src/relay/pageQueries.ts';
import { OrderList } from '../../src/resources/orders/OrderList.tsx';
import { OverdueInvoiceList } from '../../src/resources/overdue-invoices/OverdueInvoiceList.tsx';
import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();

interface Customer {
  readonly name: string;
  readonly billingCountry: string | null;
  readonly accountManager: { readonly firstName: string } | null;
}

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly customer: Customer;
  readonly lines: Connection<{ readonly quantity: number }>;
}

interface InvoiceRow {
  readonly id: string;
  readonly customer: Pick<Customer, 'billingCountry'>;
}

/** The variables of a list's query at an address, as its page sends them. */
async function variablesAt(list: Page, address: Address): Promise<Record<string, unknown>> {
  const visitor = { timeZone: 'UTC', now: 0, lists: {} };
  await list.queries?.load?.(address, visitor);
  return list.queries!(address, visitor).list.variables;
}

const ORDER_ROWS = `nodes {
  id number status customer { name billingCountry accountManager { firstName } } lines { nodes { quantity } }
}`;

async function orders({ filter = null, condition = null }: Record<string, unknown> = {}) {
  const { orders: found } = await sample().data<{ orders: Connection<OrderRow> }>(
    `query ($filter: OrderFilter, $condition: OrderCondition) {
      orders(filter: $filter, condition: $condition) { ${ORDER_ROWS} }
    }`,
    { filter, condition },
  );
  return found.nodes;
}

const isGerman = ({ customer }: { customer: Pick<Customer, 'billingCountry'> }) =>
  customer.billingCountry === 'Germany';
const quantities = ({ lines }: OrderRow) => lines.nodes.map(({ quantity }) => quantity);

test.each<[string, Address, (order: OrderRow) => boolean]>([
  ['of customers in a country', { 'customer-billingCountry': 'Germany' }, isGerman],
  [
    'of customers whose account manager is called so',
    { 'customer-accountManager-firstName.contains': 'e' },
    ({ customer }) => /e/i.test(customer.accountManager?.firstName ?? ''),
  ],
  [
    'with a line of so many',
    { 'lines-quantity.atLeast': '12' },
    (order) => quantities(order).some((quantity) => quantity >= 12),
  ],
  [
    'without a line of so many',
    { 'lines-none-quantity.atLeast': '12' },
    (order) => !quantities(order).some((quantity) => quantity >= 12),
  ],
  [
    'with such lines alone',
    { 'lines-all-quantity.atMost': '6' },
    (order) => quantities(order).every((quantity) => quantity <= 6),
  ],
  [
    'with one line that is both',
    { 'lines-quantity.atLeast': '5', 'lines-quantity.atMost': '6' },
    (order) => quantities(order).some((quantity) => quantity >= 5 && quantity <= 6),
  ],
  [
    'that are cancelled, or of customers in a country',
    { 'any.status': 'CANCELLED', 'any.customer-billingCountry': 'Germany' },
    (order) => order.status === 'CANCELLED' || isGerman(order),
  ],
  [
    'that are neither delivered nor of customers in a country',
    { 'not.status': 'DELIVERED', 'not.customer-billingCountry': 'Germany' },
    (order) => order.status !== 'DELIVERED' && !isGerman(order),
  ],
  [
    'whose number or customer’s name has a word',
    { q: 'ER' },
    ({ number, customer }) => /er/i.test(`${number} ${customer.name}`),
  ],
  [
    'that a word finds, delivered ones of customers in a country alone',
    { q: 'ER', status: 'DELIVERED', 'customer-billingCountry': 'Germany' },
    (order) =>
      /er/i.test(`${order.number} ${order.customer.name}`) &&
      order.status === 'DELIVERED' &&
      isGerman(order),
  ],
])('the list of orders has those %s', async (_, address, isMeant) => {
  const all = await orders();
  const meant = all.filter(isMeant).map(({ id }) => id);
  expect(meant.length).toBeGreaterThan(0);
  expect(meant.length).toBeLessThan(all.length);
  const found = await orders(await variablesAt(OrderList as Page, address));
  expect(found.map(({ id }) => id).sort()).toEqual(meant.sort());
});

test('what is overdue in a country can be asked for', async () => {
  const read = async (filter: unknown) => {
    const { overdueInvoices } = await sample().data<{ overdueInvoices: Connection<InvoiceRow> }>(
      `query ($filter: OverdueInvoiceFilter) {
        overdueInvoices(filter: $filter) { nodes { id customer { billingCountry } } }
      }`,
      { filter },
    );
    return overdueInvoices.nodes;
  };
  const address = { 'customer-billingCountry': 'Germany' };
  const { filter } = await variablesAt(OverdueInvoiceList as Page, address);
  const meant = (await read(null)).filter(isGerman).map(({ id }) => id);
  expect(meant.length).toBeGreaterThan(0);
  expect((await read(filter)).map(({ id }) => id).sort()).toEqual(meant.sort());
});
