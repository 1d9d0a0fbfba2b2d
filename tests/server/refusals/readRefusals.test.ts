import { expect, test } from '@jest/globals';
import { buildSchema, parse } from 'graphql';
import { readRefusals } from '../../../src/server/refusals/readRefusals.ts';

const schema = buildSchema(`
  scalar Cursor
  enum OrderSort { NUMBER TOTAL }
  input OrderFilter { customer: ID, text: String, open: Boolean }
  input OrderInput { total: Int, customerId: Int, note: String }
  interface Node { id: ID! }
  type Order implements Node { id: ID! total: Int lines: [Line!]! owner: Employee }
  type Line { id: ID! price: Int }
  type Employee implements Node { id: ID! salary: Int }
  type OrderConnection { nodes: [Order]! totalCount: Int }
  type Sales { total: Int }
  type Orders { cancel(id: ID!): Order, cancelAll: Boolean }
  type Reports { sales: Sales }
  type Query {
    orders(first: Int, after: Cursor, sort: [OrderSort!], filter: OrderFilter, search: String): OrderConnection
    order(id: ID!): Order
    product(number: Int): Order
    customerOrders(slug: String!): [Order]
    nodes: [Node]
    reports: Reports
    sales: Sales
  }
  type Mutation {
    createOrder(input: OrderInput!): Order
    updateOrder(id: ID!, input: OrderInput!): Order
    orders: Orders
    recount: Boolean
  }
`);
const FORBIDDEN = { message: 'No', extensions: { code: 'FORBIDDEN' } };

function read(text: string, variables: object, data: unknown, ...paths: (string | number)[][]) {
  const errors = paths.map((path) => ({ ...FORBIDDEN, path }));
  const document = parse(text);
  const sent = variables as Record<string, unknown>;
  const { refused, granted } = readRefusals(schema, { document, variables: sent, data, errors });
  return { refused: Object.fromEntries(refused), granted };
}

test.each<[string, string, object, unknown, (string | number)[], object]>([
  [
    'a list',
    'query ($first: Int, $sort: [OrderSort!], $filter: OrderFilter) { rows: orders(first: $first, sort: $sort, filter: $filter) { totalCount } }',
    { first: 25, sort: ['TOTAL'], filter: { open: true } },
    { rows: null },
    ['rows'],
    { 'Query.orders': 'nothing' },
  ],
  ['a report', '{ sales { total } }', {}, null, ['sales'], { 'Query.sales': 'nothing' }],
  [
    'a report of a namespace',
    '{ reports { sales { total } } }',
    {},
    { reports: { sales: null } },
    ['reports', 'sales'],
    { 'Query.reports.sales': 'nothing' },
  ],
  [
    'a mutation without arguments',
    'mutation { recount }',
    {},
    null,
    ['recount'],
    { 'Mutation.recount': 'nothing' },
  ],
  [
    'a mutation of a namespace',
    'mutation { orders { cancelAll } }',
    {},
    { orders: { cancelAll: null } },
    ['orders', 'cancelAll'],
    { 'Mutation.orders.cancelAll': 'nothing' },
  ],
  [
    'a mutation by its values',
    'mutation ($input: OrderInput!) { createOrder(input: $input) { id } }',
    { input: { total: 3, note: 'soon' } },
    { createOrder: null },
    ['createOrder'],
    { 'Mutation.createOrder': 'values' },
  ],
])('%s is refused whatever the record', (_, text, variables, data, path, refused) => {
  expect(read(text, variables, data, path).refused).toEqual(refused);
});

test.each<[string, string, object, unknown, (string | number)[]]>([
  [
    'a list by its filter',
    '{ orders(filter: { text: "a" }) { totalCount } }',
    {},
    null,
    ['orders'],
  ],
  [
    'a search',
    'query ($q: String) { orders(search: $q) { totalCount } }',
    { q: 'a' },
    null,
    ['orders'],
  ],
  ['a record', '{ order(id: 1) { total } }', {}, { order: null }, ['order']],
  ['a record by a number', '{ product(number: 7) { total } }', {}, null, ['product']],
  ['a list by a name', '{ customerOrders(slug: "acme") { total } }', {}, null, ['customerOrders']],
  [
    'an action',
    'mutation ($id: ID!) { orders { cancel(id: $id) { id } } }',
    { id: '1' },
    null,
    ['orders', 'cancel'],
  ],
  [
    'a creation for a record',
    'mutation { createOrder(input: { customerId: 3 }) { id } }',
    {},
    null,
    ['createOrder'],
  ],
  [
    'a field of one record',
    '{ order(id: 1) { total } }',
    {},
    { order: { total: null } },
    ['order', 'total'],
  ],
  [
    'a field of the only row',
    '{ orders { nodes { total } } }',
    {},
    { orders: { nodes: [{ total: null }] } },
    ['orders', 'nodes', 0, 'total'],
  ],
])('%s may be refused for that record', (_, text, variables, data, path) => {
  expect(read(text, variables, data, path).refused).toEqual({});
});

const NODES =
  '{ orders { nodes { id ...More } } } fragment More on Order { total owner { salary } }';
const row = (total: number | null, salary: number | null = null) => ({ total, owner: { salary } });

test('a column is refused when it is in every row', () => {
  const data = { orders: { nodes: [row(null, 1), row(null)] } };
  const at = (index: number, ...rest: string[]) => ['orders', 'nodes', index, ...rest];
  const all = read(NODES, {}, data, at(0, 'total'), at(1, 'total'), at(1, 'owner', 'salary'));
  expect(all.refused).toEqual({ 'Order.total': 'nothing' });
  expect([...all.granted]).toContain('Employee.salary');
  const one = read(NODES, {}, data, at(0, 'total'));
  expect(one.refused).toEqual({});
  // Null without an error is a value that is not there.
  expect([...one.granted]).toContain('Order.total');
});

test('a refusal that leaves nothing of the rows counts for the field that was refused', () => {
  const data = { orders: { nodes: [null, null] } };
  const errors = [0, 1].map((index) => ['orders', 'nodes', index, 'total']);
  expect(read(NODES, {}, data, ...errors).refused).toEqual({ 'Order.total': 'nothing' });
});

test('fields of an interface are those of the records’ types, where they are known', () => {
  const fields = '{ nodes { ... on Order { total } ... on Employee { salary } } }';
  const typed = fields.replace('{ ...', '{ __typename ...');
  const employee = { __typename: 'Employee', salary: null };
  const paths = [0, 1].map((index) => ['nodes', index, 'salary']);
  expect(read(typed, {}, { nodes: [employee, employee] }, ...paths).refused).toEqual({
    'Employee.salary': 'nothing',
  });
  const order = { __typename: 'Order', total: null };
  expect(read(typed, {}, { nodes: [order, order] }, ...paths).refused).toEqual({});
});

test('other errors and other operations say nothing', () => {
  const failed = { message: 'Boom', path: ['sales'], extensions: { code: 'INTERNAL' } };
  const signedOut = { ...failed, extensions: { code: 'UNAUTHENTICATED' } };
  const whole = { message: 'No', extensions: { code: 'FORBIDDEN' } };
  const document = parse('{ sales { total } }');
  for (const error of [failed, signedOut, whole]) {
    const answered = { document, variables: {}, data: null, errors: [error] };
    expect(readRefusals(schema, answered).refused.size).toBe(0);
  }
  expect(read('{ sales { total } }', {}, null, ['other']).refused).toEqual({});
});
