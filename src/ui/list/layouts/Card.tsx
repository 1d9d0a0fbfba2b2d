import type { ReactNode } from 'react';
import type { Columns } from '../../fields/column.tsx';
import { InsideLinkContext } from '../../fields/insideLink.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { tLabel } from '../../../locale/translate.ts';
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
        {cardColumns(rest).map(({ id, label, cell }) => (
          <div key={id}>
            <dt>{tLabel(label, locale)}</dt>
            <dd>{cell(row)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
