import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { formParameters, hasNumbers, readFormAddress } from '../../../src/ui/form/formAddress.ts';
import { group } from '../../../src/ui/form/inputs/group.tsx';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { decimal, integer } from '../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { addressOf } from '../../../src/address/address.ts';

const FIELDS = inputsOf({
  price: decimal({ label: 'Price' }),
  note: text({ label: 'Note' }),
  steps: list({ label: 'Steps', item: integer({ label: 'Step' }) }),
  limits: group({ label: 'Limits', fields: { least: decimal({ label: 'Least' }) } }),
});

const state = (search: string) => readFormAddress(FIELDS, addressOf(new URLSearchParams(search)));

const TYPED = 'price=1.250,50&note=1.250,50&steps=1.000&steps=x&limits.least=0,5';

test('what a form sent before a script had read it is read in the language that it was typed in', () => {
  expect(state(`${TYPED}&written-in=de`)).toEqual({
    price: '1250.50',
    note: '1.250,50',
    steps: [{ value: '1000' }, { value: 'x' }],
    limits: { least: '0.5' },
  });
});

test('an address that a script has written means the same to everybody', () => {
  const read = state(`${TYPED}&written-in=de`);
  const again = formParameters(FIELDS, read).toString();
  expect(again).not.toContain('written-in');
  expect(state(again)).toEqual(read);
  expect(state('price=1.250')).toMatchObject({ price: '1.250' });
});

test.each(['', 'xx-', '-', 'klingon', '%'])(
  'a language that is none changes nothing: %s',
  (tag) => {
    const search = new URLSearchParams({ price: '1.250,50', 'written-in': tag });
    expect(state(search.toString())).toMatchObject({ price: '1.250,50' });
  },
);

test('only a form that takes numbers says in what language they are', () => {
  expect(hasNumbers(FIELDS)).toBe(true);
  expect(hasNumbers({ limits: FIELDS.limits })).toBe(true);
  expect(hasNumbers({ steps: FIELDS.steps })).toBe(true);
  expect(hasNumbers({ note: FIELDS.note })).toBe(false);
});
