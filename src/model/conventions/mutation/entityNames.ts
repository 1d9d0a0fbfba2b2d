import { splitWords } from '../../wording/words.ts';

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

/** With so many types that begin with the same word, it is the product's name, not part of theirs. */
const FEWEST_PREFIXED = 3;

/** The word before the name of every resource's type (`AcmeOrder`, `AcmeCustomer`), or null. */
export function commonPrefix(resources: readonly { type: string }[]): string | null {
  const names = resources.map(({ type }) => splitWords(type));
  const first = names[0]?.[0];
  if (first === undefined || names.length < FEWEST_PREFIXED) return null;
  return names.every((words) => words.length > 1 && words[0] === first) ? first : null;
}
