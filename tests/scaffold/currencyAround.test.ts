import { buildSchema } from 'graphql';
import { faultsOf, scaffoldOf, textOf } from './scaffolded.ts';

const sdl = (order: string, line: string) => `
  scalar Money
  type Query { orders: [Order!]! order(id: ID!): Order }
  type Order { id: ID! number: String! ${order} lines: [Line!]! }
  type Line { id: ID! name: String! ${line} }
`;

async function recordOf(order: string, line: string): Promise<string> {
  const files = await scaffoldOf(sdl(order, line));
  expect(faultsOf(files, buildSchema(sdl(order, line)))).toEqual([]);
  return textOf(files, 'src/resources/orders/OrderRecord.tsx');
}

test('amounts of lines that name no currency are in that of their record', async () => {
  expect(await recordOf('currencyCode: String!', 'unitPrice: Float!')).toContain(
    'currency={order.currencyCode}',
  );
});

test('amounts of values that name no currency are in that of their record', async () => {
  const files = await scaffoldOf(
    `${sdl('currencyCode: String! taxes: [Tax!]!', '')} type Tax { rate: Float! taxBase: Money! }`,
  );
  const record = textOf(files, 'src/resources/orders/OrderRecord.tsx');
  expect(record).toContain('currency={order.currencyCode}');
  expect(record).toContain('<Money value={tax.taxBase} />');
});

test.each([
  ['currencyCode: String!', 'unitPrice: Float! currencyCode: String!', 'have their own'],
  ['currencyCode: String!', 'quantity: Int!', 'are none'],
  ['total: Float', 'unitPrice: Float!', 'belong to a record without one'],
  ['currencies: [String!]!', 'unitPrice: Float!', 'belong to a record with several'],
])('of a record with `%s`, amounts in `%s` %s', async (order, line) => {
  expect(await recordOf(order, line)).not.toContain('currency={');
});
