import type { ReactNode } from 'react';
import type { Columns } from '../../fields/column.tsx';
import { InsideLinkContext } from '../../fields/insideLink.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { selfEvident } from '../columns/selfEvident.ts';
import { cardColumns } from './cardColumns.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from './layouts.module.css';

interface CardProps {
  readonly columns: Columns<unknown>;
  readonly row: unknown;
  readonly href: string | null;
  readonly picture?: ReactNode;
}

/** A row as a card: its linked title and what tells it apart from others. */
export function Card({ columns: [first, ...rest], row, href, picture }: CardProps) {
  const locale = useLocale();
  const title = first?.cell(row);
  const shown = cardColumns(rest);
  const evident = selfEvident(shown);
  return (
    <div className={styles.card}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {href ? (
        <PageLink href={href} className={styles.title}>
          <InsideLinkContext value>{title}</InsideLinkContext>
        </PageLink>
      ) : (
        title
      )}
      <dl>
        {shown.map((column) => (
          <div key={column.id} data-evident={evident.has(column) || undefined}>
            <dt className={evident.has(column) ? 'visually-hidden' : undefined}>
              {tLabel(column.label, locale)}
            </dt>
            <dd>{column.cell(row)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
