import fc from 'fast-check';
import { inputsOf } from '../../../src/ui/form/inputsOf.ts';
import type { Input } from '../../../src/ui/form/input.ts';
import { parseExact } from '../../../src/relay/exactJson.ts';
import { splitFiles } from '../../../src/relay/files.ts';
import { relations } from '../../../src/ui/form/inputs/relation.tsx';
import { choice, yesNo } from '../../../src/ui/form/inputs/choice.tsx';
import { choices } from '../../../src/ui/form/inputs/choices.tsx';
import { files } from '../../../src/ui/form/inputs/files.tsx';
import { color } from '../../../src/ui/form/inputs/color.tsx';
import { group } from '../../../src/ui/form/inputs/group.tsx';
import { json } from '../../../src/ui/form/inputs/json.tsx';
import { list } from '../../../src/ui/form/inputs/list.tsx';
import { decimal, float, integer } from '../../../src/ui/form/inputs/number.tsx';
import { longText, text } from '../../../src/ui/form/inputs/text.tsx';
import { clock, day, moment } from '../../../src/ui/form/inputs/time.tsx';
import {
  changed,
  changedNames,
  filledValues,
  findProblems,
  initialState,
  serializedValues,
  type FormState,
} from '../../../src/ui/form/values.ts';
import type { Choices } from '../../../src/lists/choices.ts';

const LOCALE = { language: 'en', timeZone: 'Europe/Berlin', now: 0 };
const size = {
  SMALL: { label: 'Small', tone: 'neutral' },
  LARGE: { label: 'Large', tone: 'neutral' },
} satisfies Choices;
const label = 'Label';

const filled = fc.string({ minLength: 1 });
const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyMoment = fc
  .date({ min: new Date('1971-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}.000Z`);
const anyDecimal = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.stringMatching(/^[0-9]{1,12}$/))
  .map(([whole, fraction]) => `${whole}.${fraction}`);
const address = group<{ street: string; floor?: number | null }>({
  label,
  fields: { street: text({ label, required: true }), floor: integer({ label }) },
});

const CASES: Array<[string, Input, fc.Arbitrary<unknown>]> = [
  ['a text', text({ label }), filled],
  ['a long text', longText({ label }), filled],
  ['a whole number', integer({ label }), fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })],
  ['a decimal', decimal({ label }), anyDecimal],
  ['yes or no', yesNo({ label }), fc.boolean()],
  ['a choice', choice({ label, choices: size }), fc.constantFrom('SMALL', 'LARGE')],
  [
    'several choices',
    choices({ label, choices: size }),
    fc.subarray(['SMALL', 'LARGE'], { minLength: 1 }),
  ],
  ['a day', day({ label }), anyDay],
  ['a moment', moment({ label }), anyMoment],
  [
    'JSON',
    json({ label }),
    fc
      .jsonValue()
      .filter((value) => value !== null && !Object.is(value, -0))
      .map((value) => JSON.parse(JSON.stringify(value)) as unknown),
  ],
  ['a list', list({ label, item: text({ label }) }), fc.array(filled, { minLength: 1 })],
  ['an object', address, fc.record({ street: filled, floor: fc.integer({ min: -9, max: 99 }) })],
  [
    'a list of objects',
    list({ label, item: address }),
    fc.array(fc.record({ street: filled, floor: fc.nat(99) }), { minLength: 1 }),
  ],
];

