import { quickStorage } from '../../../storage/quickStorage.ts';
import type { FormState } from '../values.ts';

/** Rows that were entered with a record, and not made after it: because the backend refused one, or the page was left. */
const storage = quickStorage({ name: 'waitingRows', isOfTab: true, days: 14, endsAtSignOut: true });

/** @param href the address of the tab that makes them */
export function waitingRows(href: string): readonly FormState[] {
  const rows = storage.readJson(href);
  return Array.isArray(rows) ? (rows as readonly FormState[]) : [];
}

/** @param rows those that are still to be made; none ends it */
export function keepWaitingRows(href: string, rows: readonly FormState[]): void {
  if (rows.length === 0) storage.drop(href);
  else storage.keep(JSON.stringify(rows), href);
}
