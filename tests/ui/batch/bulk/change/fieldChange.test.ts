import fc from 'fast-check';
import type { Choices } from '../../../../../src/lists/choices.ts';
import { money, moneyObject } from '../../../../../src/ui/form/inputs/money.tsx';
import { choices } from '../../../../../src/ui/form/inputs/choices.tsx';
import { list } from '../../../../../src/ui/form/inputs/list.tsx';
import { decimal, exactNumber, float, integer } from '../../../../../src/ui/form/inputs/number.tsx';
import { longText, text } from '../../../../../src/ui/form/inputs/text.tsx';
import { day, moment } from '../../../../../src/ui/form/inputs/time.tsx';
import type { Input } from '../../../../../src/ui/form/input.ts';
import { inputsOf } from '../../../../../src/ui/form/inputsOf.ts';
import {
  changed,
  findProblems,
  initialState,
  type FormState,
} from '../../../../../src/ui/form/values.ts';
import { fieldChanges, stepOf } from '../../../../../src/ui/batch/bulk/change/fieldChange.ts';
import { operandName } from '../../../../../src/ui/batch/bulk/change/relativeChange.ts';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };
const SIZES = {
  SMALL: { label: 'Small', tone: 'neutral' },
  LARGE: { label: 'Large', tone: 'neutral' },
} satisfies Choices;

/** What a person can say, by the operands' names. */
type Said = Readonly<Record<string, unknown>>;

function changeOf(input: Input, id: string) {
  const fields = inputsOf({ field: input });
  const change = fieldChanges('field', fields, LOCALE).find((one) => one.id === id);
  if (!change) throw new Error(`There is no change ${id}.`);
  return { fields, change };
}

function operands(change: ReturnType<typeof changeOf>['change'], said: Said): FormState {
  const entered = Object.entries(said).map(([name, state]) => [operandName(name), state] as const);
  return { ...initialState(change.operands, {}, LOCALE), ...Object.fromEntries(entered) };
}

/** What a value of the backend becomes: what is sent, or the reason why nothing is. */
function becomes(input: Input, id: string, said: Said, value: unknown, beside: object = {}) {
  const { fields, change } = changeOf(input, id);
  const record = { ...beside, ...initialState(fields, { ...beside, field: value }, LOCALE) };
  const step = stepOf(change, record, operands(change, said), fields, LOCALE);
  if (step.outcome !== 'changed') return step.outcome === 'same' ? 'same' : step.reason;
  return changed(fields, record, step.after, LOCALE).field;
}

const minor = money({ amount: integer({ min: 0 }), unit: 'minor', currencyInput: 'currency' });
const inEuros = money({ amount: decimal(), currency: 'EUR', multipleOf: 0.01 });
const EUR = { currency: 'EUR' };

