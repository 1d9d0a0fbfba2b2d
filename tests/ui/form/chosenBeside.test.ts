import type { AnyPicker } from '../../../src/lists/picker.ts';
import { chosenBeside } from '../../../src/ui/form/chosenBeside.ts';
import { relation, relations } from '../../../src/ui/form/inputs/relation.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';

const picker = (slug: string): AnyPicker => ({
  resource: { slug, label: slug, pluralLabel: slug },
  option: () => null,
  finder: () => Promise.reject(new Error('Nobody searches.')),
});
const customers = picker('customers');
const employees = picker('employees');
const lagom = { key: '7', title: 'Lagom Bageri' };

const CONTACT = inputsOf({ email: text(), customer: relation({ picker: customers }) });
const TICKET = inputsOf({ subject: text(), customer: relation({ picker: customers }) });

test('a record that is made beside a form is of what the form says', () => {
  expect(
    chosenBeside(CONTACT, { fields: TICKET, values: { subject: 'Late', customer: lagom } }),
  ).toEqual({
    customer: lagom,
  });
});

test.each([
  ['nothing is chosen', TICKET, { customer: null }],
  ['there is no form', {}, {}],
  ['the form has two such inputs', { ...TICKET, payer: TICKET.customer }, { customer: lagom }],
  [
    'the form has several such records',
    inputsOf({ customer: relations({ picker: customers }) }),
    { customer: [lagom] },
  ],
  [
    'the form is about other records',
    inputsOf({ customer: relation({ picker: employees }) }),
    { customer: lagom },
  ],
])('nothing is filled in where %s', (_, fields, values) => {
  expect(chosenBeside(CONTACT, { fields, values })).toEqual({});
});

test('of a record with two such inputs, neither is guessed', () => {
  const two = inputsOf({
    seller: relation({ picker: customers }),
    buyer: relation({ picker: customers }),
  });
  expect(chosenBeside(two, { fields: TICKET, values: { customer: lagom } })).toEqual({});
});
