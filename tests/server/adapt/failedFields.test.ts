import { buildSchema, graphql, parse, print } from 'graphql';
import { readFailures } from '../../../src/server/adapt/failedFields.ts';
import {
  completeData,
  failedRecords,
  leftOutFields,
} from '../../../src/server/adapt/leftOutFields.ts';
import { withoutFields } from '../../../src/server/adapt/withoutFields.ts';

const schema = buildSchema(`
  type Query { order(id: ID!): Order orders: [Order]! node(id: ID!): Node }
  interface Node { id: ID! }
  type Order implements Node { id: ID! number: String! total: Int! note: String lines: [Line!]! customer: Customer! }
  type Line implements Node { id: ID! amount: Int! }
  type Customer { id: ID! name: String! }
`);

const fails = () => {
  throw new Error('division by zero');
};

const order = (id: string, more: object = {}) => ({
  ...{ __typename: 'Order', id, number: `N${id}`, total: 5, note: 'n', lines: [] },
  ...{ customer: { id: '9', name: 'Ada' }, ...more },
});

async function failuresOf(source: string, rootValue: object) {
  const { data, errors = [] } = await graphql({ schema, source, rootValue });
  const entries = errors.map(({ message, path }) => ({ message, path }));
  const { failed, answered } = readFailures(schema, parse(source), { data, errors: entries });
  return { failed: [...failed.keys()], answered };
}

test.each([
  [
    'a value of a record',
    '{ order(id: 1) { id total } }',
    { order: order('1', { total: fails }) },
    ['Order.total'],
  ],
  [
    'a value further down',
    '{ order(id: 1) { id customer { name } } }',
    { order: order('1', { customer: { name: fails } }) },
    ['Customer.name'],
  ],
  [
    'an item of a list',
    '{ order(id: 1) { id lines { amount } } }',
    { order: order('1', { lines: [{ amount: 1 }, { amount: fails }] }) },
    ['Line.amount'],
  ],
  [
    'a value behind an interface',
    '{ node(id: 1) { id ... on Order { total } } }',
    { node: order('1', { total: fails }) },
    ['Order.total'],
  ],
  [
    'a value that may be null',
    '{ order(id: 1) { id note } }',
    { order: order('1', { note: fails }) },
    [],
  ],
  ['the record itself', '{ order(id: 1) { id } }', { order: fails }, []],
  ['the key', '{ order(id: 1) { id } }', { order: order('1', { id: fails }) }, []],
])(
  '%s that fails is recognised where it takes a record with it',
  async (_name, source, root, expected) => {
    expect((await failuresOf(source, root)).failed).toEqual(expected);
  },
);

test('a field that has a value for another record is known to work', async () => {
  const root = { orders: [order('1', { total: fails }), order('2')] };
  const { failed, answered } = await failuresOf('{ orders { id total } }', root);
  expect(failed).toEqual(['Order.total']);
  expect(answered).toContain('Order.total');
});

test.each([
  ['Order.total', '{ order(id: 1) { id total number } }', '{ order(id: 1) { id number } }'],
  [
    'Customer.name',
    '{ order(id: 1) { number customer { name } } }',
    '{ order(id: 1) { number customer { __typename } } }',
  ],
  [
    'Order.total',
    'query Q($n: ID!) { node(id: $n) { ...F ... on Line { amount } } } fragment F on Order { total }',
    'query Q($n: ID!) { node(id: $n) { ...F ... on Line { amount } } } fragment F on Order { __typename }',
  ],
  ['Order.total', '{ order(id: 1) { id total } }', null],
  ['Order.total', '{ order(id: 1) { id number } }', null],
  ['Order.id', '{ order(id: 1) { id number } }', null],
])('without %s, %s is %s', (field, source, expected) => {
  const left = withoutFields(parse(source), schema, new Set([field]));
  expect(left && print(left).replaceAll(/\s+/g, ' ').trim()).toBe(expected);
});

test('what was not asked for is null in each record, with what the backend had said', () => {
  const document = parse('{ orders { id total number } }');
  const data = { orders: [{ id: '1', number: 'N1' }, null, { id: '2', number: 'N2' }] };
  const error = { message: 'No', path: ['orders', 5, 'total'], extensions: { code: 'FAILED' } };
  const errors = completeData(schema, document, new Map([['Order.total', [error]]]), data);
  // The schema has the total of each order: a page has no place for its error.
  const extensions = { code: 'FAILED', isOfRequiredField: true };
  expect(errors).toEqual([
    { ...error, path: ['orders', 0, 'total'], extensions },
    { ...error, path: ['orders', 2, 'total'], extensions },
  ]);
  expect(data).toEqual({
    orders: [{ id: '1', number: 'N1', total: null }, null, { id: '2', number: 'N2', total: null }],
  });
});

describe('what an earlier answer has', () => {
  const document = parse('{ orders { id number total customer { name } } }');
  const error = { message: 'No', path: ['orders', 1, 'total'] };
  const failed = new Map([['Order.total', [error]]]);
  const ada = { name: 'Ada' };
  const before = {
    orders: [{ id: '1', number: 'N1', total: 5, customer: ada }, null, { id: '3', total: 7 }],
  };
  const complete = (data: unknown, earlier: unknown = before) => {
    const errors = completeData(schema, document, failed, data, [earlier]);
    return { data, paths: errors.map(({ path }) => path?.join('.')) };
  };

  test('of the records that did not fail is kept', () => {
    const orders = ['1', '2', '3'].map((id) => ({ id, number: `N${id}`, customer: ada }));
    expect(complete({ orders })).toEqual({
      data: { orders: orders.map((order, at) => ({ ...order, total: [5, null, 7][at] })) },
      paths: ['orders.1.total'],
    });
  });

  test('is left where another record has taken the place', () => {
    expect(complete({ orders: [{ id: '9', number: 'N9' }] })).toEqual({
      data: { orders: [{ id: '9', number: 'N9', total: null }] },
      paths: ['orders.0.total'],
    });
  });

  test('is kept of records without an id that read the same otherwise, and of no others', () => {
    const earlier = { orders: [{ number: 'N1', total: 5 }, null, { number: 'N3', total: 7 }] };
    const data = { orders: [{ number: 'N1' }, { number: 'N2' }, { number: 'N4' }] };
    expect(complete(data, earlier)).toEqual({
      data: {
        orders: [
          { number: 'N1', total: 5 },
          { number: 'N2', total: null },
          { number: 'N4', total: null },
        ],
      },
      paths: ['orders.1.total', 'orders.2.total'],
    });
  });
});

test.each([
  ['all rows', [0, 1, 2], ['1', '2', '3']],
  ['the first row, where a server stops', [0], ['1']],
  ['a later row alone', [1], null],
  ['some rows', [0, 2], null],
])('%s that fail are %j: the records %j, null where others worked', (_name, rows, expected) => {
  const document = parse('{ orders { id total } }');
  const data = { orders: ['1', '2', '3'].map((id) => ({ id })) };
  const errors = rows.map((row) => ({ message: 'No', path: ['orders', row, 'total'] }));
  const places = leftOutFields(schema, document, new Map([['Order.total', errors]]), data);
  const records = failedRecords(places, errors);
  expect(records?.map(({ record }) => record) ?? null).toEqual(expected);
});
