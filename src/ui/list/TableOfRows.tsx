import { useContext, useRef } from 'react';
import { textIn } from '../fields/column.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t } from '../../locale/translate.ts';
import type { DrawnColumn } from './columns/narrowRows.ts';
import { useColumnSizing } from './columns/useColumnSizing.ts';
import { ListContext } from './listContext.ts';
import { usePeek } from './peek/usePeek.tsx';
import { useSelection, type SelectedRow } from './selection.ts';
import { SortHeader } from './sort/SortHeader.tsx';
import { SortLinksContext } from './sort/sortLinks.ts';
import { TableRow } from './TableRow.tsx';
import styles from './table.module.css';

interface TableOfRowsProps {
  /** Names the table for screen readers. */
  readonly caption: string;
  /** The first names the record. */
  readonly columns: ReadonlyArray<DrawnColumn<unknown>>;
  readonly rows: readonly unknown[];
  /** The rows' keys as text. */
  readonly keys: ReadonlyArray<string | null>;
  /** The rows' own pages. */
  readonly hrefs: ReadonlyArray<string | null>;
  /** Whether the last refresh changed a row. */
  readonly isChanged: (index: number) => boolean;
}

/**
 * Rows below the headings of their columns: sorted, selected and looked at from there. Each is a link to its record, so
 * that a middle click opens a tab, with or without JavaScript.
 */
export function TableOfRows({ caption, columns, rows, keys, hrefs, isChanged }: TableOfRowsProps) {
  const locale = useLocale();
  const list = useContext(ListContext);
  const sortLinks = useContext(SortLinksContext);
  const selection = useSelection();
  const body = useRef<HTMLTableSectionElement>(null);
  const peek = usePeek(body, hrefs, list?.loadRecord);
  const sizing = useColumnSizing(list);
  const [title] = columns;
  const selectable = rows.flatMap((row, index): SelectedRow[] => {
    const key = keys[index];
    if (key === null) return [];
    return [{ key, href: hrefs[index], row, title: title ? textIn(title, row, locale) : null }];
  });
  return (
    <>
      <div
        className={styles.frame}
        tabIndex={0}
        role="region"
        aria-label={caption}
        data-density={list?.shown.density}
      >
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead {...sizing}>
            <tr>
              {columns.map((column, index) => (
                <SortHeader
                  key={column.id}
                  column={column}
                  isNumeric={index > 0 && column.align === 'end'}
                  isSizable={sizing !== null}
                  links={sortLinks}
                  before={index === 0 && selection && <PageCheckbox rows={selectable} />}
                />
              ))}
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={peek?.onKeyDown} onClick={peek?.onClick}>
            {rows.map((row, index) => (
              <TableRow
                key={index}
                columns={columns}
                row={row}
                href={hrefs[index]}
                canPeek={peek !== null}
                isChanged={isChanged(index)}
                checkbox={selection ? keys[index] : null}
                isSelected={keys[index] !== null && (selection?.has(keys[index]) ?? false)}
                onSelect={selection?.set}
              />
            ))}
          </tbody>
        </table>
      </div>
      {peek?.panel}
    </>
  );
}

/** Selects all rows in sight. */
function PageCheckbox({ rows }: { rows: readonly SelectedRow[] }) {
  const locale = useLocale();
  const selection = useSelection();
  if (!selection || rows.length === 0) return null;
  const selected = rows.filter(({ key }) => selection.has(key)).length;
  return (
    <input
      ref={(checkbox) => {
        if (checkbox) checkbox.indeterminate = selected > 0 && selected < rows.length;
      }}
      type="checkbox"
      className={styles.checkbox}
      aria-label={t('Select all rows on this page', locale)}
      checked={selected === rows.length}
      onChange={({ target }) => selection.set(rows, target.checked)}
    />
  );
}
