import { utils } from 'prettier/doc';
import type { Doc } from './docs.ts';

/**
 * Names that may have to give way. What a template writes itself is plain text; what it imports, and what
 * is called as the schema has it, is marked where it is written, so that a file can tell the two apart once
 * it is whole, and call the marked ones otherwise where they would mean something else. Marks are control
 * characters: they have no width, so that a line breaks where it would without them.
 */
const MARK = '\u0081';
/** Instead of the first one: stands for property and value at once, as in `{ order }`. */
const SHORTHAND = '\u0082';
const FIRST_DIGIT = 0x90;
const BASE = 16;

const MARKED = /([\u0081\u0082])([\u0090-\u009f]*)([A-Za-z_$][\w$]*)/g;
const MARKS = /[\u0081\u0082\u0090-\u009f]/g;
const TEXTS =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|`(?:\\[\s\S]|[^`\\])*`|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
/** A name that is neither a member, nor the key of a property, nor an attribute. */
const BARE =
  /(?<![\w$\u0081\u0082\u0090-\u009f]|(?<!\.\.)\.)[A-Za-z_$][\w$]*(?![\w$]|\??:|=[{"'])/g;

/** Marks a name. @param index which import of its file it is; 0 for a variable */
export function marked(name: string, index = 0): string {
  const digits = index === 0 ? '' : index.toString(BASE);
  const code = [...digits].map((digit) =>
    String.fromCharCode(FIRST_DIGIT + Number.parseInt(digit, BASE)),
  );
  return `${MARK}${code.join('')}${unmarked(name)}`;
}

/** A text as it is written where no name gives way. */
export function unmarked(text: string): string {
  return text.replace(MARKS, '');
}

/** `{ order }`, of which the value may be called otherwise. @param value a marked name */
export function shorthand(value: string): string {
  return value.replace(MARK, SHORTHAND);
}

/** The names that code mentions beside the marked ones. */
export function bareNames(code: string): Set<string> {
  return new Set(code.replace(TEXTS, "''").match(BARE) ?? []);
}

/** The constants that code declares, with their types. */
export function constantNames(code: string): Set<string> {
  return new Set(code.match(/(?<=^(?:export )?const )[A-Za-z_$][\w$]*/gm) ?? []);
}

/** The variables that are marked in a code. */
export function markedVariables(code: string): Set<string> {
  const all = [...code.matchAll(MARKED)];
  return new Set(all.flatMap(([, , digits, name]) => (digits === '' ? [name] : [])));
}

/** Code with its marked names as they are called. @param nameOf what a name with that index is called */
export function withNames(code: Doc, nameOf: (name: string, index: number) => string): Doc {
  return utils.mapDoc(code, (part) =>
    typeof part !== 'string'
      ? part
      : part.replace(MARKED, (_, mark: string, digits: string, name: string) => {
          const called = nameOf(name, indexOf(digits));
          return mark === SHORTHAND && called !== name ? `${name}: ${called}` : called;
        }),
  );
}

function indexOf(digits: string): number {
  return [...digits].reduce((sum, digit) => sum * BASE + digit.charCodeAt(0) - FIRST_DIGIT, 0);
}
