import 'client-only';
import {
  useGridApiContext,
  type DataGridProps,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { useEffect, useState, type ComponentType } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { allowedFields } from '../../access/allowedResource.ts';
import { isFieldAllowed } from '../../access/recordPermissions.ts';
import { useAccess } from '../../access/useAccess.ts';
import { dataOf } from '../../fields/column.tsx';
import type { Input } from '../../form/input.ts';
import { readSaved } from '../../form/savedDifferences.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { showToast } from '../../toasts/toasts.ts';
import { nonceOfPage } from '../../theme/nonce.ts';
import { loadGrid } from './grid.ts';
import { loadGridWords } from './gridWords.ts';
import type { LayoutProps } from './layoutProps.ts';
import { canBeTyped, formValueOf, loadEditing, saveCell, type Editing } from './sheetEditing.ts';
import styles from './layouts.module.css';

/** As the table looks: the page's stylesheet has no variables for what only the grid would use. */
const LOOK = {
  '--DataGrid-rowBorderColor': 'var(--frontage-palette-divider)',
  '--DataGrid-containerBackground': 'var(--surface-muted)',
  borderColor: 'var(--frontage-palette-divider)',
  fontSize: '0.8125rem',
  '& .MuiDataGrid-columnSeparator': { color: 'var(--frontage-palette-divider)' },
};

interface SheetRow {
  readonly id: string;
  readonly row: unknown;
  /** What was typed and is not saved yet, by field. */
  readonly typed?: Readonly<Record<string, unknown>>;
}

/**
 * The rows as a spreadsheet, for those who change many: a cell is edited in its place, by the mutation
 * and the inputs of the record's form. What the backend refuses stays as it was typed.
 */
export default function Sheet({ list, resource, columns, rows, hrefs }: LayoutProps) {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  // The page's policy lets in no styles but those that carry its nonce.
  const [nonce] = useState(nonceOfPage);
  const [Grid, setGrid] = useState<ComponentType<DataGridProps> | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [problem, setProblem] = useState('');
  const [words, setWords] = useState<DataGridProps['localeText']>();
  const access = useAccess();
  const { edit = null, permissions = {} } = list.bulk ?? {};
  useEffect(() => {
    let isWanted = true;
    void loadGrid().then((grid) => isWanted && setGrid(() => grid));
    void loadGridWords(locale.language).then((found) => isWanted && setWords(found));
    void loadEditing(edit).then((found) => isWanted && setEditing(found));
    return () => {
      isWanted = false;
    };
  }, [edit, locale.language]);
  if (!Grid) return <p role="status">{t('Loading…', locale)}</p>;
  const fields = editing ? allowedFields(access, resource, 'edit', editing.fields) : {};
  const gridRows = rows.map((row, index): SheetRow => ({ id: hrefs[index] ?? String(index), row }));
  const gridColumns = columns.map((column): GridColDef<SheetRow> => {
    const { id, label, align, cell } = column;
    const input = fields[id] as Input | undefined;
    const isEditable = input !== undefined && canBeTyped(input);
    return {
      field: id,
      headerName: tLabel(label, locale),
      minWidth: 140,
      flex: 1,
      // The grid's sides are mirrored with its styles.
      align: align === 'end' ? 'right' : 'left',
      headerAlign: align === 'end' ? 'right' : 'left',
      editable: isEditable,
      renderCell: ({ row }) => cell(row.row),
      ...(isEditable && {
        valueGetter: (_value, { row, typed }) =>
          typed && id in typed
            ? typed[id]
            : formValueOf(input, id, dataOf(column, row), row, locale),
        valueSetter: (value, row) => ({ ...row, typed: { [id]: value } }),
        renderEditCell: (cellParams) => <EditedCell {...cellParams} input={input} />,
      }),
    };
  });
  const save = async ({ typed, ...after }: SheetRow) => {
    const [[field, held] = []] = Object.entries(typed ?? {});
    const column = columns.find(({ id }) => id === field);
    if (editing && column && field !== undefined) {
      const before = formValueOf(
        editing.fields[field],
        field,
        dataOf(column, after.row),
        after.row,
        locale,
      );
      const cell = { environment, editing, locale, row: after.row, field, before, held };
      const sent = await saveCell(cell);
      const otherwise = sent && readSaved(sent, locale);
      void otherwise?.then((words) => words && showToast({ words }));
    }
    setProblem('');
    return after;
  };
  return (
    <>
      <Grid
        nonce={nonce}
        localeText={words}
        rows={gridRows}
        columns={gridColumns as GridColDef[]}
        aria-label={tLabel(resource.pluralLabel, locale)}
        density={list.shown.density === 'compact' ? 'compact' : 'standard'}
        autoHeight
        sx={LOOK}
        hideFooter
        disableRowSelectionOnClick
        disableColumnMenu
        disableColumnSorting
        isCellEditable={({ row, field }) =>
          isFieldAllowed((row as SheetRow).row, permissions, field)
        }
        processRowUpdate={(after) => save(after as SheetRow)}
        onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </>
  );
}

type EditedCellProps = GridRenderEditCellParams<SheetRow> & { readonly input: Input };

/** The input that the record's form has for the field. */
function EditedCell({ id, field, value, colDef, hasFocus, input }: EditedCellProps) {
  const grid = useGridApiContext();
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (hasFocus) element?.focus();
  }, [hasFocus, element]);
  return (
    <div className={styles.edited} role="group" aria-label={colDef.headerName}>
      <input.Control
        name={field}
        id={`cell-${String(id)}-${field}`}
        value={value}
        onChange={(held) => void grid.current.setEditCellValue({ id, field, value: held })}
        onBlur={() => {}}
        ref={setElement}
        required={false}
        unset="—"
        invalid={false}
        describedBy={undefined}
      />
    </div>
  );
}
