import pluralize from 'pluralize';
import { splitWords } from '../../wording/words.ts';

/** The name of an input, or of a field, that holds the key of another record. */
export interface KeyParts {
  /** The words for whose key it is: `language`. */
  readonly about: readonly string[];
  /** The word for the key: `id`, `code`; null where the name has none. */
  readonly key: string | null;
}

/** Words for a key that may stand before those for the record: `id_language`, `fk_customer_id`. */
const BEFORE = new Set(['id', 'fk', 'ref']);

/** Words for the key that the backend gives its records. */
const GENERATED = new Set(['id', 'uuid', 'guid', 'uid', 'pk', 'fk', 'ref', 'key']);

/** Words for a key that people give. */
const NATURAL = new Set('code slug sku handle number no nr isbn iso username login'.split(' '));

/** Whether a word of an input's name stands for the key of any record. */
export function isGeneratedKey(word: string): boolean {
  return GENERATED.has(word);
}

/** The parts of a name: `languageId`, `language_ids`, `languageCode`, `id_language`, `fk_language_id`. */
export function keyParts(name: string): KeyParts {
  const words = splitWords(name);
  const isBefore = words.length > 1 && BEFORE.has(words[0]);
  const rest = isBefore ? words.slice(1) : words;
  const last = pluralize.singular(rest.at(-1) ?? '');
  if (GENERATED.has(last) || NATURAL.has(last)) return { about: rest.slice(0, -1), key: last };
  return { about: rest, key: isBefore ? 'id' : null };
}
