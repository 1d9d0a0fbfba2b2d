import { isPlural, singular } from './plurals.ts';
import { splitWords } from './words.ts';

/** What stands at the end of an operation that is called after its path: a method of HTTP. */
const METHOD = /_(get|post|put|patch|delete)$/;

/**
 * The words of an operation's name, without the path and the method that frameworks for REST write behind it:
 * `update_user_users__id__patch` updates a user, by PATCH at `/users/{id}`. Where a path begins is known by the noun that
 * it repeats.
 */
export function operationWords(name: string): string[] {
  const words = splitWords(name);
  if (!METHOD.test(name)) return words;
  const said = words.slice(0, -1);
  const isRepeated = (word: string, index: number) =>
    said.slice(0, index).some((before) => singular(before) === singular(word)) &&
    (isPlural(word) || name.includes('__'));
  const start = said.findIndex((word, index) => index > 1 && isRepeated(word, index));
  if (start === -1) return words;
  const prefix = said.indexOf('api');
  return said.slice(0, prefix > 1 ? Math.min(prefix, start) : start);
}
