import { isDay } from '../../locale/isDay.ts';
import type { Locale } from '../../locale/locale.ts';
import { withPlainDigits } from '../../locale/numberText.ts';

/** Three numbers with separators: `20.11.2026`, `11/20/2026`, `2026年11月20日`. */
const THREE_NUMBERS = /^(\d{1,4})([-./年] ?)(\d{1,2})([-./月] ?)(\d{1,4})日?\.?$/;

/**
 * Parses a day in the language's numeric notation to `2026-11-20`. Null when it is invalid or
 * ambiguous: the year needs four digits.
 */
export function readDay(text: string, locale: Locale): string | null {
  const [, first, sign = '', second, , third] =
    THREE_NUMBERS.exec(withPlainDigits(text, locale)) ?? [];
  if (first === undefined) return null;
  if (first.length === 4) return asDay(first, second, third);
  if (third.length !== 4) return null;
  // Notations with points always start with the day.
  const isDayFirst = sign.startsWith('.') || hasDayFirst(locale);
  return isDayFirst ? asDay(third, second, first) : asDay(third, first, second);
}

function hasDayFirst({ language, writtenIn = language }: Locale): boolean {
  const format = new Intl.DateTimeFormat(writtenIn, { dateStyle: 'short', calendar: 'gregory' });
  const types = format.formatToParts(0).map(({ type }) => type);
  return types.indexOf('day') < types.indexOf('month');
}

function asDay(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** Parses a day and a time to `2026-11-20T09:30:00`, and a day to its first moment; other texts are returned unchanged. */
export function readDayAndTime(text: string, locale: Locale): string {
  const whole = readDay(text, locale);
  if (whole !== null) return `${whole}T00:00:00`;
  const plain = withPlainDigits(text, locale);
  const [, written = '', clock = ''] = /^(.*?)(?:T|,? )\s*(\d{1,2}:\d{2}.*)$/.exec(plain) ?? [];
  const day = readDay(written, locale);
  if (day === null) return text.trim();
  const time = clock.padStart(clock.indexOf(':') === 1 ? clock.length + 1 : 0, '0');
  return `${day}T${time}${/^\d{2}:\d{2}$/.test(time) ? ':00' : ''}`;
}
