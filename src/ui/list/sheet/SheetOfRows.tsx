import { useGridApiRef, type DataGridProps, type GridColDef } from '@mui/x-data-grid';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { preloadCommit } from '../../../relay/commitOnUse.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { allowedFields } from '../../access/allowedResource.ts';
import { useAccess } from '../../access/useAccess.ts';
import { textIn } from '../../fields/column.tsx';
import type { AnyFields } from '../../form/values.ts';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { nonceOfPage } from '../../theme/nonce.ts';
import type { LayoutProps } from '../layouts/layoutProps.ts';
import { useLiveRows } from '../live/useLive.ts';
import { useStableValue } from '../useStableValue.ts';
import { SheetBar } from './SheetBar.tsx';
import { SheetCell, SheetCellContent, UNSAVED_ID } from './SheetCell.tsx';
import { SheetCells } from './sheetCells.ts';
import { SheetCommands } from './sheetCommands.ts';
import { SheetContext } from './sheetContext.ts';
import { SheetEditor } from './SheetEditor.tsx';
import { linkColumn } from './linkColumn.tsx';
import { SheetNotes } from './SheetNotes.tsx';
import { SheetStore } from './sheetStore.ts';
import { useGoTo } from './useGoTo.ts';
import type { LoadedSheet } from './useLoadedSheet.ts';
import { useSheetHands } from './useSheetHands.ts';
import { useSheetPointer } from './useSheetPointer.ts';
import styles from './sheet.module.css';

/** As the table looks: the page's stylesheet has no variables for what only the grid would use. */
const LOOK = {
  '--DataGrid-rowBorderColor': 'var(--frontage-palette-divider)',
  '--DataGrid-containerBackground': 'var(--surface-muted)',
  borderColor: 'var(--frontage-palette-divider)',
  fontSize: '0.8125rem',
  isolation: 'isolate',
  '& .MuiDataGrid-columnSeparator': { color: 'var(--frontage-palette-divider)' },
};

const SLOTS: DataGridProps['slots'] = { cell: SheetCell };

/** Pixels; a spreadsheet is denser than a table. */
const ROW_HEIGHTS = { comfortable: 36, compact: 28 };

/** The sheet of the rows of one page of a list. */
export function SheetOfRows(props: LayoutProps & LoadedSheet) {
  const { list, resource, columns, hrefs, Grid, editing, words } = props;
  const locale = useLocale();
  const environment = useRelayEnvironment();
  const live = useLiveRows();
  // The page's policy lets in no styles but those that carry its nonce.
  const [nonce] = useState(nonceOfPage);
  const cells = useCells(props);
  const [store] = useState(() => new SheetStore(cells));
  useLayoutEffect(() => store.show(cells), [store, cells]);
  useLeaveGuard(store.isUnsaved);
  const refresh = live?.refresh;
  const commands = useMemo(
    () =>
      new SheetCommands({
        store,
        environment,
        editing: editing?.record ?? null,
        locale,
        refresh: refresh ?? (() => Promise.resolve()),
      }),
    [store, environment, editing, locale, refresh],
  );
  // What saves is there before the network fails.
  useEffect(() => preloadCommit(() => Promise.resolve()), []);
  const api = useGridApiRef();
  const goTo = useGoTo(store, api);
  const parts = useMemo(() => ({ store, commands, goTo }), [store, commands, goTo]);
  const hands = useSheetHands(parts, api);
  const pointer = useSheetPointer(store);
  const gridRows = useStableValue(cells.rows.map(({ key }) => ({ id: key })));
  const heads = useStableValue(
    columns.map(({ id, label, align }) => ({ id, label: tLabel(label, locale), align })),
  );
  const hasLinks = hrefs.some((href) => href !== null);
  const gridColumns = useMemo(() => gridColumnsOf(heads, hasLinks), [heads, hasLinks]);
  return (
    <SheetContext value={parts}>
      <div className={styles.sheet} {...hands} {...pointer}>
        <SheetBar isEditable={editing !== null} />
        <Grid
          apiRef={api}
          nonce={nonce}
          localeText={words}
          rows={gridRows}
          columns={gridColumns}
          slots={SLOTS}
          aria-label={tLabel(resource.pluralLabel, locale)}
          rowHeight={ROW_HEIGHTS[list.shown.density]}
          columnHeaderHeight={36}
          autoHeight
          sx={LOOK}
          hideFooter
          disableRowSelectionOnClick
          disableColumnMenu
          disableColumnSorting
        />
        <SheetNotes />
        <SheetEditor />
        <p id={UNSAVED_ID} hidden>
          {t('Not saved yet', locale)}
        </p>
      </div>
    </SheetContext>
  );
}

interface Head {
  readonly id: string;
  readonly label: string;
  readonly align?: 'end';
}

function gridColumnsOf(heads: readonly Head[], hasLinks: boolean): GridColDef[] {
  const columns = heads.map(({ id, label, align }): GridColDef => {
    // The grid's sides are mirrored with its styles.
    const side = align === 'end' ? 'right' : 'left';
    return {
      field: id,
      headerName: label,
      minWidth: 120,
      flex: 1,
      align: side,
      headerAlign: side,
      renderCell: ({ id: row }) => <SheetCellContent row={String(row)} field={id} />,
    };
  });
  return hasLinks ? [linkColumn, ...columns] : columns;
}

function useCells({
  list,
  resource,
  columns,
  rows,
  keys,
  hrefs,
  editing,
}: LayoutProps & LoadedSheet) {
  const locale = useLocale();
  const access = useAccess();
  const permissions = list.bulk?.permissions;
  return useMemo(() => {
    const fields: AnyFields = editing
      ? allowedFields(access, resource, 'edit', editing.fields)
      : {};
    const [title] = columns;
    const sheetRows = rows.map((row, index) => {
      const key = hrefs[index] ?? keys[index] ?? String(index);
      return {
        key,
        row,
        href: hrefs[index] ?? null,
        title: (title && textIn(title, row, locale)) ?? key,
      };
    });
    return new SheetCells({
      rows: sheetRows,
      columns,
      fields,
      permissions: permissions ?? {},
      locale,
    });
  }, [access, resource, editing, permissions, columns, rows, keys, hrefs, locale]);
}
