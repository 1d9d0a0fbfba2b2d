import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import { group } from '../../../src/ui/form/inputs/group.tsx';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { decimal } from '../../../src/ui/form/inputs/number.tsx';
import { text } from '../../../src/ui/form/inputs/text.tsx';
import { translations } from '../../../src/ui/form/inputs/translations.tsx';
import { savedDifferences } from '../../../src/ui/form/savedDifferences.ts';
import { initialState } from '../../../src/ui/form/values.ts';

const LOCALE = { language: 'en', timeZone: 'UTC', now: 0 };
const fields = inputsOf({
  price: decimal({ label: 'Price' }),
  name: text({ label: 'Name' }),
  password: text({ label: 'Password', format: 'secret' }),
});
const typed = { price: '12.345', name: 'Ada', password: 'one' };
const said = (now: object) =>
  savedDifferences(
    { names: ['price', 'name', 'password'], fields, typed, saved: { ...typed, ...now } },
    LOCALE,
  );

test('what a backend has rounded or written otherwise is said, what it has not is not', () => {
  expect(said({ price: '12.35' })).toBe('Price was saved as 12.35; you entered 12.345.');
  expect(said({ name: null })).toBe('Name was saved as —; you entered Ada.');
  expect(said({ price: '12.3450', password: null })).toBeNull();
});

test('ignores fields that were not sent, and truncates long values', () => {
  expect(savedDifferences({ names: [], fields, typed, saved: {} }, LOCALE)).toBeNull();
  expect(said({ name: 'a'.repeat(99) })).toBe(
    `Name was saved as ${'a'.repeat(60)}…; you entered Ada.`,
  );
});

describe('what the backend adds to what was entered', () => {
  const item = group<object>({
    label: 'Text',
    fields: { id: text(), language: text(), name: text({ label: 'Name' }), note: text() },
  });
  const inputs = inputsOf({
    translations: translations<object>({ label: 'Translations', language: 'language', item }),
    steps: list<object>({ label: 'Steps', item }),
    address: group<object>({
      label: 'Address',
      fields: { id: text(), city: text(), country: text() },
    }),
  });
  const differences = (entered: object, saved: object, before?: object) => {
    const state = (values: object) => initialState(inputs, values as never, LOCALE);
    const names = Object.keys(entered);
    const former = before && state(before);
    return savedDifferences(
      { names, fields: inputs, typed: state(entered), saved: state(saved), before: former },
      LOCALE,
    );
  };
  const english = { language: 'en', name: 'Kettle' };
  const german = { language: 'de', name: 'Kessel' };

  test.each([
    ['a key', { steps: [english] }, { steps: [{ id: '41', ...english }] }],
    [
      'keys, in another order where that says nothing',
      { translations: [english, german] },
      {
        translations: [
          { id: '42', ...german },
          { id: '41', ...english },
        ],
      },
    ],
    ['a default', { steps: [english] }, { steps: [{ ...english, note: '-' }] }],
    [
      'both, in an object',
      { address: { city: 'Bern' } },
      { address: { id: '7', city: 'Bern', country: 'CH' } },
    ],
  ])('is no difference: %s', (_, entered, saved) => {
    expect(differences(entered, saved)).toBeNull();
  });

  test('what differs besides is said without it', () => {
    expect(
      differences({ steps: [english] }, { steps: [{ id: '41', language: 'en', name: 'KETTLE' }] }),
    ).toBe(
      'Steps was saved as Language: en, Name: KETTLE; you entered Language: en, Name: Kettle.',
    );
  });

  test('an item too many or too few, and another order of a list, are differences', () => {
    const [one, other] = [english, german].map((own, id) => ({ id: String(id), ...own }));
    expect(differences({ steps: [english] }, { steps: [one, other] })).not.toBeNull();
    expect(differences({ steps: [english, german] }, { steps: [one] })).not.toBeNull();
    expect(differences({ steps: [english, german] }, { steps: [other, one] })).not.toBeNull();
  });

  test('what a person took away and the backend kept is a difference', () => {
    const address = { city: 'Bern', country: 'CH' };
    expect(differences({ address: { city: 'Bern' } }, { address }, { address })).toBe(
      'Address was saved as City: Bern, Country: CH; you entered City: Bern.',
    );
  });
});
