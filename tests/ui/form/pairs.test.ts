import type { Locale } from '../../../src/locale/locale.ts';
import { pairs } from '../../../src/ui/form/inputs/pairs.tsx';
import { changed, initialState } from '../../../src/ui/form/values.ts';

const LOCALE: Locale = { language: 'en-GB', timeZone: 'UTC', now: 0 };
const FIELDS = { attributes: { ...pairs(), label: 'Attributes' } };
const STORED = { colour: 'red', size: null, note: '' };

function read(value: unknown) {
  return initialState(FIELDS, { attributes: value }, LOCALE);
}

interface Row {
  readonly value: { readonly key: string | null; readonly value: string | null };
}

/** The rows of the form, changed. */
function edited(change: (rows: readonly Row[]) => readonly Row[]) {
  return { attributes: change(read(STORED).attributes as readonly Row[]) };
}

const row = (key: string | null, value: string | null): Row => ({ value: { key, value } });

test('pairs that nobody changes are not sent, whatever their order', () => {
  expect(changed(FIELDS, read(STORED), read(STORED), LOCALE)).toEqual({});
  const turned = edited((rows) => rows.toReversed());
  expect(changed(FIELDS, read(STORED), turned, LOCALE)).toEqual({});
});

test('changing one pair keeps the others, with and without a text', () => {
  const state = edited(([, ...others]) => [row('colour', 'blue'), ...others]);
  expect(changed(FIELDS, read(STORED), state, LOCALE)).toEqual({
    attributes: { colour: 'blue', size: null, note: '' },
  });
});

test('a pair is added and taken away', () => {
  const state = edited(([, size]) => [size, row('weight', '5')]);
  expect(changed(FIELDS, read(STORED), state, LOCALE)).toEqual({
    attributes: { size: null, weight: '5' },
  });
});

test('a key that two rows have, or that a row lacks, is said at that row', () => {
  const { attributes } = FIELDS;
  const problemsOf = (rows: readonly Row[]) =>
    attributes.check(rows as typeof attributes.empty, LOCALE);
  expect(problemsOf([row('size', '1'), row('size', '2')])).toEqual([
    { path: ['1', 'value', 'key'], message: 'Two rows have the key size.' },
  ]);
  expect(problemsOf([row(null, '1')]).map(({ path }) => path)).toEqual([['0', 'value', 'key']]);
});

test('pairs are read from the JSON of a file', () => {
  expect(FIELDS.attributes.fromText?.('{"a": "1"}', LOCALE)).toEqual({ state: [row('a', '1')] });
  expect(FIELDS.attributes.fromText?.('a', LOCALE)).toHaveProperty('problem');
});
