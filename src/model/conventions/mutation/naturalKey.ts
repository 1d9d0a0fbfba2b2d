import { getNamedType, isLeafType } from 'graphql';
import { endsWithWords } from '../../wording/words.ts';
import type { Entity } from './entity.ts';
import type { KeySearch } from './keyEntity.ts';
import { readVerbs } from './name.ts';
import type { InputSlot } from './slot.ts';

/** Fields that identify a record for people, or within its parent. */
export const NATURAL = new Set([
  'iid',
  'number',
  'slug',
  'handle',
  'code',
  'sku',
  'key',
  'token',
  'login',
  'username',
  'email',
  'path',
  'fullpath',
  'externalid',
  'externalreference',
  'reference',
  'identifier',
  'name',
  'locale',
  'address',
]);
const CREDENTIALS = /password|otp|captcha|^code$|verification/i;

/**
 * A field that identifies a record: named after "by", in an object that selects,
 * or one that must be given while the rest of its kind need not.
 */
export function isNatural(
  input: InputSlot,
  name: string,
  { by, slots, deleting, entity, words }: KeySearch,
): boolean {
  if (by.length > 0 && by.join('') === name) return true;
  // `deletePublicDomain(domain: String!)`: the only required argument identifies the record.
  if (deleting && input.required && slots.length === 1 && endsWithWords(entity.words, input.words))
    return true;
  if (isSought(input, words, entity)) return true;
  if (!NATURAL.has(name) || slots.some((slot) => CREDENTIALS.test(slot.name))) return false;
  if (input.selects) return true;
  // `updateServer(name, comment)`: of a record that has a key, the name is a value.
  if (name === 'name' && by.length === 0 && isUpdate(words, entity)) return false;
  const siblings = slots.filter((slot) => slot.slot.length === input.slot.length && slot !== input);
  const alone = !siblings.some(
    (slot) => slot.required && isLeafType(getNamedType(slot.type)) && !/path$|id$/i.test(slot.name),
  );
  return input.required && (alone || String(getNamedType(input.type)) === 'ID' || name === 'iid');
}

/** `updateSetting(key, value)`, `destroySite(code)`: of records that are found by it, it says which one is meant. */
function isSought({ name, required }: InputSlot, words: readonly string[], { resource }: Entity) {
  const verb = readVerbs(words)[0]?.verb;
  const isChange = verb === 'update' || verb === 'delete';
  return isChange && required && name !== 'name' && resource?.lookup?.key.join() === name;
}

function isUpdate(words: readonly string[], { resource }: Entity): boolean {
  const isNamed = resource?.identity?.fields.includes('name') === true;
  return !isNamed && readVerbs(words)[0]?.verb === 'update';
}
