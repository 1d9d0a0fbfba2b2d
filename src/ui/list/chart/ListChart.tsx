import { useState } from 'react';
import { chartIn, chartText } from '../../../lists/chart.ts';
import { listSearchParams, listStateHref, type ListAddress } from '../../../lists/listAddress.ts';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { HomeSwitch } from './HomeSwitch.tsx';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import type { AnyList } from '../listDefinition.ts';
import { ChartChoices } from './ChartChoices.tsx';
import { ChartView } from './ChartView.tsx';
import { sumOf } from './readFigure.ts';
import { lacksCurrency, useChart, type ChartOfList } from './useChart.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './chart.module.css';

interface ListChartProps {
  readonly list: AnyList;
  readonly state: ListAddress;
  /** The chart as the address has it. */
  readonly text: string;
  readonly path: string;
}

/** A chart over the rows of a list, which a person composes; all of it is in the address. */
export default function ListChart({ list, state, text, path }: ListChartProps) {
  const locale = useLocale();
  const { total } = list;
  if (!total) return null;
  const chart = chartIn(list, text);
  const own: ChartOfList = { list, total, state, chart, sum: sumOf(total, chart) };
  return (
    <section className={styles.chart} aria-label={t('Chart', locale)}>
      {lacksCurrency(own) ? (
        <>
          <ChartChoices {...own} path={path} currencies={[]} currency={null} />
          <p className={styles.of}>{t('Sums: choose one currency', locale)}</p>
        </>
      ) : (
        <Drawn {...own} path={path} />
      )}
    </section>
  );
}

function Drawn({ path, ...own }: ChartOfList & { readonly path: string }) {
  const locale = useLocale();
  const [isTable, setTable] = useState(false);
  const figures = useChart(own);
  const { list, state, chart } = own;
  // What is shown elsewhere stays in the currency that it has here.
  const shown = chartText({ ...chart, currency: figures.currency });
  const search = listSearchParams({ ...state, position: {}, chart: shown }).toString();
  return (
    <>
      <header className={styles.header}>
        <ChartChoices {...own} {...figures} path={path} />
        <div className={styles.actions}>
          {figures.points.length > 0 && (
            <button
              type="button"
              className={buttons.button}
              aria-pressed={isTable}
              onClick={() => setTable(!isTable)}
            >
              {t('Show as table', locale)}
            </button>
          )}
          <HomeSwitch slug={list.resource.slug} search={search} />
          <PageLink
            className={buttons.icon}
            href={listStateHref(path, { ...state, chart: undefined })}
            scroll={false}
            aria-label={t('Remove the chart', locale)}
          >
            <Icon name="cross" />
          </PageLink>
        </div>
      </header>
      <ChartView {...own} figures={figures} isTable={isTable} />
    </>
  );
}
