import dynamic from 'next/dynamic';
import { useContext, useMemo, useRef } from 'react';
import { WhileLoading } from '../errors/MissingPart.tsx';
import { textIn, type Columns } from '../fields/column.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { withAvatars } from './columns/withAvatars.tsx';
import { withNarrowPlaces, type DrawnColumn } from './columns/narrowRows.ts';
import { placedColumns, type Placing } from './columns/placedColumns.ts';
import { useMissingValues } from './columns/useMissingValues.ts';
import { useColumnSizing } from './columns/useColumnSizing.ts';
import { useRowsWithBeside, type CarriedProps } from './beside.tsx';
import { NO_CHOICE } from '../../visitor/listChoice.ts';
import { ListContext, OnlyColumnsContext } from './listContext.ts';
import { useLiveRows } from './live/useLive.ts';
import { useSteadyRows } from './live/useSteadyRows.ts';
import { useStableValue } from './useStableValue.ts';
import { usePeek } from './peek/usePeek.tsx';
import { keyText, useSelection, type SelectedRow } from './selection.ts';
import { rowHref } from './rowHref.ts';
import { SortHeader } from './sort/SortHeader.tsx';
import { SortLinksContext } from './sort/sortLinks.ts';
import type { RecordsOfTable } from './tableDefinition.ts';
import { TableRow } from './TableRow.tsx';
import { storeSequenceOnClick } from './storeSequenceOnClick.ts';
import styles from './table.module.css';

export interface RecordTableProps<Row> extends RecordsOfTable<Row>, CarriedProps {
  readonly columns: Columns<Row>;
  readonly rows: ReadonlyArray<Row>;
  /** Columns to hide because the page already shows their value. */
  readonly hiddenColumns?: readonly string[];
  /** Names the table for screen readers. */
  readonly caption: string;
}

const NONE: readonly string[] = [];

/** Rendered on the server, too; its code loads on use. */
const LaidOut = dynamic(() => import('./layouts/LaidOut.tsx'), { loading: WhileLoading });

/** Each row is a link to its record, so that a middle click opens a tab, with or without JavaScript. */
export function RecordTable<Row>({
  resource,
  keyOf,
  resourceOf,
  picture,
  hiddenColumns = NONE,
  caption,
  edges,
  beside,
  order,
  ...given
}: RecordTableProps<Row>) {
  const { columns: all, rows } = useRowsWithBeside(given, { edges, beside });
  const locale = useLocale();
  const sortLinks = useContext(SortLinksContext);
  const list = useContext(ListContext);
  const selection = useSelection();
  const body = useRef<HTMLTableSectionElement>(null);
  const live = useLiveRows();
  const keyOfRow = (row: Row) => keyText(keyOf(row));
  const steady = useSteadyRows(rows, rows.map(keyOfRow), live);
  const allKeys = steady.rows.map(keyOfRow);
  const keys = selection ? allKeys : allKeys.map(() => null);
  const hrefs = steady.rows.map((row) => rowHref(resourceOf?.(row) ?? resource, keyOf(row)));
  const peek = usePeek(body, hrefs, list?.loadRecord);
  const sizing = useColumnSizing(list);
  const selectable = steady.rows.flatMap((row, index) => {
    const key = keys[index];
    return key === null
      ? []
      : [{ key, href: hrefs[index], row, title: textIn(all[0], row, locale) }];
  });
  const only = useContext(OnlyColumnsContext);
  const placing = useStableValue<Placing>(list?.shown ?? { ...NO_CHOICE, columns: only });
  const columns = useMemo(
    () => placedColumns(all, placing, hiddenColumns),
    [all, placing, hiddenColumns],
  );
  const drawn = useMemo(
    () => withNarrowPlaces(withAvatars(columns, { resource, picture }, locale), locale),
    [columns, resource, picture, locale],
  );
  useMissingValues(resource.pluralLabel, columns, rows);
  // What they are laid out by has to be there, chosen or not.
  const laidOut = all.filter(
    ({ id }) => columns.some((column) => column.id === id) || id === list?.layoutBy,
  );
  return (
    <div className={styles.place} onClick={(event) => storeSequenceOnClick(event, hrefs)}>
      {list && <list.Toolbar list={list} columns={all} shown={columns} changes={steady.changes} />}
      {list?.address.layout ? (
        <LaidOut
          list={list}
          resource={resource}
          columns={laidOut as Columns<unknown>}
          rows={steady.rows}
          keys={allKeys}
          hrefs={hrefs}
          by={list.layoutBy}
        />
      ) : (
        <div
          className={styles.frame}
          tabIndex={0}
          role="region"
          aria-label={tLabel(caption, locale)}
          data-density={list?.shown.density}
        >
          <table className={styles.table}>
            <caption className="visually-hidden">{tLabel(caption, locale)}</caption>
            <thead {...sizing}>
              <tr>
                {drawn.map((column, index) => (
                  <SortHeader
                    key={column.id}
                    column={column as DrawnColumn<unknown>}
                    isNumeric={index > 0 && column.align === 'end'}
                    isSizable={sizing !== null}
                    links={sortLinks}
                    before={index === 0 && selection && <PageCheckbox rows={selectable} />}
                  />
                ))}
                {order && <th scope="col">{tLabel('Move', locale)}</th>}
              </tr>
            </thead>
            <tbody ref={body} onKeyDown={peek?.onKeyDown} onClick={peek?.onClick}>
              {steady.rows.map((row, index) => (
                <TableRow
                  key={index}
                  order={order}
                  orderKey={allKeys[index]}
                  columns={drawn as ReadonlyArray<DrawnColumn<unknown>>}
                  row={row}
                  href={hrefs[index]}
                  canPeek={peek !== null}
                  isChanged={steady.isChanged(index)}
                  checkbox={keys[index]}
                  isSelected={keys[index] !== null && (selection?.has(keys[index]) ?? false)}
                  onSelect={selection?.set}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {peek?.panel}
    </div>
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
