import Router from 'next/router';
import { useLayoutEffect } from 'react';

/**
 * e changes the record: the field that has the focus in its place, else all of it in its form.
 *
 * @param href the address of the form; null where there is none
 */
export function useRecordKeys(href: string | null): void {
  useLayoutEffect(() => {
    if (href === null) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'e' || event.metaKey || event.ctrlKey || event.altKey) return;
      const target = event.target as HTMLElement;
      const isTaken = event.defaultPrevented || target.isContentEditable;
      if (isTaken || target.closest('input, textarea, select, dialog, [role="dialog"]')) return;
      event.preventDefault();
      const pencil = target.closest<HTMLElement>('[data-edits]');
      if (pencil) pencil.click();
      else void Router.push(href);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [href]);
}
