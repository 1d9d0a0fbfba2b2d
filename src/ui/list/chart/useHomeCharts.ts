import { homeCharts, type HomeChart } from '../../../visitor/homeCharts.ts';
import { browserListChoices } from '../../../visitor/listChoice.ts';
import { saveHomeCharts } from '../../../visitor/saveHomeCharts.ts';
import { useStoredChoice } from '../useStoredChoice.ts';
import { useKnownCharts } from './useKnownCharts.ts';

/** The charts on the home page, and a function that keeps others; false where there is no room for them. */
export function useHomeCharts(): readonly [
  charts: readonly HomeChart[],
  keep: (charts: readonly HomeChart[]) => boolean,
] {
  const [charts, show] = useStoredChoice(useKnownCharts());
  const keep = (wanted: readonly HomeChart[]) => {
    // Another tab may have added some since.
    const others = homeCharts(browserListChoices()).filter(
      ({ slug, search }) => ![...charts, ...wanted].some(isChartOf(slug, search)),
    );
    const next = [...wanted, ...others];
    if (!saveHomeCharts(next)) return false;
    show(next);
    return true;
  };
  return [charts, keep];
}

/** What of a list's address says how its rows are shown, which no chart depends on. */
const OF_ROWS = ['columns', 'density', 'layout', 'by', 'more', 'lane', 'size', 'sort'];

/** Whether a chart is the one over a list at an address, however its rows are shown. */
export function isChartOf(slug: string, search: string): (chart: HomeChart) => boolean {
  const own = drawnAt(search);
  return (chart) => {
    const other = drawnAt(chart.search);
    // Without a currency it is drawn in the usual one.
    const isOneCurrency = !own.currency || !other.currency || own.currency === other.currency;
    return chart.slug === slug && own.records === other.records && isOneCurrency;
  };
}

function drawnAt(search: string) {
  const params = new URLSearchParams(search);
  for (const name of OF_ROWS) params.delete(name);
  const [figure = '', group = '', currency = ''] = (params.get('chart') ?? '').split(' ');
  params.set('chart', `${figure} ${group}`);
  return { records: params.toString(), currency };
}
