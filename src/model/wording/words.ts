import { singular } from './plurals.ts';

// The same few thousand names are split again and again while a schema is read.
const splitNames = new Map<string, readonly string[]>();
const sameNames = new Map<string, string>();

/** A word whose number stands for its letters, in capitals: `I18NLocale` is a locale of `i18n`. */
const NUMBERED_ACRONYM =
  /(?<![A-Za-z])(A11Y|I18N|K8S|L10N)(?![a-z])|(?<![A-Z])[BCDP]2[BCP](?![a-z])|(?<![A-Z0-9])[234]D(?![a-z0-9])/g;

/** A word with a capital within: an `OAuthToken` is no token of an `O`. */
const MIXED_CASE = /OAuth(?![a-z])/g;

/**
 * The words of a GraphQL name, in lower case, whatever its spelling: `shippingAddress`,
 * `ShippingAddress`, `shipping_address` and `SHIPPING_ADDRESS` are all `shipping`, `address`;
 * a run of capitals is one word (`URLPath` is `url`, `path`), digits stay with the word before them.
 */
export function splitWords(name: string): string[] {
  const known = splitNames.get(name);
  if (known) return [...known];
  const words = name
    .replace(
      /(?<![A-Z])([A-Z])([A-Z]+)s(?![a-z])/g,
      (_, first: string, rest: string) => `${first}${rest.toLowerCase()}s`,
    )
    .replace(NUMBERED_ACRONYM, (word) => ` ${word.toLowerCase()} `)
    .replace(MIXED_CASE, 'Oauth')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
  splitNames.set(name, words);
  return [...words];
}

/** The words joined without a separator, for comparing names that are spelled differently. */
export function sameName(name: string): string {
  const known = sameNames.get(name);
  if (known !== undefined) return known;
  const same = splitWords(name).join('');
  sameNames.set(name, same);
  return same;
}

/** A name as one comparable word with its last word in the singular: `blog_posts`, `BlogPost` → `blogpost`. */
export function singularKey(name: string): string {
  const words = splitWords(name);
  const last = words.pop();
  return last === undefined ? '' : words.join('') + singular(last);
}

/** True when the words `part` are the last of the words of `whole`. */
export function endsWithWords(whole: readonly string[], part: readonly string[]): boolean {
  return (
    part.length > 0 &&
    part.length <= whole.length &&
    part.every((word, index) => word === whole[whole.length - part.length + index])
  );
}

/** True when the words `part` are the first of the words of `whole`. */
export function startsWithWords(whole: readonly string[], part: readonly string[]): boolean {
  return (
    part.length > 0 &&
    part.length <= whole.length &&
    part.every((word, index) => word === whole[index])
  );
}

/** Technical suffixes of types, which mean nothing to people. */
const TECHNICAL_SUFFIXES = new Set(
  'dto entity gql interface model node object record type'.split(' '),
);

/** What the types of a query's rows end with. */
const ROW_SUFFIXES = new Set('item row result dto output response'.split(' '));

/** The words of what a query gets, by the name of the type that it has for its rows: `GetAllEmployeesItem` → `employees`. */
export function gotWords(words: readonly string[]): string[] | null {
  if (words[0] !== 'get' || !ROW_SUFFIXES.has(words.at(-1) ?? '')) return null;
  const noun = words.slice(words[1] === 'all' ? 2 : 1, -1);
  return noun.length > 0 ? noun : null;
}

/** The words of a type's name without a technical suffix: `PostType`, `ArticleRecord`, `TagsSelectItem` → `post`, `article`, `tags`. */
export function typeWords(typeName: string): string[] {
  const words = splitWords(typeName);
  const got = gotWords(words);
  if (got) return got;
  if (words.length > 2 && words.slice(-2).join(' ') === 'select item') return words.slice(0, -2);
  const last = words[words.length - 1];
  return words.length > 1 && last !== undefined && TECHNICAL_SUFFIXES.has(last)
    ? words.slice(0, -1)
    : words;
}

/** The words with each in the singular. */
export function singularWords(words: readonly string[]): string[] {
  return words.map((word) => singular(word));
}
