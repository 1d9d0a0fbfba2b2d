import { quickStorage } from '../../storage/quickStorage.ts';

/** Whoever dictates to their computer wants no keys that act by themselves (WCAG 2.1.4). */
const storage = quickStorage({ name: 'keys', days: 730, endsAtSignOut: false });

/** Whether single keys act by themselves. They do where the browser keeps no choice. */
export function keysAreOn(): boolean {
  return storage.read() !== 'off';
}

/** Keeps whether single keys act. */
export function turnKeys(on: boolean): void {
  storage.keep(on ? 'on' : 'off');
}

const LETTER_KEY = /^Key([A-Z])$/;
const OTHER_SCRIPT = /^\p{L}$/u;
const LATIN = /\p{Script=Latin}/u;

/** The key that was pressed: where a keyboard writes another script than Latin, the letter in its place. */
export function pressedKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  if (key === '؟') return '?';
  const [, letter] = LETTER_KEY.exec(code) ?? [];
  return letter && OTHER_SCRIPT.test(key) && !LATIN.test(key) ? letter.toLowerCase() : key;
}

/** Whether a key belongs to something else: to what is being entered, to a dialog, to the browser. */
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
  return control !== null || document.querySelector('dialog[open]') !== null;
}
