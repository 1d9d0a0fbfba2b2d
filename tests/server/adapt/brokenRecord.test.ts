import { buildSchema, parse } from 'graphql';
import {
  brokenRecord,
  findFailing,
  MOST_HALVINGS,
} from '../../../src/server/adapt/brokenRecord.ts';

const SCHEMA = buildSchema(`
  type Query { order(id: ID!): Order orders: Orders rows: [Order] }
  type Orders { nodes: [Order] pageInfo: PageInfo totalCount: Int }
  type PageInfo { hasNextPage: Boolean }
  type Order { id: ID! number: String total: Int repairs_func: Count customer: Customer }
  type Count { count: Int }
  type Customer { id: ID! name: String }
`);
const RECORD = 'id number ...Sums } } fragment Sums on Order { total repairs_func { count }';
const FAILED = { message: 'column "x" does not compute' };

function candidatesOf(document: string, path: readonly (string | number)[], data: unknown = null) {
  const answer = { data, errors: [{ ...FAILED, path }] };
  return brokenRecord(SCHEMA, parse(document), answer)?.candidates ?? null;
}

test('a record may fail with any field that is asked for, but its key', () => {
  const document = `{ order(id: 1) { customer { id name } ${RECORD} }`;
  expect(candidatesOf(document, ['order'])).toEqual([
    'Order.customer',
    'Order.number',
    'Order.total',
    'Order.repairs_func',
  ]);
});

test('a list may fail with a field of its rows, or with what is around them', () => {
  const document = '{ orders { nodes { id number } pageInfo { hasNextPage } totalCount } }';
  expect(candidatesOf(document, ['orders'])).toEqual([
    'Order.number',
    'PageInfo.hasNextPage',
    'Orders.totalCount',
  ]);
  expect(candidatesOf('{ rows { id total } }', ['rows', 1], { rows: [{}, null] })).toEqual([
    'Order.total',
  ]);
});

test.each<[string, readonly (string | number)[], unknown, string]>([
  ['a field that is named is known', ['order', 'total'], { order: null }, FAILED.message],
  ['what is there has not failed', ['order'], { order: {} }, FAILED.message],
  ['what is refused is no failure', ['order'], null, 'permission denied for table orders'],
  ['what is not there is no failure', ['order'], null, 'Order not found'],
])('nothing is searched for where %s', (_name, path, data, message) => {
  const document = parse('{ order(id: 1) { id number total } }');
  expect(brokenRecord(SCHEMA, document, { data, errors: [{ message, path }] })).toBeNull();
});

test('nothing is searched for where the backend says by its answer why there is nothing', () => {
  const document = parse('{ order(id: 1) { id number total } }');
  const error = { message: 'Out of hours', path: ['order'], extensions: { refusal: 'message' } };
  expect(brokenRecord(SCHEMA, document, { data: { order: null }, errors: [error] })).toBeNull();
});

test('one of 64 fields is found by six calls', async () => {
  const fields = Array.from({ length: 64 }, (_, index) => `Order.f${index}`);
  for (const failing of [0, 31, 32, 63]) {
    const works = jest.fn((left: readonly string[]) =>
      Promise.resolve(left.includes(fields[failing])),
    );
    expect(await findFailing(fields, works)).toBe(fields[failing]);
    expect(works).toHaveBeenCalledTimes(MOST_HALVINGS);
  }
});

test('more fields are not searched', async () => {
  const works = jest.fn();
  expect(await findFailing(Array<string>(65).fill('Order.f'), works)).toBeNull();
  expect(works).not.toHaveBeenCalled();
});
