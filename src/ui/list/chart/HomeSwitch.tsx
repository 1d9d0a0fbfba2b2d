import { useState } from 'react';
import { t } from '../../../locale/translate.ts';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { isChartOf, useHomeCharts } from './useHomeCharts.ts';

interface HomeSwitchProps {
  readonly slug: string;
  /** The list's address with its chart. */
  readonly search: string;
}

/** Shows a chart on the home page, or no more. */
export function HomeSwitch({ slug, search }: HomeSwitchProps) {
  const locale = useLocale();
  const [charts, keep] = useHomeCharts();
  const [isFull, setFull] = useState(false);
  const isOwn = isChartOf(slug, search);
  const isShown = charts.some(isOwn);
  const change = () =>
    setFull(
      !keep(
        isShown ? charts.filter((chart) => !isOwn(chart)) : [...charts, { slug, search, name: '' }],
      ),
    );
  return (
    <>
      <button type="button" className={buttons.button} aria-pressed={isShown} onClick={change}>
        <Icon name="home" size={14} /> {t('Show on Home', locale)}
      </button>
      {isFull && (
        <span role="alert">
          {t('Home has no room for another chart: remove one first.', locale)}
        </span>
      )}
    </>
  );
}
