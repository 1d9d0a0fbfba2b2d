import NextLink from 'next/link';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import { bucketHref } from './trend.ts';
import { formatBucket, summaryOf, type Figures } from './trendWords.ts';
import styles from './trends.module.css';

/** The figures as a table, newest first; each links to the records it counts. */
export function TrendTable(figures: Figures) {
  const { resource, date, stretches, counts } = figures;
  const locale = useLocale();
  const rows = stretches.map((stretch, index) => ({ stretch, count: counts[index] })).reverse();
  return (
    <div
      className={styles.scroller}
      role="region"
      tabIndex={0}
      aria-label={tLabel(resource.pluralLabel, locale)}
    >
      <table className={styles.table}>
        <caption>{summaryOf(figures, locale)}</caption>
        <tbody>
          {rows.map(({ stretch, count }) => (
            <tr key={stretch.first}>
              <th scope="row">
                <NextLink href={bucketHref(resource, date, stretch)} prefetch={false}>
                  {formatBucket(stretch, locale)}
                </NextLink>
              </th>
              <td>{count === null ? '—' : formatNumber(count, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
