/**
 * Whose storage this is: who is signed in, by a name that the server gave the page and that is no
 * secret, or nobody in particular. Everything that a browser keeps is kept under it, so that nothing
 * which one person leaves reaches the next.
 */
let scope: string | null = null;
let isPerson = false;
let isOver = false;
const listeners = new Set<() => void>();

/** Says to the other tabs whose the browser is by now. */
const MARK = 'frontage.scope';

/** Null where it is not known, or not any more: then nothing is read and nothing is kept. */
export function currentScope(): string | null {
  return scope;
}

/** Whether somebody is signed in. */
export function isSignedIn(): boolean {
  return isPerson;
}

/** The page knows whose it is. */
export function setScope(name: string | null, isOfPerson = false): void {
  scope = name;
  isPerson = isOfPerson;
  isOver = false;
}

/** Tells the other tabs whose the browser is, and follows what they say. @returns what ends that */
export function shareScope(): () => void {
  mark();
  const changed = ({ key, newValue }: StorageEvent) => {
    if (key === MARK && newValue !== null && newValue !== scope) end();
  };
  // A page out of the back-forward cache heard nothing while it lay there.
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted && scope !== null && marked() !== scope) end();
  };
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', restored);
  return () => {
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', restored);
  };
}

/** Whether somebody else is signed in by now, or nobody: what is shown must not stay. */
export function hasScopeEnded(): boolean {
  return isOver;
}

/** For `useSyncExternalStore`. */
export function subscribeToScope(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function end(): void {
  if (scope === null) return;
  scope = null;
  isOver = true;
  document.body.hidden = true;
  for (const listener of listeners) listener();
}

function mark(): void {
  if (scope === null) return;
  try {
    if (marked() !== scope) localStorage.setItem(MARK, scope);
  } catch {
    // Without storage there is nothing that another tab could leave.
  }
}

/** Null too where the browser refuses: then nobody knows whose it is. */
function marked(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}
