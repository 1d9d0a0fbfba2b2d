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
    'orders_aggregate(where: $where) { aggregate { count sum @catch { total quantity } } }',
  );
  expect(list).toContain("currencyFilter: 'currency'");
  expect(list).toContain(
    'read: (data) => partOf(data.orders_aggregate.aggregate?.sum, (part) => part.total)',
  );
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL, ['src/resources/orders/OrderList.tsx'])).toEqual([]);
});
