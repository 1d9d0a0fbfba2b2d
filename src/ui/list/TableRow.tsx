import { memo } from 'react';
import type { OrderOfRows } from './beside.tsx';
import type { DrawnColumn } from './columns/narrowRows.ts';
import { textIn } from '../fields/column.tsx';
import { InsideLinkContext } from '../fields/insideLink.ts';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { Selection } from './selection.ts';
import { PageLink } from '../PageLink.tsx';
import styles from './table.module.css';

interface TableRowProps {
  readonly columns: ReadonlyArray<DrawnColumn<unknown>>;
  readonly row: unknown;
  readonly href: string | null;
  /** The key by which the row is selected; null where it cannot be. */
  readonly checkbox: string | null;
  readonly isSelected: boolean;
  readonly onSelect: Selection['set'] | undefined;
  /** There is a button to look at the record beside the list. */
  readonly canPeek: boolean;
  /** The last refresh changed it. */
  readonly isChanged: boolean;
  /** How rows are put in another order. */
  readonly order: OrderOfRows | undefined;
  /** The key by which the row is moved. */
  readonly orderKey: string | null;
}

/**
 * A record in a table. Relay returns an unchanged record as the same object, so only changed rows render
 * again.
 */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { columns, row, href, checkbox, isSelected, onSelect, canPeek, isChanged } = props;
  const { order, orderKey } = props;
  const locale = useLocale();
  const [first, ...rest] = columns;
  const title = first?.cell(row);
  return (
    <tr
      className={styles.row}
      data-selected={isSelected || undefined}
      data-changed={isChanged || undefined}
      {...(orderKey !== null && order?.partOf(orderKey))}
    >
      <th
        scope="row"
        className={styles.title}
        style={first?.style}
        data-pinned={first?.isPinned || undefined}
      >
        {checkbox !== null && (
          <input
            type="checkbox"
            className={styles.checkbox}
            aria-label={t('Select', locale)}
            checked={isSelected}
            onChange={({ target }) =>
              onSelect?.(
                [{ key: checkbox, href, row, title: first ? textIn(first, row, locale) : null }],
                target.checked,
              )
            }
          />
        )}
        {href ? (
          <PageLink href={href} dir="auto" className={styles.rowLink}>
            <InsideLinkContext value>{title}</InsideLinkContext>
          </PageLink>
        ) : (
          title
        )}
        {canPeek && href && (
          <button
            type="button"
            data-peek=""
            className={styles.peek}
            aria-label={t('Preview', locale)}
          />
        )}
      </th>
      {rest.map((column) => (
        <td
          key={column.id}
          className={column.align === 'end' ? styles.end : undefined}
          style={column.style}
          data-pinned={column.isPinned || undefined}
          data-beside={column.isBesideTitle}
          data-label={column.narrowLabel}
        >
          {column.cell(row)}
        </td>
      ))}
      {order && <td className={styles.moves}>{orderKey !== null && order.toolsOf(orderKey)}</td>}
    </tr>
  );
});
