import { BarChart } from '@mui/x-charts/BarChart';
import { useRouter } from 'next/router';
import { dateFormat, formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import { bucketHref } from './trend.ts';
import { formatBucket, summaryOf, type Figures } from './trendWords.ts';
import styles from './trends.module.css';

const HEIGHT = 112;
/** Paler than the colour of buttons and links. */
const BARS = 'light-dark(#4a84d8, #5b97f0)';
/** One bar in so many has a label, except at the edges, where there is no room for it. */
const NAMED = { days: 7, weeks: 4 };

/** The figures as bars that link to the records they count. Screen readers get the sum; the table has all figures. */
export function TrendChart(figures: Figures) {
  const { resource, date, stretches, counts } = figures;
  const locale = useLocale();
  const router = useRouter();
  const isDays = stretches[0].first === stretches[0].last;
  const named = isDays ? NAMED.days : NAMED.weeks;
  const short = dateFormat(locale.language, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const open = (index: number) => void router.push(bucketHref(resource, date, stretches[index]));
  const summary = summaryOf(figures, locale);
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.chart} role="img" aria-label={summary}>
        <BarChart
          height={HEIGHT}
          margin={0}
          hideLegend
          skipAnimation
          disableKeyboardNavigation
          borderRadius={2}
          series={[
            {
              data: [...counts],
              color: BARS,
              label: tLabel(resource.pluralLabel, locale),
              valueFormatter: (count) => (count === null ? '—' : formatNumber(count, locale)),
            },
          ]}
          xAxis={[
            {
              data: stretches.map((_, index) => index),
              // Letters of some scripts are taller than Latin ones.
              height: 28,
              categoryGapRatio: 0.25,
              disableTicks: true,
              tickInterval: (index: number) =>
                (stretches.length - index) % named === Math.ceil(named / 2),
              valueFormatter: (index: number, { location }: { location: string }) =>
                location === 'tick'
                  ? short.format(Date.parse(stretches[index].first))
                  : formatBucket(stretches[index], locale),
            },
          ]}
          yAxis={[{ position: 'none', min: 0, domainLimit: 'strict' }]}
          onAxisClick={(_, axis) => axis && open(axis.dataIndex)}
        />
      </div>
    </>
  );
}
