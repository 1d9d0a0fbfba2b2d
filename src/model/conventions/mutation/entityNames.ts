import { isEnumType, isListType, isNonNullType, isScalarType } from 'graphql';
import { splitWords } from '../../wording/words.ts';

/** The names of keys. */
export const KEYS = new Set(['id', '_id', 'ID', 'Id', 'nodeId', 'uuid', 'uid', 'documentId', 'pk']);
/** What types end with that are no records. */
export const NO_ENTITY = new Set(
  'payload payloads response result results connection edge aggregate aggregated output mutation query subscription'.split(
    ' ',
  ),
);
/** What types of records may end with besides their names. */
export const TYPE_FILLERS = new Set(
  'item entity record model type node object entry interface dto gql info'.split(' '),
);

/** Whether one of the fields of a type is a key by its name. */
export function hasKey(fields: Record<string, { type: unknown }>): boolean {
  for (const name of KEYS) {
    const type = fields[name]?.type;
    if (type === undefined) continue;
    const inner = isNonNullType(type) ? type.ofType : type;
    if (!isListType(inner) && (isScalarType(inner) || isEnumType(inner))) return true;
  }
  return false;
}

/** Adds a value to those of a key. */
export function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const others = map.get(key);
  if (others === undefined) map.set(key, [value]);
  else others.push(value);
}

/** Stores a value under a key, or null where another one has the same key. */
export function once<Value>(map: Map<string, Value | null>, key: string, value: Value): void {
  map.set(key, map.has(key) ? null : value);
}

/** All ways to part words in two, the longest end first. */
export function partings(words: readonly string[]): { start: string[]; end: string[] }[] {
  return words
    .slice(1)
    .map((_, index) => ({ start: words.slice(0, index + 1), end: words.slice(index + 1) }));
}

/** With so many types that begin with the same word, it is the product's name, not part of theirs. */
const FEWEST_PREFIXED = 3;

/** The word before the name of every resource's type (`AcmeOrder`, `AcmeCustomer`), or null. */
export function commonPrefix(resources: readonly { type: string }[]): string | null {
  const names = resources.map(({ type }) => splitWords(type));
  const first = names[0]?.[0];
  if (first === undefined || names.length < FEWEST_PREFIXED) return null;
  return names.every((words) => words.length > 1 && words[0] === first) ? first : null;
}

const SEEKING = new Set('get find fetch read load query one'.split(' '));
/** What people are to the API rather than what they are called. */
const PERSONAL = new Set('me my own current viewer node'.split(' '));

/** What a field of Query says that it finds one of: `projet` of `getProjetById`; empty where it says nothing of that. */
export function soughtBy(path: readonly string[]): string[] {
  const [name, ...below] = path;
  if (name === undefined || below.length > 0) return [];
  const words = splitWords(name);
  const start = words.findIndex((word) => !SEEKING.has(word));
  const end = words.indexOf('by');
  const noun = start === -1 ? [] : words.slice(start, end === -1 ? undefined : end);
  return noun.some((word) => PERSONAL.has(word)) ? [] : noun;
}
