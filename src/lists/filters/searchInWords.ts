import { formatNames } from '../../locale/names.ts';
import type { Locale } from '../../locale/locale.ts';
import { inSentence, t } from '../../locale/translate.ts';

/**
 * What a search finds records by: "Search name or email".
 *
 * @param search its fields' labels; of a search that does not name them, "Search"
 */
export function searchInWords(
  search: { readonly fields?: readonly string[] } | undefined,
  locale: Locale,
): string {
  const fields = search?.fields ?? [];
  if (fields.length === 0) return t('Search', locale);
  const names = fields.map((field) => inSentence(field, locale));
  return t('Search {fields}', locale, { fields: formatNames(names, locale, 'disjunction') });
}
