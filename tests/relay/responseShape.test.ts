import fc from 'fast-check';
import { checkResponseShape } from '../../src/relay/responseShape.ts';
import { listResponse, order, ordersRequest } from './sampleQueries.ts';

const { selections } = ordersRequest.operation;
const { data: ORDERS } = listResponse(2) as { data: { orders: Record<string, unknown> } };
const fit = (data: unknown) => checkResponseShape(selections, {}, data);
const withOrders = (changed: object) => ({ orders: { ...ORDERS.orders, ...changed } });

test.each([
  ['an answer', ORDERS, true],
  ['one that has nothing', { orders: null }, true],
  ['none', {}, false],
  ['a list in place of an object', { orders: [] }, false],
  ['an object in place of a list', withOrders({ edges: {} }), false],
  ['a text', { orders: 'x' }, false],
  ['a number', { orders: 7 }, false],
  ['no data', null, false],
  ['another kind of data', [], false],
])('%s is told from what was asked for', (_name, data, expected) => {
  expect(fit(data) !== null).toBe(expected);
});

test('a list that is null or left out, and an id that is null, are for the schema to judge', () => {
  expect(fit(ORDERS)).toEqual([]);
  const edges = { type: 'OrderConnection', name: 'edges' };
  expect(fit(withOrders({ edges: null }))).toEqual([edges]);
  expect(fit({ orders: {} })).toEqual([edges]);
  const nameless = { node: order('1', { id: null, __typename: 'Order' }) };
  expect(fit(withOrders({ edges: [nameless, null] }))).toEqual([{ type: 'Order', name: 'id' }]);
});

test('a value that is left out is one that is null', () => {
  const { number: _, ...rest } = order('1');
  const data = withOrders({ edges: [{ node: rest }] });
  expect(fit(data)).toEqual([]);
  expect(data).toMatchObject({ orders: { edges: [{ node: { number: null } }] } });
});

test('whatever is sent, it is an answer or it is not', () => {
  fc.assert(fc.property(fc.jsonValue(), (data) => void fit(data)));
});
