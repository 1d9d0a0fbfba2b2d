import type { Access } from '../../src/access/access.ts';
import { allowedSettings } from '../../src/lists/allowedSettings.ts';
import { offsetPaging } from '../../src/lists/paging.ts';

const BY_ROLE = { kind: 'role', role: 'clerk' } as const;
const list = {
  size: 25,
  paging: offsetPaging(() => ({})),
  search: {
    fields: ['Name', 'Email'],
    variables: (text: string) => ({ filter: { or: [{ name: text }, { email: { is: text } }] } }),
  },
};
const without = (...names: string[]): Access => ({
  role: 'clerk',
  denied: Object.fromEntries(names.map((name) => [`Customer.${name}`, BY_ROLE])),
});

test('a search is in the fields that may be read', () => {
  const { search } = allowedSettings(without('email'), { type: 'Customer' }, list);
  expect(search.variables('a')).toEqual({ filter: { or: [{ name: 'a' }] } });
  expect(search.fields).toBeUndefined();
});

test('there is no search where none of them may be read, and the same where all may', () => {
  expect(
    allowedSettings(without('email', 'name'), { type: 'Customer' }, list).search,
  ).toBeUndefined();
  expect(allowedSettings(without('phone'), { type: 'Customer' }, list)).toBe(list);
});

test('a search through a relation leaves out what may not be read of the related records', () => {
  const orders = {
    size: 25,
    paging: offsetPaging(() => ({})),
    search: {
      fields: ['Name', 'Customer'],
      through: {
        customer: {
          slug: 'customers',
          label: 'Customer',
          pluralLabel: 'Customers',
          type: 'Customer',
        },
      },
      variables: (text: string) => ({ or: [{ name: text }, { customer: { name: text } }] }),
    },
  };
  const search = (access: Access) => allowedSettings(access, { type: 'Order' }, orders).search;
  expect(search(without('name')).variables('a')).toEqual({ or: [{ name: 'a' }] });
  expect(search(without('phone'))).toBe(orders.search);
  const bare = { role: 'clerk', denied: { 'Order.name': BY_ROLE, 'Order.customer': BY_ROLE } };
  expect(search(bare)).toBeUndefined();
});
