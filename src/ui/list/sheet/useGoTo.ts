import type { GridApi } from '@mui/x-data-grid';
import { useCallback, type RefObject } from 'react';
import { cellAt } from './cellElement.ts';
import { rangeOf } from './range.ts';
import type { CellName } from './sheetState.ts';
import type { SheetStore } from './sheetStore.ts';

export type GridApiRef = RefObject<GridApi | null>;

/** Selects a cell, brings it into sight and focuses it. */
export function useGoTo(store: SheetStore, api: GridApiRef): (cell: CellName) => void {
  return useCallback(
    (cell) => {
      const place = store.cells.placeOf(cell);
      if (!place || !api.current) return;
      store.select(rangeOf(place));
      showCell(api.current, store, cell);
      focusCell(api.current, cell);
    },
    [store, api],
  );
}

export function focusCell(api: GridApi, { row, field }: CellName): void {
  api.setCellFocus(row, field);
  // The grid takes the focus from nothing outside of it.
  api.getCellElement(row, field)?.focus({ preventScroll: true });
}

/** Scrolls a cell into sight. */
export function showCell(api: GridApi, store: SheetStore, cell: CellName): void {
  const place = store.cells.placeOf(cell);
  if (!place) return;
  api.scrollToIndexes({ rowIndex: place.row, colIndex: place.column });
  const element = api.getCellElement(cell.row, cell.field);
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The focus goes where the selection begins, unless it is elsewhere on purpose. */
export function focusRange(store: SheetStore, api: GridApiRef): void {
  const anchor = store.activeCell();
  if (anchor && api.current && cellAt(document.activeElement)) focusCell(api.current, anchor);
}
