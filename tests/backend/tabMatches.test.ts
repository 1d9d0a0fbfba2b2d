import { fetchQuery } from 'react-relay';
import type { Address } from '../../src/address/address.ts';
import { createEnvironment } from '../../src/relay/environment.ts';
import { CustomerOrdersTab } from '../../src/resources/customers/tabs/CustomerOrdersTab.tsx';
import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();

interface OrderRow {
  readonly number: string;
  readonly status: string;
  readonly customer: { readonly id: string };
}

let customer: string;
let own: readonly OrderRow[];

beforeAll(async () => {
  const { orders } = await sample().data<{ orders: Connection<OrderRow> }>(
    '{ orders { nodes { number status customer { id } } } }',
  );
  const byCustomer = Map.groupBy(orders.nodes, (order) => order.customer.id);
  [[customer, own]] = [...byCustomer].sort(([, one], [, other]) => other.length - one.length);
}, 120_000);

/** How many orders of the customer the tab counts at an address. */
async function counted(address: Address): Promise<number> {
  const { ordersTotal } = CustomerOrdersTab.queries({ key: customer, tab: 'orders', ...address });
  const environment = createEnvironment({
    url: sample().endpoint,
    localKeys: {},
    isServer: false,
  });
  const data = await fetchQuery(
    environment,
    ordersTotal.request,
    ordersTotal.variables,
  ).toPromise();
  return (data as { customer: { orders: { totalCount: number } } }).customer.orders.totalCount;
}

test('a tab that is narrowed to a status counts the orders of its customer in that status', async () => {
  const statuses = [...new Set(own.map(({ status }) => status))];
  expect(own.length).toBeGreaterThan(10);
  for (const status of statuses)
    expect(await counted({ status })).toBe(own.filter((order) => order.status === status).length);
});

test('a tab that is searched counts what is found in its status, whichever page is shown', async () => {
  const [{ number, status }] = own;
  const text = number.slice(0, -2);
  const found = own.filter((order) => order.number.includes(text));
  expect(await counted({ q: text, sort: 'placedAt', after: 'x' })).toBe(found.length);
  expect(await counted({ q: text, status })).toBe(
    found.filter((order) => order.status === status).length,
  );
  expect(await counted({ q: 'none of them' })).toBe(0);
});
