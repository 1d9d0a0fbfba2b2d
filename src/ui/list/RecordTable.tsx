import dynamic from 'next/dynamic';
import { useContext, useMemo } from 'react';
import { WhileLoading } from '../errors/MissingPart.tsx';
import type { Columns } from '../fields/column.tsx';
import { useLocale } from '../locale/useLocale.ts';
import { tLabel } from '../../locale/translate.ts';
import { withAvatars } from './columns/withAvatars.tsx';
import { withNarrowPlaces, type DrawnColumn } from './columns/narrowRows.ts';
import { placedColumns, type Placing } from './columns/placedColumns.ts';
import { useMissingValues } from './columns/useMissingValues.ts';
import { useRowsWithBeside, type CarriedProps } from './beside.tsx';
import { NO_CHOICE } from '../../visitor/listChoice.ts';
import { ListContext, OnlyColumnsContext } from './listContext.ts';
import { useLiveRows } from './live/useLive.ts';
import { useSteadyRows } from './live/useSteadyRows.ts';
import { useStableValue } from './useStableValue.ts';
import { keyText } from './selection.ts';
import { rowHref } from './rowHref.ts';
import type { RecordsOfTable } from './tableDefinition.ts';
import { storeSequenceOnClick } from './storeSequenceOnClick.ts';
import { TableOfRows } from './TableOfRows.tsx';
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

/** Records as a table, or as the list around it lays them out. */
export function RecordTable<Row>({
  resource,
  keyOf,
  resourceOf,
  picture,
  hiddenColumns = NONE,
  caption,
  edges,
  beside,
  ...given
}: RecordTableProps<Row>) {
  const { columns: all, rows } = useRowsWithBeside(given, { edges, beside });
  const locale = useLocale();
  const list = useContext(ListContext);
  const live = useLiveRows();
  const keyOfRow = (row: Row) => keyText(keyOf(row));
  const steady = useSteadyRows(rows, rows.map(keyOfRow), live);
  const keys = steady.rows.map(keyOfRow);
  const hrefs = steady.rows.map((row) => rowHref(resourceOf?.(row) ?? resource, keyOf(row)));
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
          keys={keys}
          hrefs={hrefs}
          by={list.layoutBy}
        />
      ) : (
        <TableOfRows
          caption={tLabel(caption, locale)}
          columns={drawn as ReadonlyArray<DrawnColumn<unknown>>}
          rows={steady.rows}
          keys={keys}
          hrefs={hrefs}
          isChanged={steady.isChanged}
        />
      )}
    </div>
  );
}
