import pluralize from 'pluralize';

/**
 * The words of a GraphQL name, in lower case, whatever its spelling: `shippingAddress`,
 * `ShippingAddress`, `shipping_address` and `SHIPPING_ADDRESS` are all `shipping`, `address`;
 * a run of capitals is one word (`URLPath` is `url`, `path`), digits stay with the word before them.
 */
export function splitWords(name: string): string[] {
  return name
    .replace(/IDs\b/g, 'Ids')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** The words joined without a separator, for comparing names that are spelled differently. */
export function sameName(name: string): string {
  return splitWords(name).join('');
}

/** A name as one comparable word with its last word in the singular: `blog_posts`, `BlogPost` → `blogpost`. */
export function singularKey(name: string): string {
  const words = splitWords(name);
  const last = words.pop();
  return last === undefined ? '' : words.join('') + pluralize.singular(last);
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
