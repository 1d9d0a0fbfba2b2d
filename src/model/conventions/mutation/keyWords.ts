import type { InputSlot } from './slot.ts';

const KEY_ENDINGS = new Set(['id', 'ids', 'uuid', 'uuids', 'uid', 'gid', 'pk']);
/** Words that distinguish the keys of one record: `cartEntityId`. */
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
 * The words for the record that the mutation acts on, where it takes two records of one type: given
 * `sourceCustomerId` and `targetCustomerId`, the former is the customer, and a person chooses the latter.
 */
export function subjectOfTwo(
  words: readonly string[],
  slots: readonly InputSlot[],
): readonly string[] {
  const [role, ...rest] = words;
  if (rest.length === 0 || !SOURCES.has(role ?? '')) return words;
  const hasOther = slots.some((slot) => {
    const [otherRole, ...other] = withoutKey(slot.words);
    return TARGETS.has(otherRole ?? '') && other.join('') === rest.join('');
  });
  return hasOther ? rest : words;
}
