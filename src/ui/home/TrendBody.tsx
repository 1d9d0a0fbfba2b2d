import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { LoadedPage } from '../../relay/loadedPage.ts';
import { LoadedPageProvider, useLoadedPage, usePageQuery } from '../../relay/pageContext.tsx';
import { pageQuery } from '../../relay/pageQueries.ts';
import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import { valueOf } from '../../relay/caught.ts';
import { dayIn } from '../../lists/days.ts';
import { useLocale } from '../locale/useLocale.ts';
import { firstWeekdayOf } from '../../locale/weeks.ts';
import type { Resource } from '../../address/resource.ts';
import { timeBuckets, type Period, type TimeBucket } from './timeBuckets.ts';
import { trendVariables, type AnyTrend, type HomeTrend } from './trend.ts';
import { TrendChart } from './TrendChart.tsx';
import { TrendTable } from './TrendTable.tsx';

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
  return trend && <Asked key={shown.period} resource={resource} trend={trend} {...shown} />;
}

interface AskedProps extends Omit<TrendBodyProps, 'trend'> {
  readonly resource: Resource;
  readonly trend: AnyTrend;
}

/** Loads its query in the browser only, independent of the page. */
function Asked({ resource, trend, period, isTable }: AskedProps) {
  const environment = useRelayEnvironment();
  const { language, timeZone, now } = useLocale();
  const [{ page, stretches }] = useState(() => {
    const own = timeBuckets(period, dayIn(timeZone, now), firstWeekdayOf(language));
    const variables = trendVariables(trend, period, own, { timeZone, now, lists: {} });
    const queries = { trend: pageQuery(trend.query, variables) };
    return { page: new LoadedPage(environment, queries), stretches: own };
  });
  useEffect(() => page.load(), [page]);
  return (
    <LoadedPageProvider page={page}>
      <Answered resource={resource} trend={trend} stretches={stretches} isTable={isTable} />
    </LoadedPageProvider>
  );
}

interface AnsweredProps extends Omit<AskedProps, 'period'> {
  readonly stretches: readonly TimeBucket[];
}

function Answered(props: AnsweredProps) {
  const page = useLoadedPage();
  const state = page.pageState;
  if (state.status === 'pending') return null;
  if (state.status === 'ready') return <Figures {...props} />;
  return <ErrorPanel error={state.error} onRetry={() => page.retry()} />;
}

function Figures({ resource, trend, stretches, isTable }: AnsweredProps) {
  const data = usePageQuery(trend.query);
  const counts = stretches.map((_, index) => {
    const count = valueOf(trend.count(data, `n${index}`));
    return count === null ? null : Number(count);
  });
  const View = isTable ? TrendTable : TrendChart;
  return <View resource={resource} date={trend.date} stretches={stretches} counts={counts} />;
}
