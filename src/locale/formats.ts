import { currencyDigits, fromSmallestUnit } from './currencyUnits.ts';
import type { Locale } from './locale.ts';

/**
 * Formats values for people, with `Intl`. A value that cannot be parsed is returned as it is: a back office never
 * hides what a backend returned.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Moments less than this away are formatted as relative times. */
export const WEEK = 7 * DAY;

/** Clocks of servers differ a little: a moment that has just passed must not seem to be in the future. */
const AHEAD = 2 * MINUTE;

/** Languages and zones come from requests, so the cache of formatters must not grow without limit. */
const MOST_FORMATTERS = 200;

/** Caches what `make` returns: creating an `Intl` formatter costs more than using it a hundred times. */
export function remembered<Options, Formatter>(
  make: (language: string, options: Options) => Formatter,
) {
  const formatters = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`;
    const formatter = formatters.get(key) ?? make(language, options);
    if (formatters.size >= MOST_FORMATTERS && !formatters.has(key)) formatters.clear();
    formatters.set(key, formatter);
    return formatter;
  };
}

export const numberFormat = remembered(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
export const dateFormat = remembered(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);
export const relativeFormat = remembered(
  (language, options: Intl.RelativeTimeFormatOptions) =>
    new Intl.RelativeTimeFormat(language, options),
);

/** A number or a decimal given as text, which is never taken through floating point. */
export function formatNumber(
  value: string | number,
  { language }: Locale,
  options: Intl.NumberFormatOptions = {},
): string {
  if (typeof value === 'string' && !/^[+-]?\d+(\.\d+)?$/.test(value)) return value;
  const most = Math.max(fractionDigits(value), 3);
  return numberFormat(language, withDigits(options, 0, most)).format(value as number);
}

/** Options with numbers of digits behind the point that agree, where they say one of the two or none. */
function withDigits(
  options: Intl.NumberFormatOptions,
  least: number,
  most: number,
): Intl.NumberFormatOptions {
  const { minimumFractionDigits: given, maximumFractionDigits: limit } = options;
  const minimumFractionDigits = given ?? Math.min(least, limit ?? most);
  const maximumFractionDigits = limit ?? Math.max(most, minimumFractionDigits);
  return { ...options, minimumFractionDigits, maximumFractionDigits };
}

/** The most that `Intl` takes. */
const MOST_FRACTION_DIGITS = 100;

/** The number of digits behind the point; a very small number has its point behind an exponent: `1.5e-7`. */
function fractionDigits(value: string | number): number {
  const [, digits = '', exponent = '0'] = /(?:\.(\d+))?(?:e-(\d+))?$/.exec(String(value)) ?? [];
  return Math.min(MOST_FRACTION_DIGITS, digits.length + Number(exponent));
}

/**
 * An amount of money.
 *
 * @param currency an ISO 4217 code; without one the amount is shown as a number with two decimals
 * @param unit `minor` when the amount counts hundredths (or what the currency's smallest unit is)
 * @param own options beside those of the office
 */
export function formatMoney(
  value: string | number,
  currency: string | null | undefined,
  locale: Locale,
  unit: 'major' | 'minor' = 'major',
  own: Intl.NumberFormatOptions = {},
): string {
  const code = currency && /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : null;
  const style: Intl.NumberFormatOptions = code ? { style: 'currency', currency: code } : {};
  const places = code
    ? (numberFormat(locale.language, style).resolvedOptions().maximumFractionDigits ?? 2)
    : 2;
  const amount = unit === 'minor' ? fromSmallestUnit(String(value), currencyDigits(code)) : value;
  const options = { ...locale.formats?.money, ...own, ...style };
  const most = Math.max(places, fractionDigits(amount));
  const text = formatNumber(amount, locale, withDigits(options, places, most));
  return code || !currency ? withWholeSymbol(text) : `${text} ${currency}`;
}

/** In a text from right to left, the sign at the end of `US$` would be shown before it. */
function withWholeSymbol(text: string): string {
  return /^\u200F.*[A-Z]\p{Sc}$/u.test(text) ? `${text}\u200E` : text;
}

/** How days are written, and moments of another week. */
function dateOptions({ formats }: Locale): Intl.DateTimeFormatOptions {
  return formats?.date ?? { dateStyle: 'medium' };
}

/** How moments are written whose time matters: as days are, with the hour and the minute. */
export function minuteOptions(locale: Locale): Intl.DateTimeFormatOptions {
  const date = dateOptions(locale);
  // `Intl` takes a style of the time beside one of the date only.
  return date.dateStyle === undefined
    ? { ...date, hour: 'numeric', minute: '2-digit' }
    : { ...date, timeStyle: 'short' };
}

/** The format of days in a time zone. @param own in place of the office's options */
export function dayFormat(
  locale: Locale,
  timeZone: string,
  own: Intl.DateTimeFormatOptions = dateOptions(locale),
): Intl.DateTimeFormat {
  return dateFormat(locale.language, { ...own, timeZone });
}

/** A calendar day. `2026-11-20` is that day everywhere: it never goes through a time zone. */
export function formatDay(value: string, locale: Locale, own?: Intl.DateTimeFormatOptions): string {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=$|[T ]\d{2}:\d{2})/.exec(value) ?? [];
  if (!day || !isCalendarDay(day)) return value;
  return dayFormat(locale, 'UTC', own).format(Date.parse(day));
}

/** Whether there is such a day: `Date.parse` takes 30 February for 2 March. */
function isCalendarDay(day: string): boolean {
  const time = Date.parse(day);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/**
 * A moment: relative within a week of now, the date after that. A day without a time is that day.
 *
 * @param own options by which it is always a date
 */
export function formatMoment(
  value: string | number,
  locale: Locale,
  own?: Intl.DateTimeFormatOptions,
): string {
  const time = parseMoment(value);
  if (time === null) return dayOrText(value, locale);
  if (own) return dayFormat(locale, locale.timeZone, own).format(time);
  const distance = time - locale.now;
  if (distance > -MINUTE && distance < AHEAD)
    return relativeFormat(locale.language, { numeric: 'auto' }).format(0, 'second');
  // In numbers: 40 hours ago may be the day before yesterday.
  const relative = relativeFormat(locale.language, { numeric: 'always' });
  if (Math.abs(distance) < HOUR) return relative.format(Math.trunc(distance / MINUTE), 'minute');
  if (Math.abs(distance) < DAY) return relative.format(Math.trunc(distance / HOUR), 'hour');
  if (Math.abs(distance) < WEEK) return relative.format(Math.trunc(distance / DAY), 'day');
  return dayFormat(locale, locale.timeZone).format(time);
}

/** A moment in full, with its zone. */
export function formatMomentFully(value: string | number, locale: Locale): string {
  const { timeZone, formats } = locale;
  const time = parseMoment(value);
  if (time === null) return dayOrText(value, locale);
  const options = formats?.moment ?? { dateStyle: 'full', timeStyle: 'long' };
  return dayFormat(locale, timeZone, options).format(time);
}

function dayOrText(value: string | number, locale: Locale): string {
  const text = String(value);
  return text.length === '2026-11-20'.length ? formatDay(text, locale) : text;
}

/** ISO 8601, or as SQL databases print it: day, time, and perhaps a zone. */
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** The furthest that a `Date` reaches, in milliseconds either side of 1970. */
const FURTHEST = 8.64e15;

/** Milliseconds since 1970 out of ISO 8601 text or a number of seconds or milliseconds; null for anything else. */
export function parseMoment(value: string | number): number | null {
  if (typeof value === 'number') {
    const time = Math.abs(value) < 1e11 ? value * 1000 : value;
    return Math.abs(time) <= FURTHEST ? time : null;
  }
  // A moment without a zone is taken as UTC: the server's own zone must not decide.
  const [, day = '', clock, zone = 'Z'] = MOMENT.exec(value) ?? [];
  if (!isCalendarDay(day)) return null;
  const time = Date.parse(`${day}T${clock}${zone.length === 3 ? `${zone}:00` : zone}`);
  return Number.isNaN(time) ? null : time;
}
