import { useState } from 'react';
import buttons from '../../button.module.css';
import { Icon } from '../../Icon.tsx';
import { dateFormat } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { tRich } from '../../locale/tRich.ts';
import { addDays, dayIn } from '../../../lists/days.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import type { LayoutProps } from '../layouts/layoutProps.ts';
import { DaysOfMonth } from './DaysOfMonth.tsx';
import { monthOf, monthsFrom } from './month.ts';
import { useDatedCards } from './useDatedCards.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './calendar.module.css';

/** A month with the rows of this page of the list on their days. */
export function Calendar(props: LayoutProps) {
  const { list, by, resource } = props;
  const locale = useLocale();
  const { path, address } = list;
  const cards = useDatedCards(props);
  const lower = `${by}.atLeast`;
  const upper = `${by}.atMost`;
  const { search, filters, sort, position, size } = address;
  const { [by ?? '']: named, ...others } = filters;
  const isThisMonth = named?.[0] === 'thisMonth';
  const isMonth = isThisMonth || (filters[upper] !== undefined && filters[lower] !== undefined);
  const state = JSON.stringify([search, filters, sort, position, size]);
  const today = dayIn(locale.timeZone, locale.now);
  const first = isThisMonth ? today : (filters[lower]?.[0] ?? cards[0]?.place ?? today);
  const month = useMonth(state, monthOf(first));
  const hrefTo = (first: string) => {
    const days = { [lower]: [first], [upper]: [addDays(monthsFrom(first, 1), -1)] };
    const narrowed = { ...(isThisMonth ? others : filters), ...days };
    return listStateHref(path, { ...address, filters: narrowed, position: {}, size: 100 });
  };
  const name = dateFormat(locale.language, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.parse(month));
  return (
    <section className={styles.calendar} aria-label={tLabel(resource.pluralLabel, locale)}>
      <header>
        <MonthLink
          href={hrefTo(monthsFrom(month, -1))}
          icon="chevronLeft"
          label={t('Previous month', locale)}
        />
        <h2>{name}</h2>
        <MonthLink
          href={hrefTo(monthsFrom(month, 1))}
          icon="chevronRight"
          label={t('Next month', locale)}
        />
      </header>
      {list.hasOtherPages && (
        <p className={styles.note}>
          {isMonth
            ? t(
                'Only the rows of this page are shown. Others of this month are on the previous and next pages.',
                locale,
              )
            : tRich('Only the rows of this page are shown. {link}', locale, {
                link: (
                  <PageLink key="month" href={hrefTo(month)} scroll={false}>
                    {t('Show {month}', locale, { month: name })}
                  </PageLink>
                ),
              })}
        </p>
      )}
      {/* Others for each state of the list, so that no move is carried over. */}
      <DaysOfMonth
        key={state}
        list={list}
        cards={cards}
        month={month}
        today={today}
        by={by ?? ''}
        title={props.columns[0]}
      />
    </section>
  );
}

/** The month that a state of the list is shown in: it stays while its rows are moved. @param found by the rows */
function useMonth(state: string, found: string): string {
  const [shown, setShown] = useState({ state, month: found });
  if (shown.state === state) return shown.month;
  setShown({ state, month: found });
  return found;
}

interface MonthLinkProps {
  readonly href: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  readonly label: string;
}

function MonthLink({ href, icon, label }: MonthLinkProps) {
  return (
    <PageLink href={href} scroll={false} aria-label={label} className={buttons.icon}>
      <Icon name={icon} />
    </PageLink>
  );
}
