import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import {
  formatDay,
  formatMoment,
  formatMomentFully,
  formatMoney,
  formatNumber,
  parseMoment,
} from '../../src/locale/formats.ts';
import { formatBytes, formatPercent } from '../../src/locale/measures.ts';
import { formatNames } from '../../src/locale/names.ts';
import type { Locale } from '../../src/locale/locale.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const ENGLISH: Locale = { language: 'en-GB', timeZone: 'UTC', now: NOW };
const GERMAN: Locale = { language: 'de-DE', timeZone: 'Europe/Berlin', now: NOW };
const ZONES = Intl.supportedValuesOf('timeZone');

/** The digits of a formatted number, as plain text. */
function plain(text: string): string {
  return text.replaceAll(',', '');
}

describe('a number', () => {
  test.each<[string | number, Locale, string]>([
    [1234567.5, ENGLISH, '1,234,567.5'],
    [1234567.5, GERMAN, '1.234.567,5'],
    ['-0.10', ENGLISH, '-0.1'],
    ['+7', ENGLISH, '7'],
    [0, ENGLISH, '0'],
    [1e-7, ENGLISH, '0.0000001'],
    [1.5e-7, ENGLISH, '0.00000015'],
    ['9007199254740993', ENGLISH, '9,007,199,254,740,993'],
  ])('%s reads as one', (value, locale, expected) => {
    expect(formatNumber(value, locale)).toBe(expected);
  });

  test('that comes as text keeps every digit that counts', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.boolean(), digits, fc.option(digits), (isNegative, whole, fraction) => {
        const canonical = [
          whole.replace(/^0+(?=\d)/, ''),
          ...(fraction?.replace(/0+$/, '') ? [fraction.replace(/0+$/, '')] : []),
        ].join('.');
        const text = (isNegative ? '-' : '') + whole + (fraction === null ? '' : `.${fraction}`);
        expect(plain(formatNumber(text, ENGLISH)).replace('-', '')).toBe(canonical);
      }),
    );
  });

  test.each(['', 'abc', '1e5', '1,5', '1.2.3', '0x10', 'Infinity', '１２'])(
    'that is none is shown as it came: %j',
    (text) => {
      expect(formatNumber(text, ENGLISH)).toBe(text);
      expect(formatPercent(text, ENGLISH)).toBe(text);
    },
  );
});

describe('an amount of money', () => {
  test.each<[string | number, string | null, 'major' | 'minor', string]>([
    ['12345', 'JPY', 'minor', 'JP¥12,345'],
    ['12345', 'EUR', 'minor', '€123.45'],
    ['12345', 'KWD', 'minor', 'KWD 12.345'],
    [12345, 'eur', 'minor', '€123.45'],
    ['5', 'EUR', 'minor', '€0.05'],
    ['-5', 'EUR', 'minor', '-€0.05'],
    ['12345.5', 'EUR', 'minor', '€123.455'],
    ['12345', null, 'minor', '123.45'],
    ['1234.5', 'EUR', 'major', '€1,234.50'],
    ['1234', 'JPY', 'major', 'JP¥1,234'],
    ['1.2345', 'EUR', 'major', '€1.2345'],
    ['1', 'KWD', 'major', 'KWD 1.000'],
    ['1234.5', null, 'major', '1,234.50'],
    ['1234.5', '', 'major', '1,234.50'],
    ['1234.5', 'points', 'major', '1,234.50 points'],
    ['much', 'EUR', 'major', 'much'],
    ['much', 'EUR', 'minor', 'much'],
  ])('%s %s in %s units is %s', (value, currency, unit, expected) => {
    expect(formatMoney(value, currency, ENGLISH, unit).replaceAll('\u00a0', ' ')).toBe(expected);
  });

  test.each([
    ['60', 'USD', /US\$\u200E$/],
    ['-60', 'JPY', /JP¥\u200E$/],
    ['60', 'EUR', /€$/],
  ])('from right to left, %s %s keeps its symbol in one piece', (value, currency, end) => {
    expect(formatMoney(value, currency, { ...ENGLISH, language: 'ar' })).toMatch(end);
  });

  test('in minor units loses no cent, however large', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), (cents) => {
        const text = plain(formatMoney(String(cents), 'EUR', ENGLISH, 'minor'));
        expect(BigInt(text.replace(/[€.]/g, ''))).toBe(cents);
        expect(text).toMatch(/^€\d+\.\d\d$/);
      }),
    );
  });
});

