import { useId, useRef } from 'react';
import { shownResources, type Navigation } from '../../../address/navigation.ts';
import { listHref, type Resource } from '../../../address/resource.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { HomeChart } from '../../../visitor/homeCharts.ts';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { useLocale } from '../../locale/useLocale.ts';
import { isAlone } from '../../../lists/chart.ts';
import { ChartOfHome } from './ChartOfHome.tsx';
import { useInSight } from '../../useInSight.ts';
import { isChartOf, useHomeCharts } from '../../list/chart/useHomeCharts.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './homeCharts.module.css';

interface YourChartsProps {
  readonly navigation: Navigation;
}

/** The charts that a person has composed over lists, and shows here. */
export default function YourCharts({ navigation }: YourChartsProps) {
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const [charts, keep] = useHomeCharts();
  const resources = shownResources(navigation);
  const cards = charts.flatMap((chart) => {
    const resource = resources.find(({ slug }) => slug === chart.slug);
    return resource ? [{ chart, resource }] : [];
  });
  const remove = ({ slug, search }: HomeChart) => {
    const isRemoved = isChartOf(slug, search);
    keep(charts.filter((chart) => !isRemoved(chart)));
    heading.current?.focus();
  };
  if (cards.length === 0) return null;
  const isFigure = ({ chart }: (typeof cards)[number]) => standsAlone(chart);
  // What is a number only stands in a row of its own, above what is drawn.
  const rows = [cards.filter(isFigure), cards.filter((card) => !isFigure(card))];
  return (
    <section aria-labelledby="charts" className={styles.section}>
      <h2 id="charts" ref={heading} tabIndex={-1}>
        {t('Your charts', locale)}
      </h2>
      {rows.map(
        (row, index) =>
          row.length > 0 && (
            <div key={index} className={styles.cards} data-figures={index === 0 || undefined}>
              {row.map(({ chart, resource }) => (
                <ChartCard
                  key={`${chart.slug} ${chart.search}`}
                  chart={chart}
                  resource={resource}
                  onRemove={() => remove(chart)}
                />
              ))}
            </div>
          ),
      )}
    </section>
  );
}

function standsAlone({ search }: HomeChart): boolean {
  return isAlone(new URLSearchParams(search).get('chart') ?? '');
}

interface ChartCardProps {
  readonly chart: HomeChart;
  readonly resource: Resource;
  readonly onRemove: () => void;
}

/** Takes the space of a chart while it loads, so that the layout does not shift. Its figures are asked for in sight. */
function ChartCard({ chart, resource, onRemove }: ChartCardProps) {
  const locale = useLocale();
  const card = useRef<HTMLElement>(null);
  const wasInSight = useInSight(card);
  const heading = useId();
  const plural = tLabel(resource.pluralLabel, locale);
  const title = chart.name === '' ? plural : chart.name;
  return (
    <article ref={card} className={styles.card} aria-labelledby={heading}>
      <header className={styles.header}>
        <h3 id={heading}>
          <PageLink href={`${listHref(resource)}?${chart.search}`}>{title}</PageLink>
        </h3>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t('Remove {name} from Home', locale, { name: title })}
          onClick={onRemove}
        >
          <Icon name="cross" size={14} />
        </button>
      </header>
      <div className={styles.body}>
        {wasInSight && <ChartOfHome resource={resource} search={chart.search} />}
      </div>
    </article>
  );
}
