import { useEffect, useEffectEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isRightToLeft } from '../../../locale/direction.ts';
import { useLocale } from '../../locale/useLocale.ts';
import { isDialogOpen } from '../../shortcuts/shortcuts.ts';
import { cellAt } from './cellElement.ts';
import { keyCommand, type KeyCommand } from './keyCommands.ts';
import { openCell } from './openCell.ts';
import type { SheetCommands } from './sheetCommands.ts';
import type { SheetParts } from './sheetContext.ts';
import type { CellName } from './sheetState.ts';
import { focusRange, showCell, type GridApiRef } from './useGoTo.ts';

/** The handler for the keys of a sheet's cells. */
export function useSheetKeys({ store, commands }: SheetParts, api: GridApiRef) {
  const locale = useLocale();
  useSaveKey(commands);
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
        return focusRange(store, api);
      case 'redo':
        commands.redo();
        return focusRange(store, api);
      case 'save':
        return void commands.save();
    }
  };
  return (event: KeyboardEvent) => {
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
    if (command.isReplaced) return flushSync(() => openCell(cell, true, store, api, locale));
    event.preventDefault();
    openCell(cell, false, store, api, locale);
  };
}

/** Saves by the key for that, wherever the focus is. */
function useSaveKey(commands: SheetCommands): void {
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
}

/** Whether an element has keys for undoing of its own. */
function isInput(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input, textarea, select') !== null;
}
