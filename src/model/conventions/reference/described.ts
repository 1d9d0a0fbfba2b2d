import type { ConstDirectiveNode } from 'graphql';
import { splitWords } from '../../wording/words.ts';

const WORD_OF_KEY = '(?:ids?|identifiers?|uuids?|keys?|codes?|slugs?)';

/** Where the name of what is referred to begins in a description: `references language.language_id`. */
const REFERS: readonly RegExp[] = [
  /\breferenc(?:es?|ing)\b(?: to)?:? (.+)/is,
  /\bforeign key\b(?: to| of| for| on| into| referencing)?:? (.+)/is,
  /\bfk\b ?(?:→|->|=>|to|:) ?(.+)/is,
  new RegExp(`^(?:the |an? )?(?:unique |numeric |primary )?${WORD_OF_KEY} (?:of|for) (.+)`, 'is'),
];

/** "The language's id" */
const OWNERS = new RegExp(`^(?:the |an? )?([^.]+?)['’]s? ${WORD_OF_KEY}\\b`, 'i');

const ARTICLES = new Set('the a an its this that their related associated linked'.split(' '));

/** Directives that name another type: `@reference(type: "Language")`. */
const DIRECTIVES = /referenc|foreign|^fk$|relat|belongs|^link$/i;

/**
 * The words that may name the record that a value is the key of, as its description says: of each the words from
 * its beginning on, which need not end there (`language that the film is in`).
 */
export function describedReferences(description: string | null | undefined): string[][] {
  const text = description?.trim() ?? '';
  const [, owner] = OWNERS.exec(text) ?? [];
  const phrases = [...REFERS.map((pattern) => pattern.exec(text)?.[1]), owner];
  return phrases.flatMap((phrase) => {
    const words = splitWords(phrase ?? '');
    const start = words.findIndex((word) => !ARTICLES.has(word));
    return start < 0 ? [] : [words.slice(start, start + 6)];
  });
}

/** The names of types in the directives of an input that say what it refers to. */
export function directedReferences(
  directives: readonly ConstDirectiveNode[] | undefined,
): string[] {
  return (directives ?? [])
    .filter(({ name }) => DIRECTIVES.test(name.value))
    .flatMap(({ arguments: given = [] }) =>
      given.flatMap(({ value }) =>
        value.kind === 'StringValue' || value.kind === 'EnumValue'
          ? [value.value.split(/[.(]/)[0]]
          : [],
      ),
    );
}
