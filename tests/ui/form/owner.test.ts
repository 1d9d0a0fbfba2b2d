import type { AnyPicker, Belonging } from '../../../src/lists/picker.ts';
import { relation, relations } from '../../../src/ui/form/inputs/relation.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { ownerIn } from '../../../src/ui/form/owner.ts';

const picker = (slug: string, keyField?: string): AnyPicker => ({
  resource: { slug, label: slug, pluralLabel: slug },
  ...(keyField && { keyField }),
  option: () => null,
  finder: () => Promise.reject(new Error('Nobody searches.')),
});
const customers = picker('customers');
const orders = picker('orders');
const lagom = { key: '7', title: 'Lagom Bageri' };
const order = { key: '1000', title: 'A-1000' };

const belonging = ({ resource, keyField }: AnyPicker, name: string): Belonging<object> => ({
  resource,
  keyField,
  variables: (key: string) => ({ condition: { [name]: key } }),
});
/** Invoices are of a customer and of an order, and cannot be without a customer. */
const INVOICES = {
  belongsTo: { customer: belonging(customers, 'customer'), order: belonging(orders, 'order') },
};

const around = (fields: Parameters<typeof inputsOf>[0], values: Record<string, unknown>) => ({
  fields: inputsOf(fields),
  values,
});

test('what is chosen in a form is what its other choices belong to', () => {
  const form = { note: text(), customer: relation({ picker: customers }) };
  expect(ownerIn(INVOICES, around(form, { customer: lagom }))).toEqual({
    picker: customers,
    option: lagom,
    condition: { condition: { customer: '7' } },
  });
});

test('of several, it is what they cannot be without, and another where that is not chosen', () => {
  const form = { order: relation({ picker: orders }), customer: relation({ picker: customers }) };
  expect(ownerIn(INVOICES, around(form, { order, customer: lagom }))?.option).toBe(lagom);
  expect(ownerIn(INVOICES, around(form, { order, customer: null }))?.option).toBe(order);
});

test.each<[string, Parameters<typeof inputsOf>[0], Record<string, unknown>]>([
  ['nothing is chosen', { customer: relation({ picker: customers }) }, { customer: null }],
  ['there is no form', {}, {}],
  [
    'two inputs choose such records',
    { buyer: relation({ picker: customers }), payer: relation({ picker: customers }) },
    { buyer: lagom, payer: null },
  ],
  [
    'one input chooses several of them',
    { customer: relations({ picker: customers }) },
    { customer: [lagom] },
  ],
  [
    'the form knows them by another key',
    { customer: relation({ picker: picker('customers', 'rowId') }) },
    { customer: lagom },
  ],
  [
    'a row has a name without a key',
    { customer: relation({ picker: customers }) },
    { customer: { key: null, title: 'Lagom Bageri' } },
  ],
])('nothing comes first where %s', (_, fields, values) => {
  expect(ownerIn(INVOICES, around(fields, values))).toBeNull();
});

test('records that belong to nothing are offered as they are', () => {
  const form = { customer: relation({ picker: customers }) };
  expect(ownerIn({}, around(form, { customer: lagom }))).toBeNull();
});
