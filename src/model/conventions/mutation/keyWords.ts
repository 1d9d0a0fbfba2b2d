import type { InputSlot } from './slot.ts';

const KEY_ENDINGS = new Set(['id', 'ids', 'uuid', 'uuids', 'uid', 'gid', 'pk']);
/** Words that say which of a record's own keys it is: `cartEntityId`. */
const KEY_KINDS = new Set(['entity', 'node', 'global', 'database', 'row']);

/** `['order', 'id']` → `['order']`. */
export function withoutKey(words: readonly string[]): string[] {
  const last = words[words.length - 1];
  if (last === undefined || !KEY_ENDINGS.has(last)) return [...words];
  const bare = words.slice(0, -1);
  return bare.length > 1 && KEY_KINDS.has(bare[bare.length - 1] ?? '') ? bare.slice(0, -1) : bare;
}

const SOURCES = new Set('source from duplicate'.split(' '));
const TARGETS = new Set('target destination dest to into'.split(' '));

/**
 * Of two records of one kind the one that is done something to: `sourceCustomerId` beside
 * `targetCustomerId` is the customer's, and the other is chosen.
 */
export function subjectOfTwo(words: string[], slots: readonly InputSlot[]): string[] {
  const [role, ...rest] = words;
  if (rest.length === 0 || !SOURCES.has(role ?? '')) return words;
  const hasOther = slots.some((slot) => {
    const [otherRole, ...other] = withoutKey(slot.words);
    return TARGETS.has(otherRole ?? '') && other.join('') === rest.join('');
  });
  return hasOther ? rest : words;
}
