import { buildSchema } from 'graphql';
import { isPlaceholder } from '../../src/model/shapes/placeholder.ts';
import { scaffoldOf, textOf } from '../scaffold/scaffolded.ts';

const isOne = (definition: string) => {
  const schema = buildSchema(`type Query { a: Int } ${definition}`, { assumeValid: true });
  const type = schema.getType('Custom');
  if (!type) throw new Error('There is no such type.');
  return isPlaceholder(type);
};

test.each([
  'type Custom { _: Boolean }',
  'type Custom { _empty: String }',
  'type Custom { __entityId__: ID! }',
  'input Custom { _: Boolean }',
  'type Custom { __entityId__: ID! __kind: String }',
])('%s has nothing to show or to enter', (definition) => {
  expect(isOne(definition)).toBe(true);
});

test.each([
  'type Custom { _id: ID }',
  'type Custom { _count: Int }',
  'type Custom { _total: Int }',
  'type Custom { _: Boolean note: String }',
  'type Custom { _tags: [String!] }',
  'type Custom { enabled: Boolean }',
  'enum Custom { A B }',
])('%s has something to say', (definition) => {
  expect(isOne(definition)).toBe(false);
});

test('fields of such types are in no record, column or form', async () => {
  const files = await scaffoldOf(`
    type Query { orders(limit: Int, offset: Int): [Order!]! order(id: ID!): Order }
    type Mutation { createOrder(input: OrderInput!): Order updateOrder(id: ID!, input: OrderInput!): Order }
    type Order { id: ID! number: String! custom: Custom extras: Extras }
    type Custom { _: Boolean }
    type Extras { _: Boolean colour: String }
    input OrderInput { number: String! custom: CustomInput }
    input CustomInput { _: Boolean }
  `);
  const orders = [...files].filter(([path]) => path.startsWith('src/resources/orders/'));
  const text = orders.map(([, content]) => content).join('');
  expect(text).not.toMatch(/custom\b/);
  expect(textOf(files, 'src/resources/orders/OrderRecord.tsx')).toContain('colour');
});
