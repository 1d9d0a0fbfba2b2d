import { formatDay, formatNames, formatNumber } from '../../../locale/formats.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import { isPreset, PRESETS } from '../../../lists/days.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { choiceInWords } from './choiceInWords.ts';
import {
  comparisonWords,
  negatedSentence,
  operandOf,
  type Comparison,
} from '../../../lists/filters/operators.ts';

/**
 * Describes a filter: "Total is at least 100".
 *
 * @param values as in the address
 */
export function filterInWords<Variables>(
  filter: FilterSetting<Variables>,
  comparison: Comparison,
  values: readonly string[],
  locale: Locale,
): string {
  const field = tLabel(filter.label, locale);
  const { sentence } = comparisonWords(comparison, filter.kind);
  if (operandOf(comparison) === 'presence') {
    const negated = values[0] === 'true' ? undefined : negatedSentence(comparison);
    return t(negated ?? sentence, locale, { field });
  }
  if (filter.kind === 'record') return t('{field} is set', locale, { field });
  const texts = values.map((value) => valueInWords(filter, value, locale));
  const value = formatNames(texts, locale, 'disjunction');
  return t(sentence, locale, { field, value });
}

function valueInWords<Variables>(
  filter: FilterSetting<Variables>,
  value: string,
  locale: Locale,
): string {
  const { kind, choices } = filter;
  if (choices) return choiceInWords(filter, value, locale);
  if (kind === 'number') return formatNumber(value, locale);
  if (kind === 'day' || kind === 'moment')
    return isPreset(value) ? t(PRESETS[value], locale) : formatDay(value, locale);
  return value;
}
