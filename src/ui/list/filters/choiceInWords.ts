import type { Locale } from '../../../locale/locale.ts';
import { t, tLabel } from '../../../locale/translate.ts';
import type { FilterSetting } from '../../../lists/listSettings.ts';
import { yesNo } from '../../../lists/filters/yesNo.ts';

/** One of a filter's choices in words: the team's, or, of a Boolean's two, the interface's. A value that is none is said as it is. */
export function choiceInWords<Variables>(
  { kind, choices = {} }: Pick<FilterSetting<Variables>, 'kind' | 'choices'>,
  value: string,
  locale: Locale,
): string {
  if (kind === 'yesNo') return t(yesNo[value === 'true' ? 'true' : 'false'].label, locale);
  return Object.hasOwn(choices, value) ? tLabel(choices[value].label, locale) : value;
}
