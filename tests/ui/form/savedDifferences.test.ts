import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { decimal } from '../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { savedDifferences } from '../../../src/ui/form/savedDifferences.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const fields = inputsOf({
  price: decimal({ label: 'Price' }),
  name: text({ label: 'Name' }),
  password: text({ label: 'Password', format: 'secret' }),
});
const typed = { price: '12.345', name: 'Ada', password: 'one' };
const said = (now: object) =>
  savedDifferences(['price', 'name', 'password'], fields, typed, { ...typed, ...now }, LOCALE);

test('what a backend has rounded or written otherwise is said, what it has not is not', () => {
  expect(said({ price: '12.35' })).toBe('Price was saved as 12.35; you entered 12.345.');
  expect(said({ name: null })).toBe('Name was saved as —; you entered Ada.');
  expect(said({ price: '12.3450', password: null })).toBeNull();
});

test('ignores fields that were not sent, and truncates long values', () => {
  expect(savedDifferences([], fields, typed, {}, LOCALE)).toBeNull();
  expect(said({ name: 'a'.repeat(99) })).toBe(
    `Name was saved as ${'a'.repeat(60)}…; you entered Ada.`,
  );
});
