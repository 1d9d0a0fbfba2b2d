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
import { timeBuckets, type Period } from './timeBuckets.ts';
import { trendCalls, type AnyTrend, type HomeTrend, type TrendCall } from './trend.ts';
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

/** Loads its counts in the browser only, independent of the page. */
function Asked({ resource, trend, period, isTable }: AskedProps) {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [{ page, calls }] = useState(() => {
    const { timeZone, now } = locale;
    const stretches = timeBuckets(period, dayIn(timeZone, now), firstWeekdayOf(locale));
    const own = trendCalls(trend, stretches, { timeZone, now, lists: {} });
    const queries = own.map(
      ({ variables }, call) => [`counts${call}`, pageQuery(trend.query, variables)] as const,
    );
    return { page: new LoadedPage(environment, Object.fromEntries(queries)), calls: own };
  });
  useEffect(() => page.load(), [page]);
  return (
    <LoadedPageProvider page={page}>
      <Answered resource={resource} trend={trend} calls={calls} isTable={isTable} />
    </LoadedPageProvider>
  );
}

interface AnsweredProps extends Omit<AskedProps, 'period'> {
  readonly calls: readonly TrendCall[];
}

function Answered({ resource, trend, calls, isTable }: AnsweredProps) {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const state = page.pageState;
  if (state.status === 'pending') return null;
  if (state.status !== 'ready')
    return <ErrorPanel error={state.error} onRetry={() => page.retry()} />;
  const counts = page.answered.flatMap(({ operation }, call) => {
    const { data } = environment.lookup(operation.fragment);
    return calls[call].stretches.map((_, index) => valueOf(trend.count(data, `n${index}`)));
  });
  const View = isTable ? TrendTable : TrendChart;
  return (
    <View
      resource={resource}
      date={trend.date}
      stretches={calls.flatMap(({ stretches }) => stretches)}
      counts={counts.map((count) => (count === null ? null : Number(count)))}
    />
  );
}
