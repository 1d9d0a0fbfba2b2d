import { readSdl } from './readSdl.ts';

/** A list of orders with the filter that it takes, and the ways in which it is searched. */
function searchesOf(filter: string, args = 'where: OrderFilter') {
  const order = readSdl(`
    type Query {
      orders(${args}): [Order!]! order(id: ID!): Order
      customers(where: CustomerFilter): [Customer!]! customer(id: ID!): Customer
    }
    type Order { id: ID! number: String! rep: Customer customer: Customer lines: [Order!]! }
    type Customer { id: ID! name: String! email: String orders: [Order!]! }
    input Text { equals: String contains: String }
    input CustomerFilter { name: Text email: Text }
    ${filter}
  `).resources.find(({ type }) => type === 'Order');
  return order?.list;
}

const text = { hole: 'text', type: 'String' };

test('a list is searched by its own texts and by what names the record that its rows belong to', () => {
  const list = searchesOf(
    'input OrderFilter { number: Text rep: CustomerFilter customer: CustomerFilter OR: [OrderFilter!] }',
  );
  expect(list?.relatedSearch).toEqual({
    fields: ['number', 'customer'],
    variables: {
      where: { OR: [{ number: { contains: text } }, { customer: { name: { contains: text } } }] },
    },
    description: null,
    through: { field: 'customer', to: 'Customer', fields: ['name'] },
  });
  // Forms and the palette find records by what they are called themselves.
  expect(list?.search?.fields).toEqual(['number']);
});

test('one without texts of its own is searched by that record alone', () => {
  const list = searchesOf(
    'input OrderFilter { number: Exact customer: CustomerFilter } input Exact { equals: String }',
  );
  expect([list?.search, list?.relatedSearch?.variables]).toEqual([
    null,
    { where: { customer: { name: { contains: text } } } },
  ]);
});

test.each([
  ['there are no alternatives', 'input OrderFilter { number: Text customer: CustomerFilter }'],
  ['the filter does not lead there', 'input OrderFilter { number: Text OR: [OrderFilter!] }'],
  [
    'what names the record is not compared there',
    `input OrderFilter { number: Text customer: Some OR: [OrderFilter!] }
     input Some { email: Text }`,
  ],
])('where %s, it is searched by its own', (_, filter) => {
  expect(searchesOf(filter)?.relatedSearch).toBeUndefined();
});

test('a search of the backend’s own is left to the backend', () => {
  const list = searchesOf(
    'input OrderFilter { number: Text customer: CustomerFilter OR: [OrderFilter!] }',
    'where: OrderFilter, search: String',
  );
  expect(list?.search?.variables).toEqual({ search: text });
  expect(list?.relatedSearch).toBeUndefined();
});