const DAYS: readonly (readonly [string, string])[] = [
  ['2026-11-20', '20 Nov 2026'],
  ['2024-02-29', '29 Feb 2024'],
  ['1970-01-01', '1 Jan 1970'],
  ['1969-12-31', '31 Dec 1969'],
  ['2011-12-30', '30 Dec 2011'],
  ['2026-03-29', '29 Mar 2026'],
  ['0050-06-01', '1 Jun 50'],
  ['9999-12-31', '31 Dec 9999'],
  ['2026-11-20T00:00:00.000Z', '20 Nov 2026'],
  ['2026-11-20T23:59:59-11:00', '20 Nov 2026'],
  ['2026-11-20 00:00:00', '20 Nov 2026'],
];

describe('a day', () => {
  test.each(DAYS)('%s is the same day in every time zone', (day, expected) => {
    for (const timeZone of ZONES) expect(formatDay(day, { ...ENGLISH, timeZone })).toBe(expected);
  });

  test('without a time is that day, also where a moment was announced', () => {
    for (const timeZone of ZONES) {
      expect(formatMoment('2026-11-20', { ...ENGLISH, timeZone })).toBe('20 Nov 2026');
      expect(formatMomentFully('2026-11-20', { ...ENGLISH, timeZone })).toBe('20 Nov 2026');
    }
  });

  test.each([
    '',
    'soon',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '20.11.2026',
    '2026-11-20-5',
    '2026-1-2',
  ])('that does not exist is shown as it came: %j', (text) => {
    expect(formatDay(text, ENGLISH)).toBe(text);
  });
});

describe('a moment', () => {
  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00+02:00', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T10:00:00+0530', '2026-11-20T04:30:00.000Z'],
    ['2026-11-20T10:00:00+02', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20 10:00:00.123456+00', '2026-11-20T10:00:00.123Z'],
    ['2026-11-20 10:00:00 +02:00', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20t10:00z', '2026-11-20T10:00:00.000Z'],
  ])('%s is understood', (text, expected) => {
    expect(new Date(parseMoment(text) ?? NaN).toISOString()).toBe(expected);
  });

  test.each(['2026-11-20T10:00', '2026-11-20 10:00:00', '2026-11-20T10:00:00.000'])(
    'without a zone is one of UTC: %s',
    (text) => {
      expect(parseMoment(text)).toBe(Date.parse('2026-11-20T10:00:00Z'));
    },
  );

  test.each<[number, string]>([
    [1_780_000_000, '2026-05-28T20:26:40.000Z'],
    [1_780_000_000_000, '2026-05-28T20:26:40.000Z'],
    [-86_400, '1969-12-31T00:00:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('may be a number of seconds or of milliseconds: %d', (value, expected) => {
    expect(new Date(parseMoment(value) ?? NaN).toISOString()).toBe(expected);
  });

  test.each<string | number>([
    '',
    'soon',
    '1',
    '12',
    '10:00',
    'November 2026',
    '12/11/2026 10:00',
    '2026-02-30T10:00:00Z',
    '2026-11-20T25:00:00Z',
    'Fri, 20 Nov 2026 10:00:00 GMT',
    1e17,
    Infinity,
    NaN,
  ])('that cannot be understood is shown as it came: %j', (value) => {
    expect(formatMoment(value, ENGLISH)).toBe(String(value));
    expect(formatMomentFully(value, ENGLISH)).toBe(String(value));
  });

  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  test.each<[number, string]>([
    [0, 'now'],
    [-59_000, 'now'],
    [59_000, 'now'],
    [2 * MINUTE - 1, 'now'],
    [2 * MINUTE, 'in 2 minutes'],
    [-MINUTE, '1 minute ago'],
    [-59 * MINUTE, '59 minutes ago'],
    [-60 * MINUTE, '1 hour ago'],
    [-DAY + 1, '23 hours ago'],
    [-DAY, '1 day ago'],
    [-DAY - 23 * 60 * MINUTE, '1 day ago'],
    [-7 * DAY + 1, '6 days ago'],
    [-7 * DAY, '13 Nov 2026'],
    [3 * DAY, 'in 3 days'],
    [7 * DAY, '27 Nov 2026'],
  ])('%d ms from now reads %s', (distance, expected) => {
    const text = new Date(NOW + distance).toISOString();
    expect(formatMoment(text, ENGLISH)).toBe(expected);
  });

  test('far from now is the day on which it was for who reads it', () => {
    const text = '2026-01-01T23:30:00Z';
    expect(formatMoment(text, GERMAN)).toBe('02.01.2026');
    expect(formatMoment(text, { ...ENGLISH, timeZone: 'America/New_York' })).toBe('1 Jan 2026');
  });

  test('in full names its zone', () => {
    expect(formatMomentFully('2026-11-20T10:00:00Z', GERMAN)).toBe(
      'Freitag, 20. November 2026 um 11:00:00 MEZ',
    );
  });
});

