import { parseEntry, PREFIX, quickStorage } from './quickStorage.ts';
import { isSignedIn } from './scope.ts';

/** How long a draft is kept while signing in, in days. */
const HALF_AN_HOUR = 30 / (24 * 60);

const NAME = 'signedOutDraft';

const storage = quickStorage({
  name: NAME,
  isOfTab: true,
  days: HALF_AN_HOUR,
  endsAtSignOut: true,
});

/**
 * Stores a form's draft while nobody is signed in, for the next sign-in in this tab: usually a session has
 * expired. It reveals nothing new to another person who signs in, because going back shows the form until then.
 * Only the first page after signing in can read it; it is not shared between tabs and expires with the tab or
 * after half an hour.
 *
 * @param text null removes the draft
 */
export function saveSignedOutDraft(form: string, text: string | null): void {
  if (isSignedIn()) return;
  if (text === null) storage.drop(form);
  else storage.keep(text, form);
}

/** Drafts from before signing in, by form, on the first page after it. */
const collected = new Map<string, string>();

/** Moves the drafts from before signing in out of session storage. */
export function collectSignedOutDrafts(): void {
  if (!isSignedIn()) return;
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [, , name, ...form] = key.split('/');
      if (!key.startsWith(PREFIX) || name !== NAME) continue;
      const entry = parseEntry(sessionStorage.getItem(key));
      sessionStorage.removeItem(key);
      if (entry && entry.until >= Date.now()) collected.set(form.join('/'), entry.text);
    }
  } catch {
    // A browser that refuses its storage has nothing in it.
  }
}

/** Returns and removes a form's draft from before signing in; null if there is none. */
export function takeSignedOutDraft(form: string): string | null {
  collectSignedOutDrafts();
  const text = collected.get(form) ?? null;
  collected.delete(form);
  return text;
}
