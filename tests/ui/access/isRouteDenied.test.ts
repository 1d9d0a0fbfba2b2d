import { FULL_ACCESS } from '../../../src/access/access.ts';
import { defineNavigation } from '../../../src/address/navigation.ts';
import { isRouteDenied } from '../../../src/ui/access/isRouteDenied.ts';

const orders = {
  ...{ slug: 'orders', label: 'Order', pluralLabel: 'Orders' },
  roots: { list: 'orders', create: 'createOrder', edit: 'updateOrder' },
};
const navigation = defineNavigation({ resources: { main: [], more: [orders] }, hidden: [orders] });

test('a form is denied with its mutation, also of a resource that is not in the navigation', () => {
  const may = (route: string, ...coordinates: string[]) => {
    const reason = { kind: 'role', role: 'clerk' } as const;
    const denied = Object.fromEntries(coordinates.map((coordinate) => [coordinate, reason]));
    return !isRouteDenied(navigation, route, { ...FULL_ACCESS, denied });
  };
  expect(may('/orders/new', 'Mutation.createOrder')).toBe(false);
  expect(may('/orders/[key]/edit', 'Mutation.updateOrder')).toBe(false);
  expect(may('/orders/[key]/edit', 'Mutation.createOrder')).toBe(true);
  expect(may('/orders/new', 'Query.orders')).toBe(true);
  // What a page itself asks for is refused with it.
  expect(may('/orders', 'Query.orders')).toBe(true);
});
