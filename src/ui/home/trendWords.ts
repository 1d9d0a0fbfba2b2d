import { formatNumber } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { TimeBucket } from '../../lists/timeBuckets.ts';

/** The data of a trend: a count for each time bucket, null where it is unknown. */
interface Figures {
  readonly buckets: readonly TimeBucket[];
  readonly counts: ReadonlyArray<number | null>;
}

/** What a chart shows, in a few words: "88 in 30 days, at most 10 a day". */
export function summaryOf({ buckets, counts }: Figures, locale: Locale): string {
  const known = counts.map((count) => count ?? 0);
  const isDays = buckets[0].first === buckets[0].last;
  const total = known.reduce((sum, count) => sum + count, 0);
  const count = formatNumber(buckets.length, locale);
  if (total === 0)
    return t(isDays ? 'None in {count} days' : 'None in {count} weeks', locale, { count });
  return t(
    isDays
      ? '{sum} in {count} days, at most {most} a day'
      : '{sum} in {count} weeks, at most {most} a week',
    locale,
    { sum: formatNumber(total, locale), count, most: formatNumber(Math.max(...known), locale) },
  );
}
