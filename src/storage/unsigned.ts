import { parseEntry, PREFIX, quickStorage } from './quickStorage.ts';
import { isSignedIn } from './scope.ts';

/** Days that signing in may take. */
const HALF_AN_HOUR = 30 / (24 * 60);

const UNSIGNED = 'unsigned';

const kept = quickStorage({
  name: UNSIGNED,
  isOfTab: true,
  days: HALF_AN_HOUR,
  endsAtSignOut: true,
});

/**
 * Keeps what is typed into a form while nobody is signed in for who signs in next in this very tab. Nothing
 * says who typed it; but until somebody signs in, going back shows it to anybody at the tab, so that
 * who takes over from it learns nothing that was not on the screen. It goes to the page that follows the
 * signing in and to none after it, is never in another tab, and ends with the tab or in half an hour.
 *
 * @param text null drops it
 */
export function keepUnsigned(form: string, text: string | null): void {
  if (isSignedIn()) return;
  if (text === null) kept.drop(form);
  else kept.keep(text, form);
}

/** What was typed in this tab before signing in, by the forms, on the page that follows. */
const broughtAlong = new Map<string, string>();

/** Takes what was typed before signing in out of the tab's storage, on the first page after that. */
export function gatherUnsigned(): void {
  if (!isSignedIn()) return;
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [, , name, ...form] = key.split('/');
      if (!key.startsWith(PREFIX) || name !== UNSIGNED) continue;
      const entry = parseEntry(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
      if (entry && entry.until >= Date.now()) broughtAlong.set(form.join('/'), entry.text);
    }
  } catch {
    // A browser that refuses its storage has nothing in it.
  }
}

/** What was typed into a form before signing in, once; null where nothing was. */
export function takeUnsigned(form: string): string | null {
  gatherUnsigned();
  const text = broughtAlong.get(form) ?? null;
  broughtAlong.delete(form);
  return text;
}
