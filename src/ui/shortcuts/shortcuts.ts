import { quickStorage } from '../../storage/quickStorage.ts';

/** People who use speech input need to turn single-key shortcuts off (WCAG 2.1.4). */
const storage = quickStorage({ name: 'keys', days: 730, endsAtSignOut: false });

/** Whether single-key shortcuts are on, which is the default. */
export function shortcutsAreOn(): boolean {
  return storage.read() !== 'off';
}

/** Turns single-key shortcuts on or off, in this browser. */
export function turnShortcuts(on: boolean): void {
  storage.keep(on ? 'on' : 'off');
}

const LETTER_KEY = /^Key([A-Z])$/;
const OTHER_SCRIPT = /^\p{L}$/u;
const LATIN = /\p{Script=Latin}/u;

/** The key that was pressed. On keyboards for other scripts than Latin, the Latin letter in its position. */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?';
  const [, letter] = LETTER_KEY.exec(code) ?? [];
  return letter && OTHER_SCRIPT.test(key) && !LATIN.test(key) ? letter.toLowerCase() : key;
}

/** Whether an input, a dialog or the browser itself handles the key. */
export function isTaken({
  target,
  ctrlKey,
  metaKey,
  altKey,
  defaultPrevented,
}: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented || !(target instanceof Element)) return true;
  const control = target.closest(
    'input:not([type="checkbox"]), textarea, select, [contenteditable]',
  );
  return control !== null || isDialogOpen();
}

/** Whether a dialog is open, which takes the keys for itself. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]') !== null;
}
