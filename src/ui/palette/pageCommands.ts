import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { Entry, EntryGroup } from './entries.ts';

/** What can be done on the page in sight: the links and buttons of its header, which say so themselves. */
export function pageCommands(locale: Locale): EntryGroup {
  const controls = document.querySelectorAll<HTMLElement>(
    'main header :is(a[href], button:not(:disabled)):not(nav *)',
  );
  const entries = [...controls].flatMap((control, index): Entry[] => {
    const label = (control.getAttribute('aria-label') ?? control.textContent).trim();
    if (label === '' || !control.checkVisibility()) return [];
    return [{ id: `command ${index}`, label, target: { run: () => control.click() } }];
  });
  return { label: t('On this page', locale), entries };
}
