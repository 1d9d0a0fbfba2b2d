import dynamic from 'next/dynamic';
import { useId, useRef, useState } from 'react';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { listHref } from '../../address/resource.ts';
import type { HomeTrend, Period } from './trend.ts';
import { loadUnasked } from '../../loading/loadUnasked.ts';
import { useInSight } from '../useInSight.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './trends.module.css';

/** Code and figures of the charts load when they scroll into view, so that they delay nothing. */
const TrendBody = dynamic(() => loadUnasked(() => import('./TrendBody.tsx')), {
  ssr: false,
  loading: WhileLoading,
});

/** What each is called to be chosen, and above its figures. */
const PERIODS = {
  days: { label: 'Day|group by', title: '{resources} per day' },
  weeks: { label: 'Week|group by', title: '{resources} per week' },
} as const satisfies Readonly<Record<Period, object>>;

/** How many records there were recently, by day or by week, as charts or as tables. */
export function Trends({ trends }: { trends: readonly HomeTrend[] }) {
  const locale = useLocale();
  const [period, setPeriod] = useState<Period>('days');
  const [isTable, setTable] = useState(false);
  return (
    <section className={styles.trends} aria-labelledby="trends">
      <header className={styles.header}>
        <h2 id="trends">{t('Recent activity', locale)}</h2>
        <div role="group" aria-label={t('Group by', locale)} className={styles.choice}>
          {Object.entries(PERIODS).map(([name, { label }]) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === period}
              onClick={() => setPeriod(name as Period)}
            >
              {t(label, locale)}
            </button>
          ))}
        </div>
        <div className={styles.choice}>
          <button type="button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            {t('Show as tables', locale)}
          </button>
        </div>
      </header>
      <div className={styles.cards}>
        {trends.map((trend, index) => (
          <TrendCard key={index} trend={trend} period={period} isTable={isTable} />
        ))}
      </div>
    </section>
  );
}

interface TrendCardProps {
  readonly trend: HomeTrend;
  readonly period: Period;
  readonly isTable: boolean;
}

/** Takes the space of the figures while they load, so that the layout does not shift. */
function TrendCard({ trend, period, isTable }: TrendCardProps) {
  const { resource } = trend;
  const locale = useLocale();
  const card = useRef<HTMLElement>(null);
  const wasInSight = useInSight(card);
  const heading = useId();
  return (
    <article ref={card} className={styles.card} aria-labelledby={heading}>
      <h3 id={heading}>
        <PageLink href={listHref(resource)}>
          {t(PERIODS[period].title, locale, {
            resources: tLabel(resource.pluralLabel, locale),
          })}
        </PageLink>
      </h3>
      <div className={styles.body}>
        {wasInSight && <TrendBody trend={trend} period={period} isTable={isTable} />}
      </div>
    </article>
  );
}
