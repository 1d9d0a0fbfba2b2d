import type { GraphQLFieldMap } from 'graphql';
import type { KeySearch } from './keyEntity.ts';
import { withoutKey } from './keyWords.ts';
import { readVerbs } from './name.ts';
import type { InputSlot } from './slot.ts';

/**
 * The slot of the key where none is called like one. `updateTalk(input: { instance: ID!, topic: ID!, title })`: a change
 * or a deletion takes a key, and of the ids that it needs only one is no value of the record.
 */
export function soleKey(
  { about, words, entity, slots, entities }: KeySearch,
  fields: GraphQLFieldMap<unknown, unknown>,
): InputSlot | null {
  const [reading] = readVerbs(words);
  const isCompound = (entity.resource?.identity?.fields.length ?? 0) > 1;
  if (!about || isCompound || (reading?.verb !== 'update' && reading?.verb !== 'delete'))
    return null;
  const noun = entities.named(reading.noun) ?? entities.bare(reading.noun);
  const isValue = (slot: InputSlot) =>
    fields[slot.name] !== undefined || fields[withoutKey(slot.words).join('')] !== undefined;
  const [only, ...others] = slots.filter(
    (slot) => slot.required && String(slot.type) === 'ID!' && !isValue(slot),
  );
  if (noun !== entity || only === undefined || others.length > 0) return null;
  return entities.named(withoutKey(only.words)) === null ? only : null;
}
