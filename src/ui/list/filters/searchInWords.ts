import { formatNames } from '../../locale/formats.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, say } from '../../locale/say.ts';

/**
 * What a search finds records by: "Search name or email".
 *
 * @param search its fields' labels; of a search that does not name them, "Search"
 */
export function searchInWords(
  search: { readonly fields: readonly string[] } | undefined,
  locale: Locale,
): string {
  if (!search || search.fields.length === 0) return say('Search', locale);
  const names = search.fields.map((field) => inSentence(field, locale));
  return say('Search {fields}', locale, { fields: formatNames(names, locale, 'disjunction') });
}
