import { Subscribers } from '../store/subscribers.ts';

/**
 * The owner of the storage: a public id of the person who is signed in, from the server, or an anonymous
 * one. All stored data is separated by it, so that nothing of one person reaches the next.
 */
let scope: string | null = null;
let isPerson = false;
let isOver = false;
let replacesPerson = false;
const subscribers = new Subscribers();

/** Tells other tabs the current scope. */
const MARK = 'frontage.scope';

/** Tells the next page of this tab whom it was taken from. */
const LEFT = 'frontage.left';

/** Null if it is unknown or has ended; then nothing is read or stored. */
export function currentScope(): string | null {
  return scope;
}

/** Whether a person is signed in. */
export function isSignedIn(): boolean {
  return isPerson;
}

/** The page knows whose it is. */
export function setScope(name: string | null, isOfPerson = false): void {
  scope = name;
  isPerson = isOfPerson;
  isOver = false;
  const left = takeLeft();
  replacesPerson ||= isPerson && left !== null && left !== name;
}

/** Whether this page was loaded since another tab signed in as somebody else than this one showed. */
export function hasReplacedPerson(): boolean {
  return replacesPerson;
}

/**
 * Follows the scope of other tabs, and announces this one's.
 *
 * @param announces false where it says nothing about other tabs: a session that has expired may be followed by another
 *   one of the same person, and what they have open goes on
 * @returns a function that stops it
 */
export function shareScope(announces = true): () => void {
  if (announces) mark();
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

/** Whether another tab has changed the scope, so that this page must no longer be shown. */
export function hasScopeEnded(): boolean {
  return isOver;
}

/** For `useSyncExternalStore`. */
export const subscribeToScope = subscribers.subscribe;

function end(): void {
  if (scope === null) return;
  if (isPerson) leave(scope);
  scope = null;
  isOver = true;
  document.body.hidden = true;
  subscribers.notify();
}

function mark(): void {
  if (scope === null) return;
  try {
    if (marked() !== scope) localStorage.setItem(MARK, scope);
  } catch {
    // Without storage there is nothing that another tab could leave.
  }
}

/** Null also if the browser denies access. */
function marked(): string | null {
  try {
    return localStorage.getItem(MARK);
  } catch {
    return null;
  }
}

function leave(name: string): void {
  try {
    sessionStorage.setItem(LEFT, name);
  } catch {
    // The page that follows says nothing of it.
  }
}

function takeLeft(): string | null {
  try {
    const left = sessionStorage.getItem(LEFT);
    if (left !== null) sessionStorage.removeItem(LEFT);
    return left;
  } catch {
    return null;
  }
}
