import { pressedKey } from '../../shortcuts/shortcuts.ts';
import type { Stride } from './range.ts';

/** What a key does in a sheet; `copy` is left to the browser, which knows the clipboard. */
export type KeyCommand =
  | { readonly type: 'extend'; readonly by: Stride }
  /** Begins to edit: what is there, or from nothing with the key that was pressed. */
  | { readonly type: 'edit'; readonly isReplaced: boolean }
  | { readonly type: 'all' | 'one' | 'copy' | 'clear' | 'fillDown' | 'undo' | 'redo' | 'save' };

type PressedKey = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
>;

const ARROWS: Readonly<Record<string, Stride>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

const WITH_CONTROL: Readonly<Record<string, KeyCommand>> = {
  a: { type: 'all' },
  c: { type: 'copy' },
  d: { type: 'fillDown' },
  s: { type: 'save' },
  y: { type: 'redo' },
  z: { type: 'undo' },
};

const ALONE: Readonly<Record<string, KeyCommand>> = {
  Enter: { type: 'edit', isReplaced: false },
  F2: { type: 'edit', isReplaced: false },
  Delete: { type: 'clear' },
  Backspace: { type: 'clear' },
  Escape: { type: 'one' },
};

/** @returns null for a key that means something else, or moves the focus */
export function keyCommand(event: PressedKey, isRightToLeft: boolean): KeyCommand | null {
  const { key, shiftKey, altKey, isComposing } = event;
  if (isComposing || altKey) return null;
  const isControl = event.ctrlKey || event.metaKey;
  const arrow = ARROWS[key] as Stride | undefined;
  if (arrow && shiftKey) return { type: 'extend', by: stride(arrow, isControl, isRightToLeft) };
  if (isControl) {
    const letter = pressedKey(event).toLowerCase();
    if (shiftKey) return letter === 'z' ? { type: 'redo' } : null;
    return (WITH_CONTROL[letter] as KeyCommand | undefined) ?? null;
  }
  const alone = ALONE[key] as KeyCommand | undefined;
  if (alone) return shiftKey ? null : alone;
  // A space scrolls, or selects a row.
  return [...key].length === 1 && key !== ' ' ? { type: 'edit', isReplaced: true } : null;
}

function stride({ rows, columns }: Stride, isWhole: boolean, isRightToLeft: boolean): Stride {
  const far = (step: number) => (isWhole && step !== 0 ? step * Infinity : step);
  return { rows: far(rows), columns: far(isRightToLeft && columns !== 0 ? -columns : columns) };
}