test.each<[string | number, string]>([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  ['1234567', '1.2 MB'],
  [-2e9, '-2 GB'],
  [3e18, '3,000 PB'],
  ['many', 'many'],
])('a size of %s bytes reads %s', (value, expected) => {
  expect(formatBytes(value, ENGLISH)).toBe(expected);
});

test('a share of one hundred reads as one', () => {
  expect(formatPercent('12.5', GERMAN)).toBe('12,5\u00a0%');
  expect(formatPercent(12.5, ENGLISH)).toBe('12.5%');
});

test('every text is the same whatever zone the machine is in', () => {
  const formats = join(__dirname, '../../src/locale/formats.ts');
  const texts = [
    ...DAYS.map(([day]) => day),
    '2026-11-20T10:00',
    '2026-03-29 02:30:00',
    '2026-06-01T23:30:00Z',
  ];
  const script = `
    const { formatDay, formatMoment, formatMomentFully } = await import(${JSON.stringify(formats)});
    const texts = ${JSON.stringify(texts)};
    const locale = ${JSON.stringify(GERMAN)};
    console.log(JSON.stringify(texts.map((text) =>
      [formatDay, formatMoment, formatMomentFully].map((format) => format(text, locale)))));`;
  const printed = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Africa/Casablanca'].map(
    (TZ) =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, TZ, NODE_OPTIONS: '' },
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }),
  );
  expect(new Set(printed).size).toBe(1);
  expect(printed[0]).toContain('29.02.2024');
});

test('what visitors ask for does not fill the memory of the server', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const made: WeakRef<Intl.NumberFormat>[] = [];
  const { NumberFormat } = Intl;
  const spy = jest.spyOn(Intl, 'NumberFormat').mockImplementation(((
    ...given: ConstructorParameters<typeof NumberFormat>
  ) => {
    const formatter = new NumberFormat(...given);
    made.push(new WeakRef(formatter));
    return formatter;
  }) as typeof NumberFormat);
  for (let visitor = 0; visitor < 2_000; visitor += 1)
    formatNumber(1, { ...ENGLISH, language: `en-x-v${visitor}` });
  spy.mockRestore();
  await new Promise((resolve) => setTimeout(resolve, 10));
  collect();
  expect(made).toHaveLength(2_000);
  expect(made.filter((reference) => reference.deref()).length).toBeLessThan(500);
});

test('names follow the grammar of a sentence', () => {
  const names = ['A', 'B', 'C'];
  expect(formatNames(names, ENGLISH)).toBe('A, B and C');
  expect(formatNames(names, GERMAN, 'disjunction')).toBe('A, B oder C');
  expect(formatNames(names, { ...ENGLISH, language: 'ja' })).toBe('A、B、C');
  expect(formatNames(['A'], ENGLISH)).toBe('A');
});
