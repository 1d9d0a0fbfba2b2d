import {
  useEffect,
  useEffectEvent,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { isRightToLeft } from '../../../locale/direction.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { t } from '../../../locale/translate.ts';
import { isDialogOpen } from '../../shortcuts/shortcuts.ts';
import { cellAt } from './cellElement.ts';
import { keyCommand, type KeyCommand } from './keyCommands.ts';
import { rangeOf } from './range.ts';
import type { SheetParts } from './sheetContext.ts';
import type { CellName } from './sheetState.ts';
import { focusCell, showCell, type GridApiRef } from './useGoTo.ts';

/** Handlers for the keys, the clipboard and the focus of a sheet's cells. */
export function useSheetHands({ store, commands }: SheetParts, api: GridApiRef) {
  const locale = useLocale();
  /** A finger has no double click: it presses the selected cell once more. */
  const isSecondTap = useRef(false);
  const open = (cell: CellName, isReplaced: boolean) => {
    const element = api.current?.getCellElement(cell.row, cell.field);
    if (!element) return;
    if (store.cells.editableInput(cell)) store.edit({ ...cell, isReplaced, element });
    else
      store.tell(
        t('{cell}: this cell cannot be edited.', locale, { cell: store.cells.nameOf(cell) }),
      );
  };
  /** The focus goes where the selection begins, unless it is elsewhere on purpose. */
  const focusRange = () => {
    const anchor = store.activeCell();
    if (anchor && api.current && cellAt(document.activeElement)) focusCell(api.current, anchor);
  };
  const run = (
    command: Exclude<KeyCommand, { type: 'edit' | 'copy' }>,
    cell: CellName | null,
  ): void => {
    switch (command.type) {
      case 'extend': {
        commands.extend(command.by);
        const { range } = store.state();
        if (api.current && range) showCell(api.current, store, store.cells.at(range.head));
        return;
      }
      case 'all':
        return commands.selectAll();
      case 'one':
        return cell ? commands.selectOne(cell) : undefined;
      case 'clear':
        return commands.clear();
      case 'fillDown':
        return void commands.fillDown();
      case 'undo':
        commands.undo();
        return focusRange();
      case 'redo':
        commands.redo();
        return focusRange();
      case 'save':
        return void commands.save();
    }
  };
  const onSaveKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const command = keyCommand(event, false);
    if (command?.type !== 'save' || event.defaultPrevented || isDialogOpen()) return;
    event.preventDefault();
    void commands.save();
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => onSaveKey(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const command = keyCommand(event.nativeEvent, isRightToLeft(locale.language));
      const cell = cellAt(event.target);
      const isOfCell = cell !== null && store.cells.placeOf(cell) !== null;
      const isOfSheet = command?.type === 'undo' || command?.type === 'redo';
      if (!command || !(isOfCell || (isOfSheet && !isInput(event.target)))) return;
      // The grid has other meanings for some of these keys.
      event.stopPropagation();
      if (command.type === 'copy') return;
      if (command.type !== 'edit') {
        event.preventDefault();
        return run(command, cell);
      }
      // What is typed goes into the input if that has the focus by then.
      if (!cell) return;
      if (command.isReplaced) return flushSync(() => open(cell, true));
      event.preventDefault();
      open(cell, false);
    },
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
      void commands.paste(text).then(focusRange);
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
      if (cell) open(cell, false);
    },
    onPointerDownCapture: ({ target, pointerType }: PointerEvent) => {
      const cell = pointerType === 'touch' ? cellAt(target) : null;
      const active = store.activeCell();
      isSecondTap.current = isSameCell(cell, active);
    },
    onClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target);
      if (cell && isSecondTap.current) open(cell, false);
    },
  };
}

/** Whether an element has keys for undoing of its own. */
function isInput(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}

function isSameCell(one: CellName | null, other: CellName | null): boolean {
  return one !== null && one.row === other?.row && one.field === other.field;
}
