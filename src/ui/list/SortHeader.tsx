import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './table.module.css';

export interface SortLinks {
  /** The column that the rows are sorted by, `-` before it when descending. */
  readonly current: string | null;
  /** The address sorted by a column the other way round or for the first time; null when it cannot be. */
  readonly href: (column: string) => string | null;
}

interface SortHeaderProps {
  readonly id: string;
  readonly label: string;
  readonly align?: 'end';
  readonly links: SortLinks | null;
  /** What stands before the heading. */
  readonly before?: ReactNode;
}

/** A column's heading; a link where the schema can sort by the column. */
export function SortHeader({ id, label, align, links, before }: SortHeaderProps) {
  const href = links?.href(id);
  const ascending = links?.current === id;
  const descending = links?.current === `-${id}`;
  const className = align === 'end' ? styles.end : undefined;
  const content = (
    <>
      {label}
      {ascending && <Icon name="arrowUp" size={12} />}
      {descending && <Icon name="arrowDown" size={12} />}
    </>
  );
  return (
    <th
      scope="col"
      className={className}
      aria-label={before ? label : undefined}
      aria-sort={ascending ? 'ascending' : descending ? 'descending' : undefined}
    >
      {before}
      {href ? (
        <NextLink href={href} prefetch={false} className={styles.sortLink} scroll={false}>
          {content}
        </NextLink>
      ) : (
        content
      )}
    </th>
  );
}
