import type { Locale } from './locale.ts';

/**
 * Pure formatting of values for people, over `Intl`. Every function gives the text that it was
 * given back when it cannot be understood: a back office never hides what a backend said.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** Making an `Intl` formatter costs more than using it a hundred times. */
function remembered<Options, Formatter>(make: (language: string, options: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (language: string, options: Options): Formatter => {
    const key = `${language} ${JSON.stringify(options)}`;
    const formatter = formatters.get(key) ?? make(language, options);
    formatters.set(key, formatter);
    return formatter;
  };
}

const numberFormat = remembered(
  (language, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, options),
);
const dateFormat = remembered(
  (language, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options),
);
const relativeFormat = remembered(
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
  const digits = fractionDigits(value);
  return numberFormat(language, { maximumFractionDigits: Math.max(digits, 3), ...options }).format(
    value as number,
  );
}

function fractionDigits(value: string | number): number {
  return Math.min(20, /\.(\d+)$/.exec(String(value))?.[1].length ?? 0);
}

/**
 * An amount of money.
 *
 * @param currency an ISO 4217 code; without one the amount is shown as a number with two decimals
 * @param unit `minor` when the amount counts hundredths (or what the currency's smallest unit is)
 */
export function formatMoney(
  value: string | number,
  currency: string | null | undefined,
  locale: Locale,
  unit: 'major' | 'minor' = 'major',
): string {
  const code = currency && /^[A-Za-z]{3}$/.test(currency) ? currency.toUpperCase() : null;
  const options: Intl.NumberFormatOptions = code
    ? { style: 'currency', currency: code }
    : { minimumFractionDigits: 2 };
  const places =
    numberFormat(locale.language, options).resolvedOptions().maximumFractionDigits ?? 2;
  const amount = unit === 'minor' ? shiftDecimal(String(value), code ? places : 2) : value;
  const text = formatNumber(amount, locale, {
    ...options,
    maximumFractionDigits: Math.max(places, fractionDigits(amount)),
  });
  return code || !currency ? text : `${text} ${currency}`;
}

/** `12345` with 2 places is `123.45`, on text, so that no cent is lost. */
function shiftDecimal(value: string, places: number): string {
  const match = /^(-?)(\d+)$/.exec(value);
  if (!match || places === 0) return value;
  const digits = match[2].padStart(places + 1, '0');
  return `${match[1]}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** A calendar day. `2026-11-20` is that day everywhere: it never goes through a time zone. */
export function formatDay(value: string, { language }: Locale): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(value);
  if (!match) return value;
  const day = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}

/** A moment: relative within a week of now, the date after that. */
export function formatMoment(value: string | number, locale: Locale): string {
  const time = parseMoment(value);
  if (time === null) return String(value);
  const distance = time - locale.now;
  const relative = relativeFormat(locale.language, { numeric: 'auto', style: 'long' });
  if (Math.abs(distance) < MINUTE) return relative.format(0, 'second');
  if (Math.abs(distance) < HOUR) return relative.format(Math.trunc(distance / MINUTE), 'minute');
  if (Math.abs(distance) < DAY) return relative.format(Math.trunc(distance / HOUR), 'hour');
  if (Math.abs(distance) < WEEK) return relative.format(Math.trunc(distance / DAY), 'day');
  return dateFormat(locale.language, { dateStyle: 'medium', timeZone: locale.timeZone }).format(
    time,
  );
}

/** A moment in full, with its zone. */
export function formatMomentFully(value: string | number, { language, timeZone }: Locale): string {
  const time = parseMoment(value);
  if (time === null) return String(value);
  return dateFormat(language, { dateStyle: 'full', timeStyle: 'long', timeZone }).format(time);
}

/** ISO 8601 text, or a number of seconds or milliseconds since 1970. */
export function parseMoment(value: string | number): number | null {
  if (typeof value === 'number') return value < 1e11 ? value * 1000 : value;
  // A moment without a zone is taken as UTC: the server's own zone must not decide.
  const zoned =
    /T?\d{2}:\d{2}/.test(value) && !/(Z|[+-]\d{2}(:?\d{2})?)$/i.test(value)
      ? `${value.replace(' ', 'T')}Z`
      : value;
  const time = Date.parse(zoned);
  return Number.isNaN(time) ? null : time;
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte'];

export function formatBytes(value: string | number, { language }: Locale): string {
  let amount = Number(value);
  if (!Number.isFinite(amount)) return String(value);
  let unit = 0;
  while (Math.abs(amount) >= 1000 && unit < BYTE_UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const options = {
    style: 'unit',
    unit: BYTE_UNITS[unit],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const;
  return numberFormat(language, options).format(amount);
}

/** @param value a share of one hundred: `12.5` is 12.5 % */
export function formatPercent(value: string | number, locale: Locale): string {
  return `${formatNumber(value, locale)} %`;
}
