import { inputsOf } from '../../../../src/ui/form/inputsOf.ts';
import { filledValues } from '../../../../src/ui/form/values.ts';
import { choice, yesNo } from '../../../../src/ui/form/inputs/choice.tsx';
import { choices } from '../../../../src/ui/form/inputs/choices.tsx';
import { json } from '../../../../src/ui/form/inputs/json.tsx';
import { list } from '../../../../src/ui/form/inputs/list.tsx';
import { currency } from '../../../../src/ui/form/inputs/currency.tsx';
import { money } from '../../../../src/ui/form/inputs/money.tsx';
import { decimal, integer } from '../../../../src/ui/form/inputs/number.tsx';
import type { Option } from '../../../../src/lists/picker.ts';
import { relation, relations } from '../../../../src/ui/form/inputs/relation.tsx';
import { text } from '../../../../src/ui/form/inputs/text.tsx';
import { clock, day, moment } from '../../../../src/ui/form/inputs/time.tsx';
import { matchColumns, missingInputs } from '../../../../src/ui/batch/import/columns.ts';
import { withChosen } from '../../../../src/ui/batch/import/chosen.ts';
import { resemblesKey, matchingOptions } from '../../../../src/ui/form/findRecords.ts';
import { readRows, textsToFind } from '../../../../src/ui/batch/import/readRows.ts';
import type { Finding, Findings } from '../../../../src/ui/form/readText.ts';
import { t } from '../../../../src/locale/translate.ts';
import { speak } from '../../../locale/speak.ts';
import { CUSTOMERS, STATUSES } from '../../list/sampleList.ts';

const picker = { resource: CUSTOMERS } as never;
const FIELDS = inputsOf({
  name: text({ label: 'Name', required: true }),
  email: text({ label: 'E-mail', format: 'email' }),
  status: choice({ label: 'Status', choices: STATUSES }),
  days: choices({ label: 'Days', choices: STATUSES }),
  rush: yesNo({ label: 'Rush' }),
  count: integer({ label: 'Count' }),
  price: decimal({ label: 'Price' }),
  on: day({ label: 'On' }),
  at: moment({ label: 'At' }),
  from: clock({ label: 'From' }),
  extra: json({ label: 'Extra' }),
  tags: list({ label: 'Tags', item: text({ label: 'Tag' }) }),
  customer: relation({ label: 'Customer', picker }),
  friends: relations({ label: 'Friends', picker }),
});
const CENTS = { amount: integer(), unit: 'minor', currencyInput: 'currency' } as const;
const LOCALE = { language: 'en-GB', timeZone: 'Europe/Berlin', now: 0 };
const ANNA = { key: 'k1', title: 'Anna' };
const FOUND: Findings = new Map([
  [
    'customer',
    new Map<string, Finding>([
      ['Anna', { status: 'found', option: ANNA }],
      ['Bert', { status: 'several', options: [ANNA, { key: 'k2', title: 'Bert' }] }],
    ]),
  ],
  ['friends', new Map<string, Finding>([['Anna', { status: 'found', option: ANNA }]])],
]);

function read(cells: Readonly<Record<string, string>>, findings = FOUND) {
  const headings = ['name', ...Object.keys(cells)];
  const columns = matchColumns(headings, FIELDS, LOCALE);
  const row = { number: 2, cells: ['Somebody', ...Object.values(cells)], problem: null };
  const [result] = readRows(
    { headings, rows: [row] },
    { fields: FIELDS, columns, locale: LOCALE, findings },
  );
  return result;
}
const sent = (cells: Readonly<Record<string, string>>) => {
  const { state, problems } = read(cells);
  expect(problems).toEqual([]);
  return filledValues(FIELDS, state ?? {}, LOCALE);
};

test.each<[string, string, unknown]>([
  ['status', 'SHIPPED', 'SHIPPED'],
  ['status', ' shipped ', 'SHIPPED'],
  ['status', 'Dráft', 'DRAFT'],
  ['days', 'Draft; Shipped', ['DRAFT', 'SHIPPED']],
  ['days', '["DRAFT"]', ['DRAFT']],
  ['rush', 'YES', true],
  ['rush', '0', false],
  ['rush', 'FALSE', false],
  ['count', ' 12 ', 12],
  ['price', '12345678901234567890.123456789', '12345678901234567890.123456789'],
  ['price', '-0.10', '-0.10'],
  ['on', '2026-02-28', '2026-02-28'],
  ['at', '2026-11-20T09:30:00.123456+02:00', '2026-11-20T09:30:00.123456+02:00'],
  ['at', '2026-11-20 09:30', '2026-11-20T08:30:00.000Z'],
  ['from', '09:30', '09:30'],
  ['extra', '{"a": [1, null]}', { a: [1, null] }],
  ['tags', 'fruit, honey', ['fruit', 'honey']],
  ['tags', 'a, b; c', ['a, b', 'c']],
  ['customer', ' Anna ', 'k1'],
  ['friends', 'Anna', ['k1']],
  ['email', 'a@b.example', 'a@b.example'],
  ['email', '  ', undefined],
  ['on', '30.11.2026', '2026-11-30'],
  ['price', '1,250.50', '1250.50'],
])('%s: “%s” is sent as its value', (name, cell, value) => {
  expect(sent({ [name]: cell })[name]).toEqual(value);
});

