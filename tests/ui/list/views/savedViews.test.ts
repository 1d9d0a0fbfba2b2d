/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  listChoiceOf,
  NO_CHOICE,
  WIDTHS,
  browserListChoices,
  type ListChoice,
} from '../../../../src/visitor/listChoice.ts';
import { saveListChoice } from '../../../../src/visitor/saveListChoice.ts';
import {
  fileOf,
  saveViews,
  savedViews,
  viewsIn,
  withViews,
} from '../../../../src/ui/list/views/savedViews.ts';
import type { Locale } from '../../../../src/locale/locale.ts';

const ENGLISH: Locale = { language: 'en', timeZone: 'UTC', now: 0 };

const views = fc.array(
  fc.record({
    name: fc
      .string({ unit: 'grapheme', minLength: 1 })
      .map((name) => name.trim())
      .filter(Boolean),
    search: fc
      .dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }))
      .map((params) => new URLSearchParams(params).toString()),
  }),
  { maxLength: 20 },
);

test('views come out of a file as they went in', () => {
  fc.assert(fc.property(views, (saved) => expect(viewsIn(fileOf(saved))).toEqual(saved)));
});

test.each([
  '',
  'null',
  '[]',
  '{',
  '{"views":1}',
  '{"views":[null,1,"x",{}]}',
  '{"views":[{"name":" ","search":""}]}',
])('a file that holds none gives none: %s', (text) => {
  expect(viewsIn(text)).toEqual([]);
});

test('a browser keeps views for each list by itself', () => {
  const mine = [{ name: 'Late', search: 'status=LATE' }];
  expect(saveViews('orders', mine)).toBe(true);
  expect(savedViews('orders')).toEqual(mine);
  expect(savedViews('customers')).toEqual([]);
});

test('a browser that keeps nothing says so', () => {
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  expect(saveViews('orders', [])).toBe(false);
  full.mockRestore();
});

test('of two views with one name the newer stays, in the order of names', () => {
  const old = [
    { name: 'b', search: '1' },
    { name: 'a', search: '2' },
  ];
  expect(withViews(old, [{ name: 'b', search: '3' }], ENGLISH)).toEqual([
    { name: 'a', search: '2' },
    { name: 'b', search: '3' },
  ]);
});

test.each([
  ['de', ['Äpfel', 'Zölle']],
  ['sv', ['Zölle', 'Äpfel']],
])('views stand in the order that names have in %s', (language, names) => {
  const views = ['Zölle', 'Äpfel'].map((name) => ({ name, search: '' }));
  const sorted = withViews(views, [], { ...ENGLISH, language });
  expect(sorted.map(({ name }) => name)).toEqual(names);
});

describe('what a person chose for a list', () => {
  const column = fc.stringMatching(/^[a-zA-Z_]\w{0,10}$/);
  const choices: fc.Arbitrary<ListChoice> = fc.record({
    columns: fc.option(fc.array(column, { minLength: 1, maxLength: 10 })),
    density: fc.constantFrom('comfortable', 'compact'),
    widths: fc.dictionary(column, fc.integer(WIDTHS), { maxKeys: 5 }),
    pinned: fc.array(column, { maxLength: 3 }),
    view: fc.option(
      fc
        .dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), {
          minKeys: 1,
          maxKeys: 3,
        })
        .map((params) => new URLSearchParams(params).toString()),
    ),
  });

  test('is kept in a cookie and read from it again', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        saveListChoice('orders', choice);
        expect(listChoiceOf(browserListChoices(), 'orders')).toEqual(choice);
      }),
    );
  });

  test('is nothing until they chose', () => {
    expect(listChoiceOf({}, 'orders')).toEqual(NO_CHOICE);
    expect(listChoiceOf({}, 'constructor')).toEqual(NO_CHOICE);
    expect(listChoiceOf({ orders: '~loose~~total:wide status~' }, 'orders')).toEqual(NO_CHOICE);
  });
});
