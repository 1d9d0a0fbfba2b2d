import type { Locale } from '../../locale/locale.ts';
import { withPlainDigits } from './numberText.ts';

/** Three numbers, with what stands between them: `20.11.2026`, `11/20/2026`, `2026年11月20日`. */
const THREE_NUMBERS = /^(\d{1,4})([-./年] ?)(\d{1,2})([-./月] ?)(\d{1,4})日?\.?$/;

/**
 * A day as people of the language write it in figures, as `2026-11-20`. Null for what is no day, or may
 * be two: the year needs its four digits.
 */
export function readDay(text: string, locale: Locale): string | null {
  const [, first, sign = '', second, , third] =
    THREE_NUMBERS.exec(withPlainDigits(text, locale)) ?? [];
  if (first === undefined) return null;
  if (first.length === 4) return asDay(first, second, third);
  if (third.length !== 4) return null;
  // Points stand behind the day wherever they are used.
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

/** Whether there is such a day: `Date.parse` takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A day and a time, likewise, as `2026-11-20T09:30:00`. What is no such thing stays as it is. */
export function readDayAndTime(text: string, locale: Locale): string {
  const plain = withPlainDigits(text, locale);
  const [, written = '', clock = ''] = /^(.*?)(?:T|,? )\s*(\d{1,2}:\d{2}.*)$/.exec(plain) ?? [];
  const day = readDay(written, locale);
  if (day === null) return text.trim();
  const time = clock.padStart(clock.indexOf(':') === 1 ? clock.length + 1 : 0, '0');
  return `${day}T${time}${/^\d{2}:\d{2}$/.test(time) ? ':00' : ''}`;
}
