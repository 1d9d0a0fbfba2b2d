import NextLink from 'next/link';
import buttons from '../../button.module.css';
import { dataOf } from '../../fields/column.tsx';
import { InsideLinkContext } from '../../fields/insideLink.ts';
import { Icon } from '../../Icon.tsx';
import { dateFormat, formatDay, formatNumber } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { tRich } from '../../locale/tRich.ts';
import { firstWeekdayOf } from '../../../locale/weeks.ts';
import { addDays, dayIn } from '../../../lists/days.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import type { LayoutProps } from './layoutProps.ts';
import { monthOf, monthsFrom, weeksOf } from './month.ts';
import styles from './layouts.module.css';

/** A month with the rows of this page of the list on their days. */
export function Calendar({ list, columns, rows, hrefs, by, resource }: LayoutProps) {
  const locale = useLocale();
  const { path, address } = list;
  const column = columns.find(({ id }) => id === by);
  const dayOf = (row: unknown) => {
    const value = column && dataOf(column, row);
    if (typeof value !== 'string' && typeof value !== 'number') return null;
    const text = String(value);
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
    const time = typeof value === 'number' ? value : Date.parse(text);
    return Number.isNaN(time) ? null : dayIn(locale.timeZone, time);
  };
  const days = rows.map(dayOf);
  const lower = `${by}.atLeast`;
  const upper = `${by}.atMost`;
  const asked = address.filters[lower]?.[0] ?? days.find((day) => day !== null);
  const today = dayIn(locale.timeZone, locale.now);
  const isMonth = address.filters[upper] !== undefined && address.filters[lower] !== undefined;
  const month = monthOf(asked ?? today);
  const hrefTo = (first: string) => {
    const filters = {
      ...address.filters,
      [lower]: [first],
      [upper]: [addDays(monthsFrom(first, 1), -1)],
    };
    return listStateHref(path, { ...address, filters, position: {}, size: 100 });
  };
  const [title] = columns;
  const weekday = dateFormat(locale.language, { weekday: 'short', timeZone: 'UTC' });
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
                  <NextLink key="month" href={hrefTo(month)} prefetch={false} scroll={false}>
                    {t('Show {month}', locale, { month: name })}
                  </NextLink>
                ),
              })}
        </p>
      )}
      <ol>
        {weeksOf(month, firstWeekdayOf(locale)).map((day) => (
          <li
            key={day}
            data-outside={monthOf(day) === month ? undefined : ''}
            data-today={day === today ? '' : undefined}
          >
            <time dateTime={day} aria-label={formatDay(day, locale)}>
              <span className={styles.weekday}>{weekday.format(Date.parse(day))}</span>
              {formatNumber(Number(day.slice(-2)), locale)}
            </time>
            <ul>
              {rows.flatMap((row, index) =>
                days[index] === day
                  ? [
                      <li key={index}>
                        {hrefs[index] ? (
                          <NextLink href={hrefs[index]} prefetch={false}>
                            <InsideLinkContext value>{title?.cell(row)}</InsideLinkContext>
                          </NextLink>
                        ) : (
                          title?.cell(row)
                        )}
                      </li>,
                    ]
                  : [],
              )}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface MonthLinkProps {
  readonly href: string;
  readonly icon: 'chevronLeft' | 'chevronRight';
  readonly label: string;
}

function MonthLink({ href, icon, label }: MonthLinkProps) {
  return (
    <NextLink
      href={href}
      prefetch={false}
      scroll={false}
      aria-label={label}
      className={buttons.icon}
    >
      <Icon name={icon} />
    </NextLink>
  );
}
