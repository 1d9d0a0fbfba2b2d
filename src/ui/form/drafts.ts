import { tabMemory } from '../memory.ts';
import { hasSecrets, withoutSecrets } from './secrets.ts';
import { isSame, type AnyFields, type Held } from './values.ts';

/** What was typed into a form and not saved: it outlives a reload and a sign-in, and ends with the tab. */
export interface Draft {
  /** What the record held when it was begun, for what was changed. */
  readonly before: Held;
  readonly typed: Held;
  /** A secret was typed too, which is not kept. */
  readonly hadSecrets?: boolean;
}

const PREFIX = 'frontage draft ';

/** @param key the form's address */
export function readDraft(key: string): Draft | null {
  const draft = tabMemory.readJson(PREFIX + key) as Draft | null;
  return typeof draft?.typed === 'object' ? draft : null;
}

/** Keeps what differs from before, save for secrets; nothing is kept where nothing does. */
export function keepDraft(key: string, fields: AnyFields, before: Held, held: Held): void {
  const open = withoutSecrets(fields, held);
  const names = Object.keys(open).filter((name) => !isSame(before[name], open[name]));
  const hadSecrets = hasSecrets(fields, held);
  if (names.length === 0 && !hadSecrets) return dropDraft(key);
  const only = (values: Held) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const draft: Draft = { before: only(before), typed: only(open), hadSecrets };
  tabMemory.keep(PREFIX + key, JSON.stringify(draft));
}

export function dropDraft(key: string): void {
  tabMemory.forget(PREFIX + key);
}
