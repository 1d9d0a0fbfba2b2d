import { formatDay, formatNumber } from '../../../locale/formats.ts';
import { formatNames } from '../../../locale/names.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { isPreset, PRESETS } from '../../../lists/days.ts';
import { RANGE } from '../../../lists/filters/typedNumbers.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { choiceInWords } from './choiceInWords.ts';
import { filterLabel } from './filterLabel.ts';
import {
  comparisonWords,
  meansAll,
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
  const field = filterLabel(filter, locale);
  const { sentence } = comparisonWords(comparison, filter.kind);
  if (operandOf(comparison) === 'presence') {
    const negated = values[0] === 'true' ? undefined : negatedSentence(comparison);
    return t(negated ?? sentence, locale, { field });
  }
  if (filter.kind === 'record') return t('{field} is set', locale, { field });
  const texts = values.map((value) =>
    operandOf(comparison) === 'range'
      ? rangeInWords(filter, value, locale)
      : valueInWords(filter, value, locale),
  );
  const value = formatNames(texts, locale, meansAll(comparison) ? 'conjunction' : 'disjunction');
  return t(sentence, locale, { field, value });
}

/** `100 – 200`; a range of one value is that value. */
function rangeInWords<Variables>(
  filter: FilterSetting<Variables>,
  range: string,
  locale: Locale,
): string {
  const ends = range.split(RANGE).map((end) => valueInWords(filter, end.trim(), locale));
  const [start, end] = ends;
  return ends.length === 2 && start !== end
    ? t('{start} – {end}|range', locale, { start, end })
    : start;
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
