import fc from 'fast-check';
import { hasShapeOf } from '../../src/relay/answerShape.ts';
import { order, ordersRequest } from './sampleQueries.ts';

const { selections } = ordersRequest.operation;
const ORDERS = { nodes: [order('1'), null], edges: [{ node: order('1') }], pageInfo: {} };

test.each([
  ['an answer', { orders: ORDERS }, true],
  ['one that has nothing', { orders: null }, true],
  ['none', {}, false],
  ['a list in place of an object', { orders: [] }, false],
  ['a text', { orders: 'x' }, false],
  ['a number', { orders: 7 }, false],
  ['no parts', { orders: {} }, false],
  ['no data', null, false],
  ['another kind of data', [], false],
])('%s is told from what was asked for', (_name, data, expected) => {
  expect(hasShapeOf(selections, data)).toBe(expected);
});

test('whatever is sent, it is an answer or it is not', () => {
  fc.assert(fc.property(fc.jsonValue(), (data) => void hasShapeOf(selections, data)));
});