test.each<[string, string, RegExp]>([
  ['status', 'Lost', /Status: “Lost” is not one of: Draft, Shipped\./],
  ['days', 'Draft, Lost', /Days: “Lost” is not one of/],
  ['rush', 'maybe', /Rush: “maybe” is not one of: Yes, No/],
  ['count', '1.5', /Count: Enter a whole number/],
  ['count', '2147483648', /Count: This is larger than/],
  ['price', '1.250,50', /Price: Use a decimal point/],
  ['price', '1x5', /Price: Enter a number/],
  ['on', '30.11.26', /On: Enter a date/],
  ['on', '2026-02-30', /On: Enter a date/],
  ['at', '2026-03-29 02:30', /At: This time does not exist in Europe\/Berlin/],
  ['extra', '{"a"', /Extra: Invalid JSON/],
  ['email', 'nobody', /E-mail: Enter an email address/],
  ['customer', 'Nobody', /Customer: “Nobody” was not found/],
  ['customer', 'Bert', /Customer: “Bert” matches 2 records: choose one/],
  ['friends', 'Anna; Carl', /Friends: “Carl” was not found/],
])('%s: “%s” is turned down before anything is sent', (name, cell, reason) => {
  const { state, problems } = read({ [name]: cell });
  expect(state).toBeNull();
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(reason);
});

test('a row says everything that is wrong with it at once', () => {
  const { problems } = readRows(
    {
      headings: ['count', 'on'],
      rows: [{ number: 2, cells: ['x', 'y', 'z'], problem: 'The row has 3 values.' }],
    },
    { fields: FIELDS, columns: { count: 'count', on: 'on' }, locale: LOCALE, findings: new Map() },
  )[0];
  expect(problems).toHaveLength(4);
  expect(problems.join()).toMatch(/3 values.*Name is required.*Count.*On/);
});

test('columns find their inputs by name and label, each input once, as remembered first', () => {
  const headings = ['NAME', 'e mail', 'Whatever', 'Name', 'Old'];
  expect(matchColumns(headings, FIELDS, LOCALE)).toEqual({
    NAME: 'name',
    'e mail': 'email',
    Whatever: null,
    Name: null,
    Old: null,
  });
  const remembered = { Name: 'name', Whatever: 'price', NAME: null, Old: 'gone' };
  expect(matchColumns(headings, FIELDS, LOCALE, remembered)).toEqual({
    NAME: null,
    'e mail': 'email',
    Whatever: 'price',
    Name: 'name',
    Old: null,
  });
  expect(missingInputs({ Old: null }, FIELDS)).toEqual(['Name']);
});

test('each text of a relation is looked up once', () => {
  const rows = ['Anna', 'Anna ', '', 'Bert'].map((cell, index) => ({
    number: index + 2,
    cells: [cell],
    problem: null,
  }));
  const wanted = textsToFind(
    { headings: ['customer'], rows },
    { fields: FIELDS, columns: { customer: 'customer' } },
  );
  expect([...wanted]).toEqual([['customer', ['Anna', 'Bert']]]);
});

test('a record is meant by its key, else by its exact title, else in whatever capitals', () => {
  const options = [
    { key: '1', title: 'anna' },
    { key: '2', title: 'Anna' },
    { key: '3', title: '1' },
    { key: '4', title: null },
  ];
  const nameOf = ({ key, title }: Option) => title ?? `Customer #${key}`;
  expect(matchingOptions(options, 'Anna', nameOf)).toEqual([options[1]]);
  expect(matchingOptions(options, 'ANNA', nameOf)).toEqual([options[0], options[1]]);
  expect(matchingOptions(options, '1', nameOf)).toEqual([options[0]]);
  expect(matchingOptions(options, 'customer #4', nameOf)).toEqual([options[3]]);
});

test('what a person chose among several is taken', () => {
  const { state } = read({ customer: 'Bert' }, withChosen(FOUND, [['customer', 'Bert', 'k2']]));
  expect(state?.customer).toEqual({ key: 'k2', title: 'Bert' });
});

