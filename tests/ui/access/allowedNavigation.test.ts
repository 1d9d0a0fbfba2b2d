import type { Access } from '../../../src/access/access.ts';
import { allResources, defineNavigation, placesOf } from '../../../src/address/navigation.ts';
import { allowedNavigation } from '../../../src/ui/access/allowedNavigation.ts';
import { screenDenial, toolDenial } from '../../../src/ui/access/screenDenial.ts';

const ORDERS = {
  ...{ slug: 'orders', label: 'Order', pluralLabel: 'Orders', type: 'Order' },
  roots: { list: 'orders', create: 'createOrder' },
};
const CUSTOMERS = { slug: 'customers', label: 'Customer', pluralLabel: 'Customers' };
const navigation = defineNavigation({
  resources: { main: [CUSTOMERS], more: [ORDERS], hasTools: true },
});
const reason = { kind: 'refused' } as const;
const denying = (coordinate: string): Access => ({ role: null, denied: { [coordinate]: reason } });

test('leaves out a list that may not be seen, and a group that is empty without it', () => {
  const allowed = allowedNavigation(navigation, denying('Query.orders'));
  expect(placesOf(allowed).map(({ href }) => href)).toEqual(['/customers', '/tools']);
  expect(allowed.groups).toHaveLength(2);
  expect(allResources(allowed)).toEqual([CUSTOMERS, ORDERS]);
});

test('leaves out the page that opens records by their key where none may be seen', () => {
  const carts = {
    ...{ slug: 'carts', label: 'Cart', pluralLabel: 'Carts', keyLabels: ['ID'] },
    ...{ screens: ['record' as const], roots: { record: 'cart' } },
  };
  const keyed = defineNavigation({
    resources: { main: [CUSTOMERS], more: [], withoutList: [carts] },
  });
  const places = (access: Access) => placesOf(allowedNavigation(keyed, access));
  expect(places(denying('Query.cart')).map(({ href }) => href)).toEqual(['/customers']);
  expect(places(denying('Query.orders'))).toHaveLength(2);
});

test('stays the same object where nothing of it is denied', () => {
  expect(allowedNavigation(navigation, denying('Mutation.deleteOrder'))).toBe(navigation);
});

test('a screen is denied with its root field; one of an unknown root never is', () => {
  expect(screenDenial(denying('Mutation.createOrder'), ORDERS, 'create')).toBe(reason);
  expect(screenDenial(denying('Query.createOrder'), ORDERS, 'create')).toBeNull();
  expect(screenDenial(denying('Mutation.createOrder'), CUSTOMERS, 'create')).toBeNull();
  // What is left of the field is no list of it.
  expect(screenDenial(denying('Order'), ORDERS, 'list')).toBe(reason);
  expect(screenDenial(denying('Order'), ORDERS, 'create')).toBeNull();
  expect(screenDenial(denying('Order.total'), ORDERS, 'list')).toBeNull();
  const tool = { slug: 'forecast', label: 'Forecast', root: 'stock.forecast' };
  expect(toolDenial(denying('Query.stock'), tool)).toBe(reason);
  expect(toolDenial(denying('Query.stock'), { ...tool, isChange: true })).toBeNull();
});
