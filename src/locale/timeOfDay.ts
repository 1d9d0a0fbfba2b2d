import { dateFormat } from './formats.ts';
import type { Locale } from './locale.ts';

/** RFC 3339's `full-time` and what SQL makes of it: seconds, their fraction and the offset may be missing. */
const TIME = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d+))?)?\s?(Z|[+-]\d\d(?::?\d\d)?)?$/i;

/** The most digits of a second's fraction that `Intl` writes. */
const MOST_DIGITS = 3;

/**
 * A time of day, as the language writes it: `10:20`, `10:20 AM`. Seconds are said where there are any, an offset from
 * UTC where there is one. Any other text is returned as it is.
 */
export function formatTimeOfDay(text: string, { language }: Pick<Locale, 'language'>): string {
  const [, hour, minute, second = '00', fraction = '', offset] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) return text;
  const digits = fraction.replace(/0+$/, '');
  // What `Intl` would round is left as it was written.
  if (digits.length > MOST_DIGITS) return text;
  const time = new Date(
    `1970-01-01T${hour}:${minute}:${second}.${digits.padEnd(MOST_DIGITS, '0')}Z`,
  );
  // `Intl` takes a style of the time or a fraction of its seconds, not both.
  const options: Intl.DateTimeFormatOptions =
    digits === ''
      ? { timeStyle: Number(second) === 0 ? 'short' : 'medium' }
      : {
          hour: '2-digit',
          minute: '2-digit',
          second: '2-digit',
          fractionalSecondDigits: digits.length as 1 | 2 | 3,
        };
  const format = dateFormat(language, { ...options, timeZone: 'UTC' });
  return [format.format(time), offset && inWords(offset)].filter(Boolean).join(' ');
}

/** `+0200` and `+02` are `UTC+02:00`. */
function inWords(offset: string): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return sign === undefined || Number(`${hours}${minutes}`) === 0
    ? 'UTC'
    : `UTC${sign}${hours}:${minutes}`;
}
