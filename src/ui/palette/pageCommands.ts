import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import type { EntryGroup } from './entries.ts';

interface PageControl {
  readonly label: string;
  readonly run: () => void;
}

/** The links and buttons of the current page's header, and of the menus in it. */
export function pageControls(): PageControl[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main header :is(a[href], button:not(:disabled)):not(nav *)',
  );
  return [...controls].flatMap((control) => {
    const label = (control.getAttribute('aria-label') ?? control.textContent).trim();
    const isOffered = control.checkVisibility() || control.closest('[popover]') !== null;
    return label !== '' && isOffered ? [{ label, run: () => control.click() }] : [];
  });
}

/** Commands of the current page. */
export function pageCommands(locale: Locale): EntryGroup {
  const entries = pageControls().map(({ label, run }, index) => ({
    id: `command ${index}`,
    label,
    target: { run },
  }));
  return { label: t('On this page', locale), entries };
}
