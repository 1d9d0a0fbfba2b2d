import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import type { CellName } from './sheetState.ts';
import type { SheetStore } from './sheetStore.ts';
import type { GridApiRef } from './useGoTo.ts';

/** Begins to edit a cell, or says that it cannot be edited. @param isReplaced what is there is typed over */
export function openCell(
  cell: CellName,
  isReplaced: boolean,
  store: SheetStore,
  api: GridApiRef,
  locale: Locale,
): void {
  const element = api.current?.getCellElement(cell.row, cell.field);
  if (!element) return;
  if (store.cells.editableInput(cell)) store.edit({ ...cell, isReplaced, element });
  else
    store.tell(
      t('{cell}: this cell cannot be edited.', locale, { cell: store.cells.nameOf(cell) }),
    );
}