/** What inputs and browsers cannot show as it is. */
const AWKWARD: Array<[string, Input, unknown[]]> = [
  ['a text', text({ label }), ['', ' a\t', 'a\nb', 'a\r\nb\nc\r', '\0', '\ud800', '-']],
  ['an address', text({ label, format: 'email' }), [' a@example.com ', 'nobody', '']],
  ['a color', color({ label }), ['#ABCDEF', 'teal', ' #fff ', '']],
  ['a long text', longText({ label, maxLength: 2 }), ['', '\n\na', 'a\r\n']],
  ['a whole number', integer({ label, max: 5 }), [0, 7, -(2 ** 31)]],
  ['a number', float({ label }), [0.1, 1e21, 5e-324, 9007199254740991]],
  [
    'a decimal',
    decimal({ label }),
    ['12.30', '0.12345678901234567890', '9007199254740993', 'NaN', '-0', '1e400'],
  ],
  [
    'a day',
    day({ label }),
    [
      '1066-10-14',
      '0001-01-01',
      '0000-01-01',
      '12026-01-02',
      'infinity',
      '0044-03-15 BC',
      '2026-11-20T00:00:00Z',
    ],
  ],
  [
    'a moment',
    moment({ label }),
    [
      '2026-11-20T09:30:00.123456+00:00',
      '2026-11-20T09:30:00.123456',
      '2026-11-20 09:30:00.1+02',
      '2026-10-25T00:30:00Z',
      '2026-10-25T01:30:00Z',
      '1886-05-05T12:00:00',
      '0000-01-01T00:00:00Z',
      'infinity',
      '12026-01-02T00:00:00+00:00',
    ],
  ],
  [
    'a time of day',
    clock({ label }),
    ['10:20', '10:20:00', '10:20:30.123456', '10:20:30.5+02:00', '24:00:00'],
  ],
  ['a choice', choice({ label, choices: size }), ['SMALL', 'COLOSSAL']],
  [
    'several choices',
    choices({ label, choices: size }),
    [['LARGE', 'SMALL', 'LARGE'], ['COLOSSAL', null], []],
  ],
  ['yes or no', yesNo({ label }), [true, false]],
  ['JSON', json({ label }), [{ b: 1, a: [1, 'x\ny'] }, 'text', 0, false, []]],
  [
    'JSON as a text',
    json({ label, asText: true }),
    ['{"n": 12345678901234567890}', '{"a":1}', 'no JSON'],
  ],
  ['a list', list({ label, item: text({ label }) }), [['a', '', null, 'c\nd'], []]],
  [
    'a list of objects',
    list({ label, item: address }),
    [[{ street: 'a\nb', floor: 3 }, { street: '' }]],
  ],
];