test.each<[string, Input, string, Said, value: unknown, sent: unknown, beside?: object]>([
  ['a price in cents', minor, 'increase-percent', { by: '5' }, 1200, 1260, EUR],
  ['half a cent away from zero', minor, 'increase-percent', { by: '5' }, 1210, 1271, EUR],
  ['yen without decimals', minor, 'increase-percent', { by: '5' }, 1210, 1271, { currency: 'JPY' }],
  [
    'three decimals of dinars',
    minor,
    'increase-percent',
    { by: '0.1' },
    12345,
    12357,
    { currency: 'BHD' },
  ],
  ['a percentage less', minor, 'decrease-percent', { by: '12.5' }, 999, 874, EUR],
  ['rounded to .95', minor, 'increase-percent', { by: '5', round: 'end-0.95' }, 1200, 1295, EUR],
  ['rounded to whole euros', minor, 'round', { round: 'whole' }, 1250, 1300, EUR],
  ['rounded to five cents', minor, 'round', { round: '0.05' }, 1233, 1235, EUR],
  ['an amount more', minor, 'increase', { by: '0.5' }, 1200, 1250, EUR],
  ['an amount less', minor, 'decrease', { by: '12' }, 1200, 0, EUR],
  ['an amount that is text', inEuros, 'increase-percent', { by: '5' }, '12.00', '12.60'],
  [
    'an amount that floats could not hold',
    inEuros,
    'increase',
    { by: '0.01' },
    '90071992547409.93',
    '90071992547409.94',
  ],
  [
    'an object',
    moneyObject({ amount: decimal(), at: { amount: 'amount', currency: 'code' } }),
    'increase-percent',
    { by: '10' },
    { amount: '1.05', code: 'EUR' },
    { amount: '1.16', code: 'EUR' },
  ],
  ['a whole number', integer(), 'increase-percent', { by: '10' }, 15, 17],
  [
    'a decimal as fine as it is written',
    decimal(),
    'increase-percent',
    { by: '5' },
    '12.5',
    '13.1',
  ],
  [
    'a decimal as fine as the schema says',
    decimal({ multipleOf: 0.01 }),
    'increase-percent',
    { by: '5' },
    '12.5',
    '13.13',
  ],
  ['a number in JSON, which has no zeros', float(), 'increase-percent', { by: '5' }, 12, 12.6],
  ['a sum that floats get wrong', exactNumber(), 'increase', { by: '0.2' }, 0.1, 0.3],
  ['a day', day(), 'later', { by: '1', unit: 'months' }, '2026-01-31', '2026-02-28'],
  [
    'a day with a time behind it',
    day(),
    'earlier',
    { by: '2' },
    '2026-03-01T00:00:00',
    '2026-02-27T00:00:00',
  ],
  [
    'a moment, at the same time of day in summer time',
    moment(),
    'later',
    { by: '1' },
    '2026-03-28T08:30:00.123Z',
    '2026-03-29T07:30:00.123Z',
  ],
  ['the end of a text', text(), 'append', { text: ' (old)' }, 'Blend', 'Blend (old)'],
  ['the end of no text', text(), 'append', { text: 'New' }, null, 'New'],
  ['the beginning of lines', longText(), 'prepend', { text: 'Note:\n' }, 'a', 'Note:\na'],
  ['every occurrence', text(), 'replace', { find: '.', replacement: '$&' }, 'a.b.c', 'a$&b$&c'],
  ['all of a text', text(), 'replace', { find: 'a' }, 'aa', null],
  [
    'a list',
    list({ item: text() }),
    'add',
    { items: [{ value: 'b' }, { value: 'a' }] },
    ['a'],
    ['a', 'b'],
  ],
  [
    'an item of a list, in other notation',
    list({ item: decimal() }),
    'remove',
    { items: [{ value: '1.50' }] },
    ['1.5', '2'],
    ['2'],
  ],
  ['the last item', list({ item: text() }), 'remove', { items: [{ value: 'a' }] }, ['a'], []],
  [
    'choices',
    choices({ choices: SIZES }),
    'add',
    { items: ['LARGE'] },
    ['SMALL'],
    ['SMALL', 'LARGE'],
  ],
])('%s', (_, input, id, said, value, sent, beside = {}) => {
  expect(becomes(input, id, said, value, beside)).toEqual(sent);
});

test.each<[string, Input, string, Said, value: unknown, reason: string | RegExp, beside?: object]>([
  [
    'no value',
    minor,
    'increase-percent',
    { by: '5' },
    null,
    'There is no value to start from.',
    EUR,
  ],
  ['less than the minimum', minor, 'decrease', { by: '13' }, 1200, /at least 0/, EUR],
  [
    'finer than the currency',
    minor,
    'increase',
    { by: '0.5' },
    1200,
    'Amounts in JPY have no decimal places.',
    { currency: 'JPY' },
  ],
  [
    'finer by the rounding',
    minor,
    'round',
    { round: 'end-0.95' },
    1200,
    'Amounts in JPY have no decimal places.',
    { currency: 'JPY' },
  ],
  [
    'more than the backend can store',
    integer(),
    'increase',
    { by: '2147483647' },
    1,
    /larger than the backend/,
  ],
  ['no number', decimal(), 'increase-percent', { by: '5' }, 'NaN', '“NaN” is not a number.'],
  ['no date', day(), 'later', { by: '1' }, 'infinity', '“infinity” is not a date.'],
  ['no year', day(), 'later', { by: '1', unit: 'months' }, '9999-12-01', /out of range/],
  ['too long', text({ maxLength: 3 }), 'append', { text: 'bc' }, 'aa', /maximum is 3/],
  [
    'nothing left of what is required',
    text({ required: true }),
    'replace',
    { find: 'a' },
    'a',
    'Field is required.',
  ],
  ['what is not there', text(), 'replace', { find: 'x' }, 'a', 'same'],
  [
    'a removed item that is not there',
    list({ item: text() }),
    'remove',
    { items: [{ value: 'b' }] },
    ['a'],
    'same',
  ],
  [
    'an added item that is there',
    choices({ choices: SIZES }),
    'add',
    { items: ['SMALL'] },
    ['SMALL'],
    'same',
  ],
  ['a share too small to be seen', minor, 'increase-percent', { by: '0.01' }, 1200, 'same', EUR],
])('%s: nothing is sent, and why is said', (_, input, id, said, value, reason, beside = {}) => {
  expect(becomes(input, id, said, value, beside)).toMatch(reason);
});

