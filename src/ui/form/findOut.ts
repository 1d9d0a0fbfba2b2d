import type { Finding } from './OutcomeCheck.tsx';
import { isSameValue, type AnyFields, type Held } from './values.ts';

/**
 * Tells from a record as it is now whether a change of it was made: no answer had come.
 *
 * @param before the record as it was when the change was sent
 * @param held what the change was to make of it
 */
export function findOut(fields: AnyFields, before: Held, held: Held, now: Held): Finding {
  const same = (name: string, one: Held, other: Held) =>
    isSameValue(fields[name], one[name], other[name]);
  const names = Object.keys(fields).filter((name) => !same(name, before, held));
  const readable = names.filter((name) => !fields[name].isSecret);
  if (names.length > 0 && readable.length === 0)
    return { isSaved: null, words: 'This cannot be told: what you changed is never shown.' };
  if (readable.every((name) => same(name, held, now)))
    return { isSaved: true, words: 'It was saved: the record holds what you typed.' };
  if (readable.every((name) => same(name, before, now)))
    return {
      isSaved: false,
      words:
        'So far it is not saved: the record is as it was. What you typed is still here; send it again.',
    };
  return {
    isSaved: null,
    words:
      'The record holds neither what it did nor what you typed: somebody may have changed it. Look at what is there before you save.',
  };
}
