import { useRouter } from 'next/router';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../../Icon.tsx';
import { formatNumber } from '../../../locale/formats.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { DrawnColumn } from '../columns/narrowRows.ts';
import { sortKeys } from '../../../lists/sorting.ts';
import type { SortLinks } from './sortLinks.ts';
import { PageLink } from '../../PageLink.tsx';
import styles from '../table.module.css';

interface SortHeaderProps {
  readonly column: DrawnColumn<unknown>;
  /** Its values are aligned to the end of the column. */
  readonly isNumeric: boolean;
  /** Its width can be drawn. */
  readonly isSizable: boolean;
  readonly links: SortLinks | null;
  /** Content before the heading. */
  readonly before?: ReactNode;
}

/** A column's heading; a link where the schema can sort by the column. With shift, it sorts by this column, too. */
export function SortHeader(props: SortHeaderProps) {
  const { column, isNumeric, isSizable, links, before } = props;
  const locale = useLocale();
  const { id } = column;
  const label = tLabel(column.label, locale);
  const router = useRouter();
  const href = links?.href(id);
  const keys = sortKeys(links?.current ?? '');
  const at = keys.findIndex((key) => key.column === id);
  const direction = at < 0 ? undefined : keys[at].isDescending ? 'descending' : 'ascending';
  const onClick = (event: MouseEvent) => {
    const also = event.shiftKey ? links?.hrefAlso(id) : null;
    if (!also) return;
    event.preventDefault();
    void router.push(also, undefined, { scroll: false });
  };
  const content = (
    <>
      {label}
      {direction && <Icon name={direction === 'ascending' ? 'arrowUp' : 'arrowDown'} size={12} />}
      {direction && keys.length > 1 && (
        <span className={styles.rank}>
          {formatNumber(at + 1, locale)}
          {at > 0 && (
            <span className="visually-hidden">
              {t(', {direction, select, ascending {ascending} other {descending}}', locale, {
                direction,
              })}
            </span>
          )}
        </span>
      )}
    </>
  );
  return (
    <th
      scope="col"
      className={isNumeric ? styles.end : undefined}
      style={column.style}
      data-pinned={column.isPinned || undefined}
      data-beside={column.isBesideTitle}
      data-column={id}
      aria-label={before ? label : undefined}
      // With several sort columns, ARIA allows it on the first only.
      aria-sort={at === 0 ? direction : undefined}
    >
      {before}
      {href ? (
        <PageLink href={href} className={styles.sortLink} scroll={false} onClick={onClick}>
          {content}
        </PageLink>
      ) : (
        content
      )}
      {isSizable && <span data-grip="" className={styles.grip} />}
    </th>
  );
}