test.each<[string, Input, string, Said, RegExp]>([
  ['garbage', minor, 'increase-percent', { by: 'five %' }, /Enter a number/],
  ['nothing', minor, 'increase-percent', {}, /Percent is required/],
  ['less than nothing', minor, 'decrease', { by: '-1' }, /greater than 0/],
  ['more than all', minor, 'decrease-percent', { by: '101' }, /at most 100/],
  ['finer than the currency', inEuros, 'increase', { by: '0.005' }, /at most 2 decimal places/],
  ['a part of a whole', integer(), 'increase', { by: '0.5' }, /Enter a whole number/],
  ['part of a day', day(), 'later', { by: '1.5' }, /Enter a whole number/],
  ['nothing to find', text(), 'replace', { replacement: 'a' }, /Find is required/],
  [
    'no item',
    list({ item: integer() }),
    'add',
    { items: [{ value: 'x' }] },
    /Enter a whole number/,
  ],
])('%s is refused at the input', (_, input, id, said, message) => {
  const { change } = changeOf(input, id);
  const found = findProblems(change.operands, operands(change, said), LOCALE, {});
  expect(found.map((problem) => problem.message).join(' ')).toMatch(message);
});

test('how many items a list must have holds for the list, not for what is added to it', () => {
  const input = list({ item: text(), minItems: 3 });
  const { change } = changeOf(input, 'add');
  const said = { items: [{ value: 'c' }] };
  expect(findProblems(change.operands, operands(change, said), LOCALE, {})).toEqual([]);
  expect(becomes(input, 'add', said, ['a', 'b'])).toEqual(['a', 'b', 'c']);
  expect(becomes(input, 'remove', said, ['a', 'b', 'c'])).toMatch(/At least 3 items/);
});

test('a text has no percentage, and a secret, a choice or an identifier nothing to start from', () => {
  const ids = (input: Input) =>
    fieldChanges('field', inputsOf({ field: input }), LOCALE).map(({ id }) => id);
  expect(ids(text())).toEqual(['set', 'append', 'prepend', 'replace']);
  expect(ids(text({ format: 'uuid' }))).toEqual(['set']);
  expect(ids(integer())).toContain('increase-percent');
  const ofOneRecord = money({ amount: integer(), unit: 'minor', currencyOf: ['shop', 'currency'] });
  expect(ids(ofOneRecord)).not.toContain('set');
});

/** Cents and a percentage in thousandths. */
const cents = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
const thousandths = fc.bigInt({ min: 1n, max: 10n ** 6n });

test('a percentage of any amount of cents is that of whole numbers, half away from zero', () => {
  const plain = money({ amount: decimal({ isWhole: true }), unit: 'minor', currency: 'EUR' });
  fc.assert(
    fc.property(cents, thousandths, (amount, percent) => {
      const by = `${percent / 1000n}.${String(percent % 1000n).padStart(3, '0')}`;
      const scaled = amount * (100_000n + percent);
      const size = scaled < 0n ? -scaled : scaled;
      const nearest = (2n * size + 100_000n) / 200_000n;
      const expected = scaled < 0n ? -nearest : nearest;
      const sent = becomes(plain, 'increase-percent', { by }, String(amount));
      expect(sent).toBe(expected === amount ? 'same' : String(expected));
    }),
  );
});

/** What a value has become and what it was: undo puts the former back, and sends exactly what was read. */
test('what was changed and set back is what was there before', () => {
  const cases = fc.oneof(
    fc.tuple(fc.constant(minor), fc.integer({ min: 0, max: 10 ** 8 }), fc.constant(EUR)),
    fc.tuple(
      fc.constant(inEuros),
      fc.integer().map((value) => `${value}.5`),
      fc.constant({}),
    ),
    fc.tuple(fc.constant(decimal()), fc.bigInt().map(String), fc.constant({})),
  );
  const said = fc.record({
    id: fc.constantFrom('increase-percent', 'increase', 'decrease', 'round'),
    by: fc.integer({ min: 1, max: 100 }).map(String),
    round: fc.constantFrom('whole', '0.05', 'end-0.95', '100'),
  });
  fc.assert(
    fc.property(cases, said, ([input, value, beside], { id, by, round }) => {
      const { fields, change } = changeOf(input, id);
      const record: FormState = {
        ...beside,
        ...initialState(fields, { ...beside, field: value }, LOCALE),
      };
      const step = stepOf(change, record, operands(change, { by, round }), fields, LOCALE);
      if (step.outcome !== 'changed') return;
      const back = changed(fields, step.after, { ...step.after, field: record.field }, LOCALE);
      expect(back).toEqual({ field: value });
    }),
  );
});
