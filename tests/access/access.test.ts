import { combineAccess, denialOf, FULL_ACCESS, type Access } from '../../src/access/access.ts';

const refused = { kind: 'refused' } as const;
const byRole = { kind: 'role', role: 'clerk' } as const;

test.each([
  ['Order.total', ['Order.total']],
  ['Order.total', ['Order']],
  ['Mutation.order.cancel', ['Mutation.order']],
  ['Mutation.orderCancel(reason:)', ['Mutation.orderCancel']],
  ['Mutation.orderCancel(reason:)', ['Mutation.orderCancel(reason:)']],
])('%s is denied by %j', (coordinate, denied) => {
  const access: Access = { role: null, denied: Object.fromEntries(denied.map((c) => [c, byRole])) };
  expect(denialOf(access, coordinate)).toBe(byRole);
});

test.each([
  ['Order.total', ['Order.totals', 'OrderLine', 'Query.orders']],
  ['Order', ['Order.total']],
  ['Mutation.orderCancel', ['Mutation.orderCancel(reason:)']],
  ['toString', []],
])('%s is not denied by %j', (coordinate, denied) => {
  const access: Access = { role: null, denied: Object.fromEntries(denied.map((c) => [c, byRole])) };
  expect(denialOf(access, coordinate)).toBeNull();
});

test('of several sources the first one gives the reason', () => {
  const strong: Access = { role: 'clerk', denied: { 'Order.total': byRole } };
  const weak: Access = { role: null, denied: { 'Order.total': refused, 'Query.orders': refused } };
  expect(combineAccess([FULL_ACCESS, strong, weak])).toEqual({
    role: 'clerk',
    denied: { 'Order.total': byRole, 'Query.orders': refused },
  });
  expect(combineAccess([])).toEqual(FULL_ACCESS);
});
