import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { Entry, EntryGroup } from './entries.ts';

/** Commands of the current page: the links and buttons of its header, and of the menus in it. */
export function pageCommands(locale: Locale): EntryGroup {
  const controls = document.querySelectorAll<HTMLElement>(
    'main header :is(a[href], button:not(:disabled)):not(nav *)',
  );
  const entries = [...controls].flatMap((control, index): Entry[] => {
    const label = (control.getAttribute('aria-label') ?? control.textContent).trim();
    const isOffered = control.checkVisibility() || control.closest('[popover]') !== null;
    if (label === '' || !isOffered) return [];
    return [{ id: `command ${index}`, label, target: { run: () => control.click() } }];
  });
  return { label: t('On this page', locale), entries };
}
