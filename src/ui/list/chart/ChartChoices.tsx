import { useRouter } from 'next/router';
import { useId, type ReactNode } from 'react';
import {
  chartFigures,
  chartGroups,
  chartText,
  figureIn,
  figureText,
  PERIODS,
  STEPS,
  type ChartFigure,
  type ChartStep,
  type ListChart,
} from '../../../lists/chart.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { oneCurrency } from '../sums/readSums.ts';
import { figureInWords, groupInWords, stepInWords } from './chartWords.ts';
import { sumOf } from './readFigure.ts';
import { currencyFilterOf, isByCurrency, type ChartFigures, type ChartOfList } from './useChart.ts';
import styles from './chart.module.css';

type ChartChoicesProps = ChartOfList &
  Pick<ChartFigures, 'currency' | 'currencies'> & { readonly path: string };

/** What a chart is composed of: its figure, what that is divided by, and the currency of amounts. */
export function ChartChoices(props: ChartChoicesProps) {
  const { list, total, state, chart, sum, path, currency, currencies } = props;
  const locale = useLocale();
  const router = useRouter();
  const change = (next: Partial<ListChart>) =>
    void router.push(
      listStateHref(path, { ...state, chart: chartText({ ...chart, ...next }) }),
      undefined,
      { scroll: false },
    );
  const filter = currencyFilterOf(list, sum);
  const isNarrowed = filter !== null && oneCurrency(state, filter) !== null;
  const offered =
    currencies.length > 0 || filter === null || isByCurrency(props)
      ? currencies
      : Object.keys(list.filters?.[filter].choices ?? {});
  const choices = filter === null ? {} : (list.filters?.[filter].choices ?? {});
  const steps = (names: object) =>
    (Object.keys(names) as ChartStep[]).map((step) => (
      <option key={step} value={step}>
        {stepInWords(step, locale)}
      </option>
    ));
  return (
    <div className={styles.choices}>
      <Choice
        label={t('Figure|of a chart', locale)}
        value={figureText(chart)}
        onChange={(figure) => change(figureOf(props, figure))}
      >
        {[NUMBER, ...chartFigures(list)].map((figure) => (
          <option key={figureText(figure)} value={figureText(figure)}>
            {figureInWords(sumOf(total, figure), figure, locale)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('Group by', locale)}
        value={chart.by ?? ''}
        onChange={(by) => change(groupOf(props, by))}
      >
        <option value="">{t('Nothing|group by', locale)}</option>
        {chartGroups(list, chart.field).map(({ name }) => (
          <option key={name} value={name}>
            {groupInWords(list, name, locale)}
          </option>
        ))}
      </Choice>
      {chart.step !== null && (
        <Choice
          label={t('Period', locale)}
          value={chart.step}
          onChange={(step) => change({ step: step as ChartStep })}
        >
          {steps(STEPS)}
          {steps(PERIODS)}
        </Choice>
      )}
      {!isNarrowed && offered.length > (currency === null ? 0 : 1) && (
        <Choice
          label={tLabel('Currency', locale)}
          value={currency ?? ''}
          onChange={(chosen) => change({ currency: chosen })}
        >
          {currency === null && <option value="">{t('Choose…', locale)}</option>}
          {offered.map((one) => (
            <option key={one} value={one}>
              {Object.hasOwn(choices, one) ? tLabel(choices[one].label, locale) : one}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}

const NUMBER: ChartFigure = { field: null, kind: 'sum' };

/** A figure. That of the same field is drawn in the same currency. */
function figureOf({ list, chart, currency }: ChartChoicesProps, text: string): Partial<ListChart> {
  const figure = figureIn(list, text);
  return { ...figure, currency: figure.field === chart.field ? currency : null };
}

/** A group, with the step that dates had. */
function groupOf({ list, chart }: ChartOfList, by: string): Partial<ListChart> {
  const group = chartGroups(list, chart.field).find(({ name }) => name === by);
  return { by: group?.name ?? null, step: group?.isDate ? (chart.step ?? 'month') : null };
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </select>
    </p>
  );
}
