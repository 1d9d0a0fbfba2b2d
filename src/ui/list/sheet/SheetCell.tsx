import { GridCell, type GridCellProps } from '@mui/x-data-grid';
import { Icon } from '../../Icon.tsx';
import { InsideLinkContext } from '../../fields/insideLink.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { useOfStore, useSheet } from './sheetContext.ts';
import type { CellName } from './sheetState.ts';

/** A cell of the grid, with what the sheet knows of it besides. */
export function SheetCell(props: GridCellProps) {
  const { store } = useSheet();
  const cell = { row: String(props.rowId), field: props.column.field };
  const isOfSheet = useOfStore(store, () => store.cells.placeOf(cell) !== null);
  const isSelected = useOfStore(store, () => store.isSelected(cell));
  const isUnsaved = useOfStore(store, () => store.unsavedAt(cell) !== undefined);
  const isWrong = useOfStore(store, () => store.reasonAt(cell) !== null);
  const isEditable = useOfStore(store, () => store.cells.editableInput(cell) !== undefined);
  // The link in it has the place in the order of Tab.
  if (!isOfSheet) return <GridCell {...props} tabIndex={-1} />;
  return (
    <GridCell
      {...props}
      aria-selected={isSelected}
      aria-readonly={isEditable ? undefined : true}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? reasonId(cell) : isUnsaved ? UNSAVED_ID : undefined}
      data-unsaved={isUnsaved ? '' : undefined}
      data-wrong={isWrong ? '' : undefined}
    />
  );
}

/** The element that says that a cell is not saved. */
export const UNSAVED_ID = 'sheet-unsaved';

function reasonId({ row, field }: CellName): string {
  return `reason-${row}-${field}`.replaceAll(/\s/g, '_');
}

/** What a cell shows: what a person put into it, or what its column shows of the row. */
export function SheetCellContent({ row, field }: CellName) {
  const { store } = useSheet();
  const locale = useLocale();
  const cell = { row, field };
  const own = useOfStore(store, () => store.unsavedAt(cell));
  const reason = useOfStore(store, () => store.reasonAt(cell));
  const record = useOfStore(store, () => store.rowOf(row)?.row);
  const column = useOfStore(store, () => store.cells.columns.find(({ id }) => id === field));
  if (!own || !column) return <InsideLinkContext value>{column?.cell(record)}</InsideLinkContext>;
  const text = own.unread?.text ?? store.cells.shownOf(field, own.state);
  return (
    <>
      {reason !== null && <Icon name="warning" size={14} />}
      <span title={reason ?? t('Not saved yet', locale)}>{text}</span>
      {reason !== null && (
        <span id={reasonId(cell)} hidden>
          {reason}
        </span>
      )}
    </>
  );
}
