import { tabMemory } from '../memory.ts';
import { isSame, type Held } from './values.ts';

/** What was typed into a form and not saved: it outlives a reload and a sign-in, and ends with the tab. */
export interface Draft {
  /** What the record held when it was begun, for what was changed. */
  readonly before: Held;
  readonly typed: Held;
}

const PREFIX = 'frontage draft ';

/** @param key the form's address */
export function readDraft(key: string): Draft | null {
  const draft = tabMemory.readJson(PREFIX + key) as Draft | null;
  return typeof draft?.typed === 'object' ? draft : null;
}

/** Keeps what differs from before; nothing is kept where nothing does. */
export function keepDraft(key: string, before: Held, held: Held): void {
  const names = Object.keys(held).filter((name) => !isSame(before[name], held[name]));
  if (names.length === 0) return dropDraft(key);
  const only = (values: Held) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const draft: Draft = { before: only(before), typed: only(held) };
  tabMemory.keep(PREFIX + key, JSON.stringify(draft));
}

export function dropDraft(key: string): void {
  tabMemory.forget(PREFIX + key);
}
