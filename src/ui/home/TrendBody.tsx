import 'client-only';
import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { LoadedPage } from '../../relay/loadedPage.ts';
import { LoadedPageProvider, useLoadedPage } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { valueOf } from '../../relay/caught.ts';
import { dayIn } from '../../lists/days.ts';
import { useLocale } from '../locale/useLocale.ts';
import { firstWeekdayOf } from '../../locale/weeks.ts';
import type { Resource } from '../../address/resource.ts';
import { bucketsUpTo } from '../../lists/timeBuckets.ts';
import { dateFormat, formatNumber } from '../../locale/formats.ts';
import { tLabel } from '../../locale/translate.ts';
import { formatBucket } from '../chart/bucketWords.ts';
import { ColumnChart } from '../chart/ColumnChart.tsx';
import type { Point } from '../chart/point.ts';
import { PointTable } from '../chart/PointTable.tsx';
import {
  bucketHref,
  PERIODS,
  trendCalls,
  type AnyTrend,
  type HomeTrend,
  type Period,
  type TrendCall,
} from './trend.ts';
import { summaryOf } from './trendWords.ts';
import styles from './trends.module.css';

/** One bar in so many has a label. */
const NAMED = { days: 7, weeks: 4 };

interface TrendBodyProps {
  readonly trend: HomeTrend;
  readonly period: Period;
  readonly isTable: boolean;
}

/** The figures of one resource, fetched when they scroll into view. */
export default function TrendBody({ trend: { resource, load }, ...shown }: TrendBodyProps) {
  const [trend, setTrend] = useState<AnyTrend | null>(null);
  useEffect(() => {
    const take = async () => setTrend(await load());
    // `useMissingParts` reports code that fails to load.
    void take();
  }, [load]);
  return trend && <TrendOfPeriod key={shown.period} resource={resource} trend={trend} {...shown} />;
}

interface TrendOfPeriodProps extends Omit<TrendBodyProps, 'trend'> {
  readonly resource: Resource;
  readonly trend: AnyTrend;
}

/** Loads the counts of one period, in the browser only, independent of the page. */
function TrendOfPeriod({ resource, trend, period, isTable }: TrendOfPeriodProps) {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [{ page, calls }] = useState(() => {
    const { timeZone, now } = locale;
    const { step, count } = PERIODS[period];
    const today = dayIn(timeZone, now);
    const buckets = bucketsUpTo(today, step, count, firstWeekdayOf(locale));
    const own = trendCalls(trend, buckets, { timeZone, now, lists: {} });
    const queries = own.map(
      ({ variables }, call) => [`counts${call}`, pageQuery(trend.query, variables)] as const,
    );
    return { page: new LoadedPage(environment, Object.fromEntries(queries)), calls: own };
  });
  useEffect(() => page.load(), [page]);
  return (
    <LoadedPageProvider page={page}>
      <TrendChart
        resource={resource}
        trend={trend}
        calls={calls}
        period={period}
        isTable={isTable}
      />
    </LoadedPageProvider>
  );
}

interface TrendChartProps extends TrendOfPeriodProps {
  readonly calls: readonly TrendCall[];
}

/** Shows the counts once they are there, as a chart or as a table. */
function TrendChart({ resource, trend, calls, period, isTable }: TrendChartProps) {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const page = useLoadedPage();
  const state = page.pageState;
  if (state.status === 'pending') return null;
  if (state.status !== 'ready')
    return <ErrorPanel error={state.error} onRetry={() => page.retry()} />;
  const counts = page.answered.flatMap((operation, call) => {
    const { data } = environment.lookup(operation.fragment);
    return calls[call].buckets.map((_, index) => valueOf(trend.count(data, `n${index}`)));
  });
  const buckets = calls.flatMap((call) => call.buckets);
  const short = dateFormat(locale.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const points = buckets.map((bucket, index): Point => {
    const count = counts[index];
    return {
      label: formatBucket(bucket, locale),
      short: short.format(Date.parse(bucket.first)),
      value: count === null ? null : Number(count),
      text: count === null ? '—' : formatNumber(count, locale),
      href: bucketHref(resource, trend.date, bucket),
    };
  });
  const summary = summaryOf({ buckets, counts: points.map(({ value }) => value) }, locale);
  // In a table the newest come first.
  if (isTable)
    return (
      <PointTable
        points={points.reverse()}
        summary={summary}
        label={tLabel(resource.pluralLabel, locale)}
      />
    );
  return (
    <>
      <p className={styles.summary}>{summary}</p>
      <ColumnChart points={points} summary={summary} named={NAMED[period]} />
    </>
  );
}
