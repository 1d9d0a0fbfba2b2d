import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted } from './scaffolded.ts';

const SDL = `
  scalar Decimal
  enum Currency { EUR USD }
  type Query {
    orders(where: OrderFilter, limit: Int, offset: Int): [Order!]!
    order(id: ID!): Order
    orders_aggregate(where: OrderFilter): OrdersAggregate!
  }
  input OrderFilter { currency: CurrencyFilter }
  input CurrencyFilter { _eq: Currency }
  type Order { id: ID! total: Decimal currency: Currency! quantity: Int! }
  type OrdersAggregate { aggregate: Functions nodes: [Order!]! }
  type Functions { count: Int! sum: Sums }
  type Sums { total: Decimal quantity: Int }
`;

test('sums are asked for with the total, under the conditions of the list, and fail alone', async () => {
  const files = await scaffoldOf(SDL);
  const list = textOf(files, 'src/resources/orders/OrderList.tsx');
  expect(list.replaceAll(/\s+/g, ' ')).toContain(
    'orders_aggregate(where: $where) { aggregate { count ... @include(if: $withSums) { sum @catch { total quantity } } } }',
  );
  expect(list).toContain('$withSums: Boolean = false');
  expect(list).toContain("currencyFilter: 'currency'");
  expect(list).toContain(
    'read: (data) => partOf(data.orders_aggregate.aggregate?.sum, (part) => part.total)',
  );
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL, ['src/resources/orders/OrderList.tsx'])).toEqual([]);
});

const GROUPED = `
  scalar Decimal
  scalar JSON
  enum Currency { EUR USD }
  type Query {
    orders(where: OrderFilter, limit: Int, offset: Int): [Order!]!
    order(id: ID!): Order
    orders_aggregated(where: OrderFilter, groupBy: [String]): [OrdersAggregated!]!
    invoices(first: Int, after: String, where: OrderFilter): InvoicesConnection
    invoice(id: ID!): Invoice
  }
  input OrderFilter { currency: CurrencyFilter }
  input CurrencyFilter { _eq: Currency }
  type Order { id: ID! totalCents: Int tax_cents: Int currency: Currency! quantity: Int! }
  type OrdersAggregated { group: JSON countAll: Int sum: Sums }
  type Sums { totalCents: Int tax_cents: Int quantity: Int total: Decimal }
  type Invoice { id: ID! total: Decimal currency: Currency! }
  enum InvoiceGroupBy { CURRENCY }
  type InvoicesConnection {
    nodes: [Invoice!]!
    edges: [InvoiceEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
    groupedAggregates(groupBy: [InvoiceGroupBy!]!): [Groups]
  }
  type InvoiceEdge { node: Invoice cursor: String }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Groups { keys: [String] sum: Sums }
`;

