import { group } from '../../../src/ui/form/inputs/group.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { findProblems } from '../../../src/ui/form/values.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const address = group<{ postalCode: string }>({ fields: { postalCode: text() } });
const fields = { vatNumber: text({ label: 'VAT number' }), billingAddress: address };

test('an input is labelled by its name in words, unless it has a label', () => {
  const { vatNumber, billingAddress } = inputsOf(fields);
  expect([vatNumber.label, billingAddress.label]).toEqual(['VAT number', 'Billing address']);
  expect(billingAddress.parts?.postalCode.label).toBe('Postal code');
});

test('the same fields give the same inputs, and inputs themselves', () => {
  const inputs = inputsOf(fields);
  expect(inputsOf(fields)).toBe(inputs);
  expect(inputsOf(inputs)).toEqual(inputs);
});

test('messages name the input', () => {
  const required = inputsOf({ postalCode: text({ required: true }) });
  expect(findProblems(required, { postalCode: null }, LOCALE, null)).toEqual([
    { path: ['postalCode'], message: 'Postal code is required.' },
  ]);
});
