import type { LocalKeys } from '../relay/identity.ts';

let keys: LocalKeys = {};

/** Tells tests which types have ids of their own: `tests/setUp.ts` does so with the app's `localKeys`. */
export function setLocalKeys(localKeys: LocalKeys): void {
  keys = localKeys;
}

/** The types of the app whose ids are unique among their own records only. */
export function localKeys(): LocalKeys {
  return keys;
}
