import { readSampleBackend, type Connection } from './sampleBackend.ts';

const sample = readSampleBackend();

interface OrderRow {
  readonly total: string;
  readonly shippingAmount: string;
  readonly currency: string;
}

interface AddedUp extends Connection<OrderRow> {
  readonly aggregates: { readonly sum: Record<'total' | 'shippingAmount', string> };
}

function cents(amount: string): bigint {
  const [units, decimals = ''] = amount.split('.');
  return BigInt(`${units}${decimals.padEnd(2, '0').slice(0, 2)}`);
}

/** The orders of a filter: those of a page, and the sums beside them. */
async function ordersOf(filter: string, page = ''): Promise<AddedUp> {
  const { orders } = await sample().data<{ orders: AddedUp }>(
    `{ orders(filter: ${filter} ${page}) {
      totalCount aggregates { sum { total shippingAmount } } nodes { total shippingAmount currency }
    } }`,
  );
  return orders;
}

test.each([
  '{ currency: { equalTo: GBP } }',
  '{ currency: { equalTo: EUR }, status: { equalTo: SHIPPED } }',
  '{}',
])('the sums of orders with %s are those of their rows', async (filter) => {
  const { totalCount, aggregates, nodes } = await ordersOf(filter);
  expect(nodes.length).toBe(totalCount);
  expect(nodes.length).toBeGreaterThan(1);
  for (const name of ['total', 'shippingAmount'] as const)
    expect(cents(aggregates.sum[name])).toBe(
      nodes.reduce((sum, node) => sum + cents(node[name]), 0n),
    );
});

test('a page has the sums of all pages', async () => {
  const whole = await ordersOf('{ currency: { equalTo: GBP } }');
  const page = await ordersOf('{ currency: { equalTo: GBP } }', 'first: 1');
  expect(page.nodes).toHaveLength(1);
  expect(page.aggregates).toEqual(whole.aggregates);
});

test('no rows add up to nothing', async () => {
  const { aggregates } = await ordersOf('{ number: { equalTo: "none" } }');
  expect(cents(aggregates.sum.total)).toBe(0n);
});

test('the sums of each currency are those of its rows', async () => {
  const { orders } = await sample().data<{
    orders: Connection<OrderRow> & {
      readonly groupedAggregates: ReadonlyArray<{ currency: string; sum: { total: string } }>;
    };
  }>(
    `{ orders(filter: { status: { equalTo: SHIPPED } }, first: 1) {
      groupedAggregates(groupBy: CURRENCY) { currency sum { total } }
    } }`,
  );
  const whole = await ordersOf('{ status: { equalTo: SHIPPED } }');
  const expected: Record<string, bigint> = {};
  for (const { currency, total } of whole.nodes)
    expected[currency] = (expected[currency] ?? 0n) + cents(total);
  expect(Object.keys(expected).length).toBeGreaterThan(1);
  const groups = orders.groupedAggregates.map(({ currency, sum }) => [currency, cents(sum.total)]);
  expect(Object.fromEntries(groups)).toEqual(expected);
});

test('records are counted by a text that they have in common, under the filters of the list', async () => {
  const { customers } = await sample().data<{
    customers: Connection<{ billingCountry: string }> & {
      readonly groupedAggregates: ReadonlyArray<{ billingCountry: string; count: number }>;
    };
  }>(
    `{ customers(filter: { status: { equalTo: ACTIVE } }) {
      nodes { billingCountry } groupedAggregates(groupBy: BILLING_COUNTRY) { billingCountry count }
    } }`,
  );
  const expected: Record<string, number> = {};
  for (const { billingCountry } of customers.nodes)
    expected[billingCountry] = (expected[billingCountry] ?? 0) + 1;
  expect(Object.keys(expected).length).toBeGreaterThan(1);
  const groups = customers.groupedAggregates.map((group) => [group.billingCountry, group.count]);
  expect(Object.fromEntries(groups)).toEqual(expected);
});
