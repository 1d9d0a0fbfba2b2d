import Router from 'next/router';
import { useLayoutEffect } from 'react';
import { isTaken, shortcutsAreOn, pressedKey } from '../shortcuts/shortcuts.ts';

/**
 * Keyboard shortcuts of a record's page. e edits the focused field in place, otherwise opens the
 * form; j and k open the next and previous record where there are links.
 *
 * @param href the address of the form; null where there is none
 */
export function useRecordShortcuts(href: string | null): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event) || !shortcutsAreOn()) return;
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

/** The element that a key activates. */
function controlOf(event: KeyboardEvent): HTMLElement | null {
  const key = pressedKey(event);
  if (key === 'e') return (event.target as Element).closest<HTMLElement>('[data-edits]');
  if (key !== 'j' && key !== 'k') return null;
  return document.querySelector<HTMLElement>(`a[aria-keyshortcuts="${key}"]`);
}
