import { buildSchema } from 'graphql';
import { compile } from './compiled.ts';
import { faultsOf, scaffoldOf, textOf, unformatted, type Files } from './scaffolded.ts';

const SDL = `
  type Query {
    orders: [Order!]!
    order(id: ID!): Order
    lines: [OrderLine!]!
    orderLine(orderId: ID!, sku: String!): OrderLine
  }
  type Mutation {
    updateOrderLine(orderId: ID!, sku: String!, quantity: Int!): OrderLine
    deleteOrderLine(orderId: ID!, sku: String!): OrderLine
  }
  type Order { id: ID! number: String! lines: [OrderLine!]! }
  type OrderLine { sku: String! quantity: Int! order: Order! }
`;

/** A line is known by its order and its SKU; it has the order's id only through the order. */
let files: Files;

beforeAll(async () => {
  files = await scaffoldOf(SDL);
});

const flat = (name: string) =>
  textOf(files, `src/resources/order-lines/${name}`).replaceAll(/\s+/g, ' ');

test('a part of the key that lies with another record is asked for through it', () => {
  expect(flat('OrderLineTable.tsx')).toContain(
    'keyOf: (orderLine) => [orderLine.order.id, orderLine.sku],',
  );
  expect(flat('OrderLineRecord.tsx')).toContain('{ orderId: id, sku }');
  expect(textOf(files, 'src/resources/localKeys.ts')).toContain("OrderLine: ['order.id', 'sku'],");
});

test('it is sent as the key, and not offered as something to change', () => {
  expect(flat('mutations/deleteOrderLine.ts')).toContain(
    'variables: (orderLine) => ({ orderId: orderLine.order.id, sku: orderLine.sku })',
  );
  expect(flat('mutations/updateOrderLine.ts')).toContain('orderId: orderLine.order.id,');
  expect(textOf(files, 'src/resources/order-lines/orderLineFields.ts')).not.toContain('orderId:');
});

test('it compiles, and is as Prettier would format it', async () => {
  expect(faultsOf(files, buildSchema(SDL))).toEqual([]);
  expect(await unformatted(files)).toEqual([]);
  expect(compile(files, SDL)).toEqual([]);
});
