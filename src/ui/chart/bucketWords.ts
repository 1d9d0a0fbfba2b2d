import { bucketOf, type TimeBucket } from '../../lists/timeBuckets.ts';
import { dateFormat, dayFormat, formatDay } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';

/** "16 – 22 Nov 2026", or the one day: in the browser only, since ranges are not written the same everywhere. */
export function formatBucket({ first, last }: TimeBucket, locale: Locale): string {
  if (first === last) return formatDay(first, locale);
  return dayFormat(locale, 'UTC').formatRange(Date.parse(first), Date.parse(last));
}

/** "November 2026", "2026", "16 Nov 2026 – 22 Nov 2026", or the one day. */
export function formatDays({ first, last }: TimeBucket, locale: Locale): string {
  if (first === last) return formatDay(first, locale);
  const isWhole = (step: 'month' | 'year') => {
    const whole = bucketOf(step, first, 1);
    return whole.first === first && whole.last === last;
  };
  const options: Intl.DateTimeFormatOptions | null = isWhole('month')
    ? { month: 'long', year: 'numeric' }
    : isWhole('year')
      ? { year: 'numeric' }
      : null;
  if (options)
    return dateFormat(locale.language, { ...options, timeZone: 'UTC' }).format(Date.parse(first));
  const [start, end] = [first, last].map((day) => formatDay(day, locale));
  return t('{start} – {end}|range', locale, { start, end });
}