test.each([
  ['17', '4', true],
  ['Anna', '4', false],
  ['WyJDdXN0b21lciIsOV0=', 'WyJDdXN0b21lciIsMV0=', true],
  ['WyJPcmRlciIsOV0=', 'WyJDdXN0b21lciIsMV0=', false],
  ['0b6f0a52-5f6f-4d0c-9a63-6e8f9b4f3f10', 'c9bf9e57-1685-4c89-bafb-ff5af830be8a', true],
])('%s beside a key like %s may be one: %s', (given, key, isKey) => {
  expect(resemblesKey(given, key)).toBe(isKey);
});

test('what was exported in the smallest unit of a currency is imported as that', () => {
  const cents = inputsOf({ priceCents: integer({ label: 'Price (cents)' }) });
  const german = speak('de', { 'Price (cents)': 'Preis (Cent)' });
  const exported = t('{column} (minor unit)', german, { column: 'Preis' });
  expect(matchColumns(['Price (minor unit)'], cents, LOCALE)).toEqual({
    'Price (minor unit)': 'priceCents',
  });
  expect(matchColumns([exported], cents, german)).toEqual({ [exported]: 'priceCents' });
  expect(matchColumns(['Price'], cents, LOCALE)).toEqual({ Price: null });
});

test.each(['Price (minor unit)', 'price_cents', 'priceInCents', 'Price'])(
  'an amount of a column called %s is read in the unit that it says',
  (heading) => {
    const fields = inputsOf({
      ...{ priceInCents: money({ ...CENTS, label: 'Price' }) },
      currency: currency({ required: true }),
    });
    const headings = [heading, 'Price currency'];
    const known = { price_cents: 'priceInCents' };
    const columns = matchColumns(headings, fields, LOCALE, known);
    expect(columns).toEqual({ [heading]: 'priceInCents', 'Price currency': 'currency' });
    const amounts = heading === 'Price' ? ['19.99', '1999', '1.999'] : ['1999', '1999', '1999'];
    const rows = ['EUR', 'JPY', 'BHD'].map((code, index) => ({
      ...{ number: index + 2, cells: [amounts[index], code], problem: null },
    }));
    const read = readRows(
      { headings, rows },
      { fields, columns, locale: LOCALE, findings: new Map() },
    );
    expect(
      read.map(({ state, problems }) => [problems, filledValues(fields, state ?? {}, LOCALE)]),
    ).toEqual(['EUR', 'JPY', 'BHD'].map((code) => [[], { priceInCents: 1999, currency: code }]));
  },
);

test('an amount in cents that is no number, or has decimals, is turned down', () => {
  const fields = inputsOf({
    price: money({ ...CENTS, currencyInput: undefined, currency: 'EUR' }),
  });
  const headings = ['price_cents'];
  const rows = ['12x', '19.99'].map((cell) => ({ number: 2, cells: [cell], problem: null }));
  const read = readRows(
    { headings, rows },
    { fields, columns: { price_cents: 'price' }, locale: LOCALE, findings: new Map() },
  );
  expect(read.map(({ problems }) => problems)).toEqual([
    ['Price: Enter a number, such as 1250.50.'],
    ['Price: Enter at most 2 decimal places.'],
  ]);
});

test('an amount and its currency are read of the columns of one row', () => {
  const fields = inputsOf({
    price: money({ amount: integer(), unit: 'minor', currencyInput: 'currency' }),
    currency: currency({ required: true }),
  });
  const headings = ['Price', 'Currency'];
  const columns = matchColumns(headings, fields, LOCALE);
  const rows = [
    { number: 2, cells: ['19.99', 'EUR'], problem: null },
    { number: 3, cells: ['19.99', 'JPY'], problem: null },
    { number: 4, cells: ['20', 'JPY'], problem: null },
  ];
  const [euro, wrong, yen] = readRows(
    { headings, rows },
    { fields, columns, locale: LOCALE, findings: new Map() },
  );
  expect(filledValues(fields, euro.state ?? {}, LOCALE)).toEqual({ price: 1999, currency: 'EUR' });
  expect(wrong.problems).toEqual(['Price: Amounts in JPY have no decimal places.']);
  expect(filledValues(fields, yen.state ?? {}, LOCALE)).toEqual({ price: 20, currency: 'JPY' });
});

test('in another language columns are found by what it calls them, and problems are said in it', () => {
  const german = speak('de', { Customer: 'Kunde' });
  const headings = ['Name', 'Kunde', 'Count'];
  const columns = matchColumns(headings, FIELDS, german);
  expect(columns).toEqual({ Name: 'name', Kunde: 'customer', Count: 'count' });
  const row = { number: 2, cells: ['Somebody', 'Bert', '1'], problem: null };
  const [{ problems }] = readRows(
    { headings, rows: [row] },
    { fields: FIELDS, columns, locale: german, findings: FOUND },
  );
  expect(problems).toEqual(['Kunde: „Bert“ kann eines von 2 sein: Wählen Sie, welches.']);
});
