import { useRouter } from 'next/router';
import { useContext, useState } from 'react';
import { homeCharts, type HomeChart } from '../../../visitor/homeCharts.ts';
import { saveHomeCharts } from '../../../visitor/saveHomeCharts.ts';
import { ListChoicesContext } from '../listContext.ts';

/** The charts on the home page, and a function that keeps others; false where there is no room for them. */
export function useHomeCharts(): readonly [
  charts: readonly HomeChart[],
  keep: (charts: readonly HomeChart[]) => boolean,
] {
  const stored = useContext(ListChoicesContext);
  const router = useRouter();
  const [changed, setChanged] = useState<{ stored: object; charts: readonly HomeChart[] }>();
  // What the page has of the cookie is renewed by a navigation.
  const charts = changed?.stored === stored ? changed.charts : homeCharts(stored);
  const keep = (next: readonly HomeChart[]) => {
    if (!saveHomeCharts(next)) return false;
    setChanged({ stored, charts: next });
    void router.replace(router.asPath, undefined, { scroll: false });
    return true;
  };
  return [charts, keep];
}

/** Whether a chart is the one over a list at an address. */
export function isChartOf(slug: string, search: string): (chart: HomeChart) => boolean {
  return (chart) => chart.slug === slug && chart.search === search;
}
