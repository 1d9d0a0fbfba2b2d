/** Something that was done, said in passing; it can be read again for as long as the tab is open. */
export interface Notice {
  readonly id: number;
  readonly words: string;
  /** Takes it back. @returns what is to be said of that */
  readonly undo?: () => Promise<string>;
}

/** So many can be read again. */
const MOST = 8;

let notices: readonly Notice[] = [];
const listeners = new Set<() => void>();

/** Tells the person in front of the screen of something that was done. In the browser only. */
export function notify(notice: Omit<Notice, 'id'>): void {
  const id = (notices[0]?.id ?? 0) + 1;
  set([{ id, ...notice }, ...notices].slice(0, MOST));
}

/** What was undone cannot be undone again. */
export function withdraw(id: number): void {
  set(notices.map((notice) => (notice.id === id ? { ...notice, undo: undefined } : notice)));
}

/** The latest notices, the newest first. */
export function latestNotices(): readonly Notice[] {
  return notices;
}

/** For `useSyncExternalStore`. */
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const NONE: readonly Notice[] = [];

/** The server has nothing to say in passing. */
export function noNotices(): readonly Notice[] {
  return NONE;
}

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}
