import {
  formatDay,
  formatMoment,
  formatMomentFully,
  formatMoney,
  formatNumber,
} from '../../src/locale/formats.ts';
import type { Formats, Locale } from '../../src/locale/locale.ts';
import { firstWeekdayOf } from '../../src/locale/weeks.ts';

/** The formats that an office has for all languages, beside those of a language. */

const NOW = Date.parse('2026-11-20T12:00:00Z');
const office = (formats: Formats): Locale => ({
  ...{ language: 'en-GB', timeZone: 'Europe/Berlin', now: NOW, formats },
});
const NUMBERS_OF_DAYS = office({ date: { day: '2-digit', month: '2-digit', year: 'numeric' } });

test('days, and moments of another week, are written as the office does', () => {
  expect(formatDay('2026-11-02', NUMBERS_OF_DAYS)).toBe('02/11/2026');
  expect(formatMoment('2026-10-31T23:30:00Z', NUMBERS_OF_DAYS)).toBe('01/11/2026');
  expect(formatMoment('2026-11-20T10:00:00Z', NUMBERS_OF_DAYS)).toBe('2 hours ago');
});

test('what is said of one value wins, and a moment is not relative then', () => {
  expect(formatDay('2026-11-02', NUMBERS_OF_DAYS, { month: 'long' })).toBe('November');
  const clock = { timeStyle: 'short' } as const;
  expect(formatMoment('2026-11-20T10:00:00Z', NUMBERS_OF_DAYS, clock)).toBe('11:00');
});

test('moments in full', () => {
  const locale = office({ moment: { dateStyle: 'short', timeStyle: 'short' } });
  expect(formatMomentFully('2026-11-02T10:00:00Z', locale)).toBe('02/11/2026, 11:00');
});

test.each<[Intl.NumberFormatOptions, string]>([
  [{ currencyDisplay: 'code' }, 'EUR 12.50'],
  [{ maximumFractionDigits: 0 }, '€13'],
  [{ minimumFractionDigits: 3 }, '€12.500'],
])('amounts of money with %j', (money, written) => {
  const spaced = formatMoney('12.50', 'EUR', office({ money })).replaceAll('\u00a0', ' ');
  expect(spaced).toBe(written);
  expect(formatMoney('12.50', 'EUR', office({}), 'major', money).replaceAll('\u00a0', ' ')).toBe(
    written,
  );
});

test('an amount without a currency has the same digits', () => {
  expect(formatMoney(12.5, null, office({ money: { maximumFractionDigits: 0 } }))).toBe('13');
});

test.each<[Intl.NumberFormatOptions, string]>([
  [{ minimumFractionDigits: 5 }, '1,234.50000'],
  [{ maximumFractionDigits: 0 }, '1,235'],
  [{ style: 'unit', unit: 'kilogram' }, '1,234.5 kg'],
])('a number with %j', (options, written) => {
  expect(formatNumber('1234.5', office({}), options)).toBe(written);
});

test('weeks begin with the office’s day', () => {
  expect(firstWeekdayOf(office({ firstDayOfWeek: 3 }))).toBe(3);
});