describe('what a form holds', () => {
  test.each(CASES)('of %s is sent as it was read', (_, input, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const fields = inputsOf({ value: input });
        const state = initialState(fields, { value }, LOCALE);
        // A draft is JSON.
        const kept = JSON.parse(JSON.stringify(state)) as typeof state;
        expect(findProblems(fields, kept, LOCALE, null)).toEqual([]);
        expect(filledValues(fields, kept, LOCALE)).toEqual({ value });
        expect(changed(fields, state, kept, LOCALE)).toEqual({});
      }),
    );
  });

  test.each(AWKWARD)('of %s is exactly what was read', (_, input, values) => {
    for (const value of values) {
      const fields = inputsOf({ value: input });
      const state = JSON.parse(
        JSON.stringify(initialState(fields, { value }, LOCALE)),
      ) as FormState;
      expect([value, serializedValues(['value'], fields, state, LOCALE)]).toEqual([
        value,
        { value },
      ]);
      expect(changedNames(fields, state, state)).toEqual([]);
      // Beside what is changed in the same object or list it stays what it is, and is not found fault with.
      for (const [around, before, after] of [
        [
          group({ label, fields: { value: input, other: text({ label }) } }),
          { value, other: 'a' },
          { value, other: 'b' },
        ],
        [list({ label, item: input }), [value, value], [value]],
      ] as const) {
        const whole = around as Input;
        const [known, mine] = [whole.parse(before, LOCALE), whole.parse(after, LOCALE)];
        expect(whole.check(mine, LOCALE, known)).toEqual([]);
        expect(whole.serialize(mine, LOCALE, known)).toEqual(after);
      }
    }
  });

  test('of an object distinguishes an empty list from null, whatever else changes', () => {
    const whole = group({
      label,
      fields: {
        name: text({ label }),
        notes: list({ label, item: text({ label }) }),
        sizes: choices({ label, choices: size }),
        records: relations({ label, picker: {} as never }),
      },
    } as never) as Input;
    for (const nothing of [null, []]) {
      const lists = { notes: nothing, sizes: nothing, records: nothing };
      const state = whole.parse({ name: 'a', ...lists }, LOCALE) as FormState;
      const sent = whole.serialize({ ...state, name: 'b' }, LOCALE, state);
      expect(sent).toEqual(nothing === null ? { name: 'b' } : { name: 'b', ...lists });
      const items = list({ label, item: whole }) as Input;
      const all = items.parse([{ name: 'a', ...lists }], LOCALE);
      expect(items.serialize(all, LOCALE)).toEqual([
        nothing === null ? { name: 'a' } : { name: 'a', ...lists },
      ]);
    }
  });

  test('of JSON with more digits than JavaScript has is sent with all of them', () => {
    const answer =
      '{"data":{"big":9007199254740993,"list":[0.12345678901234567890,1e400],"half":0.5}}';
    const { data } = parseExact(answer) as { data: unknown };
    const fields = inputsOf({ value: json({ label }) });
    const state = initialState(fields, { value: data }, LOCALE);
    const typed = { value: String(state.value).replace('0.5', '0.75') };
    expect(changedNames(fields, state, state)).toEqual([]);
    expect(
      changedNames(fields, state, { value: String(state.value).replace('993', '992') }),
    ).toEqual(['value']);
    expect(findProblems(fields, typed, LOCALE, state)).toEqual([]);
    const { variables } = splitFiles({ input: changed(fields, state, typed, LOCALE) });
    expect(JSON.stringify(variables)).toBe(
      '{"input":{"value":{"big":9007199254740993,"list":[0.12345678901234567890,1e400],"half":0.75}}}',
    );
    // A number by itself has nothing around it that could keep its digits.
    expect(findProblems(fields, { value: '9007199254740993' }, LOCALE, state)).toHaveLength(1);
    expect(findProblems(fields, { value: '9007199254740992' }, LOCALE, state)).toEqual([]);
  });

  test('of a number in floating point is that number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (value) => {
        const fields = inputsOf({ value: float({ label }) });
        const state = initialState(fields, { value: value / 64 }, LOCALE);
        expect(filledValues(fields, state, LOCALE)).toEqual({ value: value / 64 });
      }),
    );
  });
});

describe('a record that is there', () => {
  const fields = inputsOf({
    name: text({ label: 'Name', required: true }),
    phone: text({ label: 'Phone' }),
    days: choices({ label: 'Days', choices: size }),
    rush: yesNo({ label: 'Rush', hasDefault: true }),
  });
  const before = initialState(
    fields,
    { name: 'Ada', phone: '1', days: ['SMALL'], rush: true },
    LOCALE,
  );

  test('is sent only what was changed', () => {
    expect(changed(fields, before, { ...before, phone: '2' }, LOCALE)).toEqual({ phone: '2' });
  });

  test('is sent null for what was emptied, and an empty list for a list', () => {
    const state = { ...before, phone: null, days: [] };
    expect(changed(fields, before, state, LOCALE)).toEqual({ phone: null, days: [] });
  });

  test('is sent what the backend wants each time', () => {
    expect(changed(fields, before, before, LOCALE, { always: ['name'] })).toEqual({ name: 'Ada' });
  });

  test('keeps what it cannot be without, and what has a default once it is there', () => {
    const state = { ...before, name: null, rush: '' };
    expect(findProblems(fields, state, LOCALE, before)).toEqual([
      { path: ['name'], message: 'Name is required.' },
      { path: ['rush'], message: 'Rush is required.' },
    ]);
  });

  test('needs again with each change what the backend demands and a record does not say', () => {
    const demanding = inputsOf({
      name: text({ label: 'Name', required: true }),
      scans: files({ label: 'Scans', item: 'Scan', required: true }),
      photos: files({ label: 'Photos', item: 'Photo' }),
    });
    const read = initialState(demanding, { name: 'Ada' }, LOCALE);
    const state = { ...read, name: 'Ada L' };
    expect(findProblems(demanding, state, LOCALE, read)).toEqual([
      { path: ['scans'], message: 'Scans is required.' },
    ]);
  });

  test('may leave to the backend what has a default when it is new', () => {
    const empty = initialState(fields, { name: 'Ada' }, LOCALE);
    expect(findProblems(fields, empty, LOCALE, null)).toEqual([]);
    expect(filledValues(fields, empty, LOCALE)).toEqual({ name: 'Ada' });
  });
});

