import { useRef, type ClipboardEvent, type MouseEvent, type PointerEvent } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import { cellAt } from './cellElement.ts';
import { openCell } from './openCell.ts';
import { rangeOf } from './range.ts';
import type { SheetParts } from './sheetContext.ts';
import type { CellName } from './sheetState.ts';
import { focusRange, type GridApiRef } from './useGoTo.ts';
import { useSheetKeys } from './useSheetKeys.ts';

/** Handlers for the keys, the clipboard and the focus of a sheet's cells. */
export function useSheetHands(parts: SheetParts, api: GridApiRef) {
  const { store, commands } = parts;
  const locale = useLocale();
  const onKeyDownCapture = useSheetKeys(parts, api);
  /** A finger has no double click: it presses the selected cell once more. */
  const isSecondTap = useRef(false);
  return {
    onKeyDownCapture,
    onCopy: (event: ClipboardEvent) => {
      const text = cellAt(event.target) && commands.copied();
      if (text === null) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!cellAt(event.target)) return;
      event.preventDefault();
      const text = event.clipboardData.getData('text/plain');
      void commands.paste(text).then(() => focusRange(store, api));
    },
    onFocus: ({ target }: { readonly target: EventTarget }) => {
      const cell = cellAt(target);
      const place = cell && store.cells.placeOf(cell);
      const anchor = store.state().range?.anchor;
      if (!place || (anchor?.row === place.row && anchor.column === place.column)) return;
      store.select(rangeOf(place));
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (cell) openCell(cell, false, store, api, locale);
    },
    onPointerDownCapture: ({ target, pointerType }: PointerEvent) => {
      const cell = pointerType === 'touch' ? cellAt(target) : null;
      const active = store.activeCell();
      isSecondTap.current = isSameCell(cell, active);
    },
    onClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (cell && isSecondTap.current) openCell(cell, false, store, api, locale);
    },
  };
}

function isSameCell(one: CellName | null, other: CellName | null): boolean {
  return one !== null && one.row === other?.row && one.field === other.field;
}
