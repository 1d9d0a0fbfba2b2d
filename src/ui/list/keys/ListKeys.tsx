import { useEffect, useRef, useState } from 'react';
import buttons from '../../button.module.css';
import styles from './listKeys.module.css';

const KEYS = [
  ['j', 'Next row'],
  ['k', 'Row before'],
  ['Enter', 'Open the row'],
  ['Space', 'Look at the row beside the list'],
  ['x', 'Select the row, or no longer'],
  ['/', 'Search'],
  ['?', 'This help'],
] as const;

/** Whoever dictates to their computer wants no keys that act by themselves (WCAG 2.1.4). */
const SWITCH = 'frontage.keys';

/**
 * Moves through a list by single keys, except while something is being entered. Renders their help.
 *
 * @param first the key that was pressed before this was loaded
 */
export default function ListKeys({ first }: { first: KeyboardEvent }) {
  const pending = useRef<KeyboardEvent | null>(first);
  const help = useRef<HTMLDialogElement>(null);
  const [isOn, setIsOn] = useState(() => localStorage.getItem(SWITCH) !== 'off');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isEntering(event) || help.current?.open) return;
      if (event.key === '?') help.current?.showModal();
      else if (!isOn || !act(event.key)) return;
      event.preventDefault();
    };
    if (pending.current) onKeyDown(pending.current);
    pending.current = null;
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn]);
  const turn = (on: boolean) => {
    localStorage.setItem(SWITCH, on ? 'on' : 'off');
    setIsOn(on);
  };
  return (
    <dialog ref={help} className={styles.help} aria-labelledby="keys-of-lists">
      <h2 id="keys-of-lists">Keys</h2>
      <dl>
        {KEYS.map(([key, words]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <label>
          <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
          Use these keys
        </label>
        <button type="submit" className={buttons.primary}>
          Close
        </button>
      </form>
    </dialog>
  );
}

function isEntering({
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

/** @returns whether the key means something here */
function act(key: string): boolean {
  switch (key) {
    case 'j':
      return move(1);
    case 'k':
      return move(-1);
    case 'x':
      return click(currentRow()?.querySelector('input[type="checkbox"]'));
    case '/':
      return focus(document.querySelector('main input[type="search"]'));
    default:
      return false;
  }
}

function rows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main tbody tr:has(th a)')];
}

function currentRow(): HTMLElement | undefined {
  return rows().find((row) => row.contains(document.activeElement));
}

/** The row's link gets the focus, so that Enter opens it and a screen reader says it. */
function move(by: 1 | -1): boolean {
  const all = rows();
  const current = currentRow();
  const at = current ? all.indexOf(current) + by : by === 1 ? 0 : all.length - 1;
  return focus(all[at]?.querySelector('th a'));
}

function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return true;
}

function click(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.click();
  return true;
}
