import { FULL_ACCESS, lackingOf } from '../../../src/access/access.ts';
import { allowedFields } from '../../../src/ui/access/allowedResource.ts';

const ORDERS = {
  slug: 'orders',
  label: 'Order',
  pluralLabel: 'Orders',
  inputs: { create: 'OrderInput', edit: 'OrderPatch' },
};

test('each form has the inputs that a person may send by it, whichever was opened first', () => {
  const denied = { 'OrderPatch.status': { kind: 'role', role: 'clerk' } } as const;
  const access = lackingOf({ ...FULL_ACCESS, denied });
  const inputs = { number: {}, status: {} };
  const namesOf = (form: 'create' | 'edit') =>
    Object.keys(allowedFields(access, ORDERS, form, inputs));
  expect(namesOf('create')).toEqual(['number', 'status']);
  expect(namesOf('edit')).toEqual(['number']);
});
