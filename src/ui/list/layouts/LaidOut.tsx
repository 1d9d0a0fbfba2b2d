import NextLink from 'next/link';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { WhileLoading } from '../../errors/MissingPart.tsx';
import { dataOf, type Columns } from '../../fields/column.tsx';
import { InsideLinkContext } from '../../fields/insideLink.ts';
import { formatNumber } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { listStateHref } from '../../../lists/listAddress.ts';
import { Calendar } from './Calendar.tsx';
import type { LayoutProps } from './layoutProps.ts';
import styles from './layouts.module.css';

/** Needs JavaScript anyway, so the server renders nothing of it. */
const Sheet = dynamic(() => import('./Sheet.tsx'), { ssr: false, loading: WhileLoading });

/** Rows laid out as something else than a table, by the same columns. */
export default function LaidOut(props: LayoutProps) {
  const { layout } = props.list.address;
  if (layout === 'sheet') return <Sheet {...props} />;
  if (layout === 'calendar') return <Calendar {...props} />;
  return layout === 'board' ? <Board {...props} /> : <Gallery {...props} />;
}

/**
 * A column of cards for each value, with the rows of this page in the table's format. If there are more,
 * each column links to its filtered list.
 */
function Board({ list, columns, rows, hrefs, by, choices, resource }: LayoutProps) {
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

function Gallery({ columns, rows, hrefs, by, resource }: LayoutProps) {
  const locale = useLocale();
  const picture = columns.find(({ id }) => id === by);
  const shown = columns.filter((column) => column !== picture);
  return (
    <ul className={styles.gallery} aria-label={tLabel(resource.pluralLabel, locale)}>
      {rows.map((row, index) => (
        <li key={index}>
          <Card columns={shown} row={row} href={hrefs[index]} picture={picture?.cell(row)} />
        </li>
      ))}
    </ul>
  );
}

const FACTS = 3;

interface CardProps {
  readonly columns: Columns<unknown>;
  readonly row: unknown;
  readonly href: string | null;
  readonly picture?: ReactNode;
}

/** A row as a card: its linked title and the first other columns. */
function Card({ columns: [first, ...rest], row, href, picture }: CardProps) {
  const locale = useLocale();
  const title = first?.cell(row);
  return (
    <div className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {href ? (
        <NextLink href={href} prefetch={false} className={styles.title}>
          <InsideLinkContext value>{title}</InsideLinkContext>
        </NextLink>
      ) : (
        title
      )}
      <dl>
        {rest.slice(0, FACTS).map(({ id, label, cell }) => (
          <div key={id}>
            <dt>{tLabel(label, locale)}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
