import { endsWithWords, splitWords, startsWithWords } from '../../wording/words.ts';
import type { Entities, Entity } from './entity.ts';
import { findRuns } from './runs.ts';

const FIRST_SENTENCE = /^[^.\n]*/;
const KEY_OF = /\b(?:ids?|identifiers?|uuids?|keys?|slugs?) (?:of|for) (.+)/is;
const OWNERS_KEY = /^(?:the |an? )?(.+?)['’]s (?:ids?|identifiers?|uuids?|keys?|slugs?)\b/is;
const ARTICLES = new Set(['the', 'a', 'an']);
const END = new Set([
  'to',
  'that',
  'which',
  'whose',
  'you',
  'for',
  'in',
  'with',
  'by',
  'is',
  'will',
  'being',
]);
const GENERIC = new Set(
  'record object entity item resource model node row document thing instance it'.split(' '),
);

/**
 * Whether a key belongs to the entity by the description of its argument: true for this entity ("ID of the order to
 * cancel", "The order's ID"), false for another entity, null when it mentions none.
 */
export function describesKeyOf(
  description: string | null,
  entity: Entity,
  entities: Entities,
): boolean | null {
  const sentence = FIRST_SENTENCE.exec((description ?? '').trim())?.[0] ?? '';
  const owner = OWNERS_KEY.exec(sentence)?.[1] ?? KEY_OF.exec(sentence)?.[1] ?? '';
  const words = splitWords(owner).filter((word) => !ARTICLES.has(word));
  if (words.length === 0 || GENERIC.has(words[0] ?? '')) return null;
  // An InitiativeToProject has a word in its name that else ends it.
  if (entity.words.some((word) => END.has(word)) && startsWithWords(words, entity.words))
    return true;
  const stop = words.findIndex((word, index) => index > 0 && END.has(word));
  const phrase = stop === -1 ? words : words.slice(0, stop);
  const runs = findRuns(phrase, entities).filter((run) => run.end === phrase.length);
  if (runs.some((run) => run.entity === entity)) return true;
  // "The comment to delete" of a DiscussionComment, where there is a Comment too.
  if (endsWithWords(entity.words, phrase)) return null;
  if (runs.length > 0) return false;
  // A noun that is no type of the schema: "the granted refund".
  const own = new Set(entity.words.map((word) => entities.key([word])));
  return phrase.some((word) => own.has(entities.key([word]))) ? null : false;
}
