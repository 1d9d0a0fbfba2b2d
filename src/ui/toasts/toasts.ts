import { Subscribers } from '../../store/subscribers.ts';

/** A short message about something that was done. The latest ones can be read again while the tab is open. */
export interface Toast {
  readonly id: number;
  readonly words: string;
  /** Undoes what was done. @returns the text of the toast that follows */
  readonly undo?: () => Promise<string>;
}

const MAX_TOASTS = 8;

let toasts: readonly Toast[] = [];
const subscribers = new Subscribers();

/** Shows a toast. In the browser only. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  const id = (toasts[0]?.id ?? 0) + 1;
  set([{ id, ...toast }, ...toasts].slice(0, MAX_TOASTS));
}

/** Removes the undo button of a toast, once its change is undone. */
export function disableUndo(id: number): void {
  set(toasts.map((toast) => (toast.id === id ? { ...toast, undo: undefined } : toast)));
}

/** The latest toasts, the newest first. */
export function latestToasts(): readonly Toast[] {
  return toasts;
}

/** For `useSyncExternalStore`. */
export const subscribeToToasts = subscribers.subscribe;

const NONE: readonly Toast[] = [];

/** For `useSyncExternalStore` on the server, which has no toasts. */
export function noToasts(): readonly Toast[] {
  return NONE;
}

function set(next: readonly Toast[]): void {
  toasts = next;
  subscribers.notify();
}
