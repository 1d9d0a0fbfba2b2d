import 'client-only';
import { useLayoutEffect } from 'react';
import { isTaken, shortcutsAreOn, pressedKey } from '../../shortcuts/shortcuts.ts';

/**
 * Single-key shortcuts for a list, off in inputs.
 *
 * @param takePressed returns the keys that were pressed before this loaded
 */
export default function ListShortcuts({
  takePressed,
}: {
  takePressed: () => readonly KeyboardEvent[];
}) {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || !shortcutsAreOn() || !act(pressedKey(event))) return;
      event.preventDefault();
    };
    takePressed().forEach(onKeyDown);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [takePressed]);
  return null;
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

/** Focuses the row's link, so that Enter opens it and screen readers announce it. */
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
