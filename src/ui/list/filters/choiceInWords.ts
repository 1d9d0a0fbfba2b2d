import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { yesNo } from '../../../lists/filters/yesNo.ts';

/**
 * The label of a filter's choice: the team's, or Yes and No for a Boolean. An unknown value is shown
 * unchanged.
 */
export function choiceInWords<Variables>(
  { kind, choices = {} }: Pick<FilterSetting<Variables>, 'kind' | 'choices'>,
  value: string,
  locale: Locale,
): string {
  if (kind === 'yesNo') return t(yesNo[value === 'true' ? 'true' : 'false'].label, locale);
  return Object.hasOwn(choices, value) ? tLabel(choices[value].label, locale) : value;
}
