import NextLink from 'next/link';
import { dataOf } from '../../fields/column.tsx';
import { formatNumber } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import { Card } from './Card.tsx';
import type { LayoutProps } from './layoutProps.ts';
import styles from './layouts.module.css';

/**
 * A column of cards for each value, with the rows of this page in the table's format. If there are more,
 * each column links to its filtered list.
 */
export function Board({ list, columns, rows, hrefs, by, choices, resource }: LayoutProps) {
  const locale = useLocale();
  const column = columns.find(({ id }) => id === by);
  const shown = columns.filter(({ id }) => id !== by);
  const { path, address, hasOtherPages } = list;
  const hrefTo = (value: string) =>
    listStateHref(path, {
      ...address,
      layout: null,
      position: {},
      filters: { ...address.filters, [by ?? '']: [value] },
    });
  return (
    <div
      className={styles.board}
      role="region"
      tabIndex={0}
      aria-label={tLabel(resource.pluralLabel, locale)}
    >
      {Object.entries(choices).map(([value, choice]) => {
        const label = tLabel(choice.label, locale);
        const own = rows.flatMap((row, index) =>
          column && dataOf(column, row) === value ? [index] : [],
        );
        return (
          <section key={value} aria-label={label} className={styles.lane}>
            <h2>
              {label}{' '}
              <span>
                {hasOtherPages
                  ? t('{count} on this page', locale, { count: own.length })
                  : formatNumber(own.length, locale)}
              </span>
            </h2>
            <ul>
              {own.map((index) => (
                <li key={index}>
                  <Card columns={shown} row={rows[index]} href={hrefs[index]} />
                </li>
              ))}
            </ul>
            {hasOtherPages && (
              <NextLink
                href={hrefTo(value)}
                prefetch={false}
                aria-label={t('View all: {value}', locale, { value: label })}
              >
                {t('View all', locale)}
              </NextLink>
            )}
          </section>
        );
      })}
    </div>
  );
}
