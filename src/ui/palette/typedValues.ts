import { listHref } from '../../address/resource.ts';
import { bucketOf } from '../../lists/timeBuckets.ts';
import { dayFormat, formatDay, formatNumber } from '../../locale/formats.ts';
import { labelOf } from '../../locale/labelOf.ts';
import type { Locale } from '../../locale/locale.ts';
import { isCurrencySign, readAmount } from '../../locale/moneyText.ts';
import { readNumber, withPlainDigits } from '../../locale/numberText.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { readDay } from '../form/dayText.ts';
import type { Entry, ValueList } from './entries.ts';

/** The values of lists that a text may stand for. */
interface ValueListsTyped {
  readonly amounts: readonly ValueList[];
  readonly days: readonly ValueList[];
}

/** The lists of records with the amount, the day or the month that was typed, in the notation of the person's language. */
export function valuesToList(
  text: string,
  { amounts, days }: ValueListsTyped,
  locale: Locale,
): Entry[] {
  const amount = typedAmount(text, locale);
  if (amount !== null) {
    const minimumFractionDigits = amount.split('.')[1]?.length ?? 0;
    const words = formatNumber(amount, locale, { minimumFractionDigits });
    // A number is sent as it is compared: “1250.00” is no whole number to every schema.
    const plain = amount.replace(/\.0*$/, '');
    return amounts.map((list) => entryOf(list, { '': plain }, words, locale));
  }
  const day = readDay(text, locale) ?? readWrittenDay(text, locale);
  if (day !== null) {
    const words = formatDay(day, locale, { dateStyle: 'long' });
    return days.map((list) => entryOf(list, { '': day }, words, locale));
  }
  const month = readMonth(text, locale);
  if (month === null) return [];
  const words = dayFormat(locale, 'UTC', MONTH).format(Date.parse(month));
  const { first, last } = bucketOf('month', `${month}-01`, 1);
  const ends = { '.atLeast': first, '.atMost': last };
  return days.map((list) => entryOf(list, ends, words, locale));
}

const MONTH = { year: 'numeric', month: 'long' } as const;

/** @param asked what the filter is asked, by the end of the parameter's name */
function entryOf(
  { resource, filter, label = labelOf(filter) }: ValueList,
  asked: Readonly<Record<string, string>>,
  value: string,
  locale: Locale,
): Entry {
  const parameters = Object.entries(asked).map(([end, operand]) => [`${filter}${end}`, operand]);
  return {
    id: `value ${resource.slug} ${filter}`,
    label: t('{field} is {value}', locale, { field: tLabel(label, locale), value }),
    note: tLabel(resource.pluralLabel, locale),
    target: { href: `${listHref(resource)}?${new URLSearchParams(parameters)}` },
  };
}

/** A year is one, and so is the number of an order. */
const LEAST_DIGITS = 2;

/** A sign or a code beside the number says which currency is meant; lists are narrowed by the number. */
function typedAmount(text: string, locale: Locale): string | null {
  const written = readAmount(text, locale);
  const hasSign = written !== null && written.sign !== '';
  const number =
    hasSign && isCurrencySign(written.sign) ? written.amount : readNumber(text, locale);
  return number !== null && number.replaceAll(/\D/g, '').length >= LEAST_DIGITS ? number : null;
}

/** “14 March 2026”, “March 14, 2026”, “14. März 2026”. */
function readWrittenDay(text: string, locale: Locale): string | null {
  const [, year] = /(?:^|\D)(\d{4})(?:\D|$)/.exec(withPlainDigits(text, locale)) ?? [];
  const [, day] = /(?:^|\D)(\d{1,2})(?:\D|$)/.exec(withPlainDigits(text, locale)) ?? [];
  const month = monthIn(text, locale);
  return year && day && month ? readDay(`${year}-${month}-${day}`, locale) : null;
}

/** “March 2026”, “2026-03”, “03/2026”. */
function readMonth(text: string, locale: Locale): string | null {
  const plain = withPlainDigits(text, locale);
  const [, year, number] = /^(\d{4})[-/.](\d{1,2})$/.exec(plain) ?? [];
  const [, first, last] = /^(\d{1,2})[-/.](\d{4})$/.exec(plain) ?? [];
  const [written] = /\d{4}/.exec(plain) ?? [];
  const isOnlyYear = plain.replaceAll(/\D+/g, ' ').trim() === written;
  const month = number ?? first ?? (isOnlyYear ? monthIn(text, locale) : null);
  const found = year ?? last ?? written;
  if (!month || !found || Number(month) < 1 || Number(month) > 12) return null;
  return `${found}-${month.padStart(2, '0')}`;
}

/** The month that a text names in the person's language or in English, from three letters on. */
function monthIn(text: string, { language }: Locale): string | null {
  const words = plain(text).match(/\p{L}[\p{L}\p{M}]{2,}|\d+月/gu) ?? [];
  for (const spoken of [language, 'en']) {
    const format = new Intl.DateTimeFormat(spoken, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      const name = plain(format.format(Date.UTC(2026, month - 1, 1)));
      if (words.some((word) => name.startsWith(word))) return String(month).padStart(2, '0');
    }
  }
  return null;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
