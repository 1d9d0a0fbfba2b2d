import { useContext, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { addressOf } from '../../../address/address.ts';
import { listHref, type Resource } from '../../../address/resource.ts';
import { chartIn } from '../../../lists/chart.ts';
import { isComplete, readListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import { LoadedPage } from '../../../relay/loadedPage.ts';
import { LoadedPageProvider, PageSourceContext } from '../../../relay/pageContext.tsx';
import { ChartView } from '../../list/chart/ChartView.tsx';
import { chartInWords } from '../../list/chart/chartWords.ts';
import { sumOf } from '../../list/chart/readFigure.ts';
import { lacksCurrency, useChart, type ChartOfList } from '../../list/chart/useChart.ts';
import { listAt, type AnyList, type ListQueries } from '../../list/listDefinition.ts';
import { narrowingInWords } from '../../list/filters/narrowingInWords.ts';
import { useLocale } from '../../locale/useLocale.ts';
import styles from './homeCharts.module.css';

interface ChartOfHomeProps {
  readonly resource: Resource;
  /** The list's address with the chart. */
  readonly search: string;
}

/** A chart over a list that is not shown: what it is asked by comes from the list's own page. */
export function ChartOfHome({ resource, search }: ChartOfHomeProps) {
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const source = useContext(PageSourceContext);
  // Undefined until it is known; null where the page shows no list.
  const [list, setList] = useState<AnyList | null>();
  const [page] = useState(() => new LoadedPage(environment, {}));
  useEffect(() => {
    const load = async () => {
      if (!source) return;
      const queries = (await source.loadPage(listHref(resource)))?.queries as
        ListQueries | undefined;
      const address = addressOf(new URLSearchParams(search));
      await queries?.load?.(address, source.visitor);
      setList(queries?.list ? listAt(queries.list, address, source.visitor) : null);
    };
    // `useMissingParts` reports code that fails to load.
    void load();
  }, [source, resource, search]);
  if (list === undefined) return null;
  const address = addressOf(new URLSearchParams(search));
  if (!list?.total || !isComplete(list, address))
    return <p className={styles.words}>{t('This chart cannot be drawn any more.', locale)}</p>;
  const state = readListAddress(list, address);
  const chart = chartIn(list, state.chart ?? '');
  const { total } = list;
  const own: ChartOfList = { list, total, state, chart, sum: sumOf(total, chart) };
  const words = [
    chartInWords(list, chart, own.sum, locale),
    ...narrowingInWords(list, state, locale),
  ].join(' · ');
  return (
    <LoadedPageProvider page={page}>
      <p className={styles.words} title={words}>
        {words}
      </p>
      {lacksCurrency(own) ? (
        <p className={styles.words}>{t('Sums: choose one currency', locale)}</p>
      ) : (
        <Drawn {...own} />
      )}
    </LoadedPageProvider>
  );
}

function Drawn(own: ChartOfList) {
  return <ChartView {...own} figures={useChart(own)} isTable={false} />;
}
