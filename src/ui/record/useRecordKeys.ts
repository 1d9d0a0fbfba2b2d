import Router from 'next/router';
import { useLayoutEffect } from 'react';
import { isTaken, keysAreOn, pressedKey } from '../keys/keysChoice.ts';

/**
 * e changes the record: the field that has the focus in its place, else all of it in its form. j and k
 * lead to the next record and the one before, where there are links to them.
 *
 * @param href the address of the form; null where there is none
 */
export function useRecordKeys(href: string | null): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || !keysAreOn()) return;
      const control = controlOf(event);
      if (control) control.click();
      else if (pressedKey(event) === 'e' && href !== null) void Router.push(href);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [href]);
}

/** What a key does the same as. */
function controlOf(event: KeyboardEvent): HTMLElement | null {
  const key = pressedKey(event);
  if (key === 'e') return (event.target as Element).closest<HTMLElement>('[data-edits]');
  if (key !== 'j' && key !== 'k') return null;
  return document.querySelector<HTMLElement>(`a[aria-keyshortcuts="${key}"]`);
}