describe('a value that the backend would refuse', () => {
  const wrong: Array<[string, Input, unknown]> = [
    ['no address', text({ label, format: 'email' }), 'ada@example'],
    ['no web address', text({ label, format: 'url' }), 'example.com'],
    ['no UUID', text({ label, format: 'uuid' }), '123'],
    ['too large for Int', integer({ label }), '2147483648'],
    ['too small for Int', integer({ label }), '-2147483649'],
    ['a fraction for Int', integer({ label }), '1.5'],
    ['a comma in a number', decimal({ label }), '1,250.50'],
    ['no number', decimal({ label }), 'twelve'],
    ['no day', day({ label }), '2026-02-30'],
    ['a time that the clocks skip', moment({ label }), '2026-03-29T02:30:00'],
    ['no time', clock({ label }), 'noon'],
    ['no JSON', json({ label }), '{"a":}'],
  ];
  test.each(wrong)('is found before it is sent: %s', (_, input, state) => {
    const problems = findProblems(inputsOf({ value: input }), { value: state }, LOCALE, null);
    expect(problems).toHaveLength(1);
    expect(problems[0].path).toEqual(['value']);
  });

  test('is found inside a list of objects, with its path', () => {
    const fields = inputsOf({ lines: list({ label: 'Lines', item: address }) });
    const state = {
      lines: [{ value: { street: 'A', floor: '1' } }, { value: { street: null, floor: 'x' } }],
    };
    expect(findProblems(fields, state, LOCALE, null).map(({ path }) => path.join('.'))).toEqual([
      'lines.1.value.street',
      'lines.1.value.floor',
    ]);
  });
});

test('of a required group that is blank, the parts are named that it requires', () => {
  const fields = inputsOf({
    address: group({
      label: 'Address',
      required: true,
      fields: {
        street: text({ label: 'Street', required: true }),
        floor: integer({ label: 'Floor' }),
      },
    }) as Input,
    note: group({ label: 'Note', required: true, fields: { by: text({ label: 'By' }) } }) as Input,
  });
  const state = { address: fields.address.empty, note: fields.note.empty };
  expect(findProblems(fields, state, LOCALE, null)).toEqual([
    { path: ['address', 'street'], message: 'Street is required.' },
    { path: ['note'], message: 'Note is required.' },
  ]);
});

describe('a list that the backend requires and that may be empty', () => {
  const fields = inputsOf({
    name: text(),
    conditions: list({
      mayBeEmpty: true,
      item: group<object>({
        fields: {
          code: text({ required: true }),
          values: list({ item: text(), mayBeEmpty: true }),
        },
      }),
    }) as Input,
    sizes: choices({ choices: size, mayBeEmpty: true }) as Input,
  });
  const heldFor = (values: object) => initialState(fields, values as never, LOCALE);

  test('is sent without items, also inside of one, and asked for none', () => {
    const empty = heldFor({ name: 'Spring' });
    expect(findProblems(fields, empty, LOCALE, null)).toEqual([]);
    expect(filledValues(fields, empty, LOCALE)).toEqual({
      name: 'Spring',
      conditions: [],
      sizes: [],
    });
    const one = heldFor({ conditions: [{ code: 'total' }], sizes: ['SMALL'] });
    expect(filledValues(fields, one, LOCALE)).toEqual({
      conditions: [{ code: 'total', values: [] }],
      sizes: ['SMALL'],
    });
  });

  test('is empty, not null, where the record has none', () => {
    const before = heldFor({ name: 'Spring' });
    expect(changed(fields, before, before, LOCALE, { always: ['conditions'] })).toEqual({
      conditions: [],
    });
  });
});
