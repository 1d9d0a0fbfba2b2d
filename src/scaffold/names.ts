import { splitWords } from '../model/wording/words.ts';
import { marked, unmarked } from './code/scope.ts';

/** The tag that relay-compiler looks for in the text of a file, so that nothing else can be called so. */
export const TAG = 'graphql';

/** Names that an ECMAScript module cannot declare: reserved words, and names that cannot be bound. */
const RESERVED_WORDS =
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for ' +
  'function if implements import in instanceof interface let new null package private protected public return static super switch this ' +
  'throw true try typeof undefined var void while with yield';

/** TypeScript's own types: values called so would read as types. */
const TYPES = 'any bigint boolean never number object string symbol unknown';

const RESERVED = new Set(`${RESERVED_WORDS} ${TYPES}`.split(' '));

/** `order-lines`, `order_lines` and `OrderLines` as `OrderLines`; capitals within stay as they are. */
export function pascalCase(name: string): string {
  const parts = name.split(/[^A-Za-z0-9]+/).filter((part) => part !== '');
  const joined = parts.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return /^[A-Za-z]/.test(joined) ? joined : `Type${joined}`;
}

/** `OrderLine` as `orderLine`, `HTMLPage` as `htmlPage`. */
export function camelCase(name: string): string {
  const [first = '', ...rest] = splitWords(name);
  const joined = first + rest.map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join('');
  return /^[a-z]/.test(joined) ? joined : `the${joined.charAt(0).toUpperCase()}${joined.slice(1)}`;
}

/**
 * Assigns names, each once, ignoring case: files and artifacts are named after them, and
 * some file systems do not tell `order` from `Order`.
 */
export class Names {
  readonly #taken = new Set<string>();

  /** The name itself, with the suffix when the name is reserved, with a number when it is taken. */
  give(name: string, suffix: string): string {
    const base = isReserved(name) ? `${name}${suffix}` : name;
    let unique = base;
    for (let number = 2; this.#taken.has(unique.toLowerCase()); number += 1)
      unique = `${base}${number}`;
    this.#taken.add(unique.toLowerCase());
    return unique;
  }

  has(name: string): boolean {
    return this.#taken.has(name.toLowerCase());
  }
}

/** True for a name that nothing can be called by in any file. */
export function isReserved(name: string): boolean {
  return RESERVED.has(name) || name === TAG;
}

/**
 * A name for a parameter or a variable with a value of that name: `order`, `classValue`. It is
 * marked, so that a file in which it means something else calls it otherwise.
 *
 * @param isTaken whether a name means something else where the variable is used
 */
export function variableName(name: string, isTaken: (name: string) => boolean): string {
  let variable = camelCase(unmarked(name));
  while (isReserved(variable) || isTaken(variable)) variable = `${variable}Value`;
  return marked(variable);
}
