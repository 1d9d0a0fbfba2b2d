import NextLink from 'next/link';
import { dateFormat, formatNumber } from '../../locale/formats.ts';
import { isRightToLeft } from '../../locale/direction.ts';
import { useLocale } from '../locale/useLocale.ts';
import { bucketHref } from './trend.ts';
import { formatBucket, summaryOf, type Figures } from './trendWords.ts';
import styles from './trends.module.css';

const BARS_HEIGHT = 84;
const HEIGHT = 112;
/** Where labels stand, below the bars. */
const BASELINE = BARS_HEIGHT + 18;
/** How much of a column its bar leaves free at each side. */
const GAP = 0.12;
/** One bar in so many has a label, except at the edges, where there is no room for it. */
const NAMED = { days: 7, weeks: 4 };

/**
 * The figures as bars that link to the records they count. They are no stops of the Tab key, which has the table's links:
 * thirty of them would stand between a person and the rest of the page.
 */
export function TrendChart(figures: Figures) {
  const { resource, date, stretches, counts } = figures;
  const locale = useLocale();
  const isMirrored = isRightToLeft(locale.language);
  const isDays = stretches[0].first === stretches[0].last;
  const named = isDays ? NAMED.days : NAMED.weeks;
  const short = dateFormat(locale.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const most = Math.max(1, ...counts.map((count) => count ?? 0));
  const count = stretches.length;
  const percent = (columns: number) => `${(100 * columns) / count}%`;
  const summary = summaryOf(figures, locale);
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <svg className={styles.chart} width="100%" height={HEIGHT} role="group" aria-label={summary}>
        {stretches.map((stretch, index) => {
          const place = isMirrored ? count - 1 - index : index;
          const height = ((counts[index] ?? 0) / most) * BARS_HEIGHT;
          const isNamed = (count - index) % named === Math.ceil(named / 2);
          const figure = counts[index] === null ? '—' : formatNumber(counts[index], locale);
          return (
            <NextLink
              key={stretch.first}
              href={bucketHref(resource, date, stretch)}
              prefetch={false}
              tabIndex={-1}
            >
              <title>{`${formatBucket(stretch, locale)}: ${figure}`}</title>
              <rect
                x={percent(place)}
                width={percent(1)}
                height={HEIGHT}
                className={styles.column}
              />
              <rect
                x={percent(place + GAP)}
                y={BARS_HEIGHT - height}
                width={percent(1 - 2 * GAP)}
                height={height}
                rx={2}
                className={styles.bar}
              />
              {isNamed && (
                <text x={percent(place + 0.5)} y={BASELINE} textAnchor="middle">
                  {short.format(Date.parse(stretch.first))}
                </text>
              )}
            </NextLink>
          );
        })}
        <line x1="0" x2="100%" y1={BARS_HEIGHT} y2={BARS_HEIGHT} className={styles.axis} />
      </svg>
    </>
  );
}