test('sums by currency are asked for under the conditions of the list, beside its total', async () => {
  const files = await scaffoldOf(GROUPED);
  const written = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');
  const orders = written('src/resources/orders/OrderList.tsx');
  expect(orders).toContain(
    'orders_aggregated(where: $where) { countAll ... @include(if: $withSums) { sum @catch { quantity } } } ' +
      '... @include(if: $withSums) { orders_aggregatedByCurrency: orders_aggregated(groupBy: ["currency"], where: $where) @catch { group sum { totalCents tax_cents } } }',
  );
  expect(orders).toContain(
    '...sumsByCurrency({ ' +
      "groups: (data: OrderListTotalQuery['response']) => data.orders_aggregatedByCurrency, " +
      "currency: (group) => group.group, currencyFilter: 'currency', unit: 'minor', " +
      'amounts: { totalCents: (group) => group.sum?.totalCents, tax_cents: (group) => group.sum?.tax_cents, }, ' +
      "labels: { tax_cents: 'Tax' }, }),",
  );
  const invoices = written('src/resources/invoices/InvoiceList.tsx');
  expect(invoices).toContain(
    'totalCount ... @include(if: $withSums) { groupedAggregates(groupBy: [CURRENCY]) @catch { keys sum { total } } }',
  );
  expect(invoices).toContain(
    'sums: sumsByCurrency({ groups: (data) => data.invoices?.groupedAggregates, ' +
      "currency: (group) => group?.keys, currencyFilter: 'currency', " +
      'amounts: { total: (group) => group?.sum?.total }, }),',
  );
  expect(faultsOf(files, buildSchema(GROUPED))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const lists = ['src/resources/orders/OrderList.tsx', 'src/resources/invoices/InvoiceList.tsx'];
  expect(compile(files, GROUPED, lists)).toEqual([]);
});

const MEASURED = `
  scalar Decimal
  enum Currency { EUR USD }
  enum OrderGroupBy { CURRENCY }
  type Query {
    orders(where: OrderFilter, limit: Int, offset: Int): [Order!]!
    order(id: ID!): Order
    orders_aggregate(where: OrderFilter): OrdersAggregate!
    invoices(first: Int, after: String, where: OrderFilter): InvoicesConnection
    invoice(id: ID!): Invoice
  }
  input OrderFilter { currency: CurrencyFilter }
  input CurrencyFilter { _eq: Currency }
  type Order { id: ID! quantity: Int! rating: Float discountPercent: Float }
  type OrdersAggregate { aggregate: Functions nodes: [Order!]! }
  type Functions { count: Int! sum: Sums avg: Measures max: Measures }
  type Sums { quantity: Int }
  type Measures { quantity: Float rating: Float discountPercent: Float }
  type Invoice { id: ID! total: Decimal currency: Currency! }
  type InvoicesConnection {
    nodes: [Invoice!]!
    edges: [InvoiceEdge!]!
    pageInfo: PageInfo!
    totalCount: Int!
    groupedAggregates(groupBy: [OrderGroupBy!]!): [Groups]
  }
  type InvoiceEdge { node: Invoice cursor: String }
  type PageInfo { hasNextPage: Boolean! endCursor: String }
  type Groups { keys: [String] sum: Amounts average: Amounts min: Amounts }
  type Amounts { total: Decimal }
`;

test('averages, smallest and largest values are asked for with the sums, and each function fails alone', async () => {
  const files = await scaffoldOf(MEASURED);
  const written = (path: string) => textOf(files, path).replaceAll(/\s+/g, ' ');
  const orders = written('src/resources/orders/OrderList.tsx');
  expect(orders).toContain(
    'count ... @include(if: $withSums) { sum @catch { quantity } avg @catch { quantity rating discountPercent } max @catch { quantity rating discountPercent } }',
  );
  expect(orders).toContain(
    "...measures({ kind: 'largest', " +
      "part: (data: OrderListTotalQuery['response']) => data.orders_aggregate.aggregate?.max, " +
      'fields: { quantity: { read: (part) => part.quantity }, rating: { read: (part) => part.rating }, ' +
      "discountPercent: { label: 'Discount (%)', read: (part) => part.discountPercent, format: 'percent', }, }, }),",
  );
  const invoices = written('src/resources/invoices/InvoiceList.tsx');
  expect(invoices).toContain(
    'groupedAggregates(groupBy: [CURRENCY]) @catch { keys sum { total } average { total } min { total } }',
  );
  expect(invoices).toContain(
    "...sumsByCurrency({ kind: 'average', " +
      "groups: (data: InvoiceListTotalQuery['response']) => data.invoices?.groupedAggregates, " +
      "currency: (group) => group?.keys, currencyFilter: 'currency', " +
      'amounts: { total: (group) => group?.average?.total }, }),',
  );
  expect(faultsOf(files, buildSchema(MEASURED))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  const lists = ['src/resources/orders/OrderList.tsx', 'src/resources/invoices/InvoiceList.tsx'];
  expect(compile(files, MEASURED, lists)).toEqual([]);
});
