import type { Locale } from '../../locale/locale.ts';
import { say, sayLabel } from '../../locale/say.ts';
import type { FilterSetting } from '../listSettings.ts';
import { yesNo } from './yesNo.ts';

/** One of a filter's choices in words: the team's, or, of a Boolean's two, the interface's. A value that is none is said as it is. */
export function choiceInWords<Variables>(
  { kind, choices = {} }: Pick<FilterSetting<Variables>, 'kind' | 'choices'>,
  value: string,
  locale: Locale,
): string {
  if (kind === 'yesNo') return say(yesNo[value === 'true' ? 'true' : 'false'].label, locale);
  return Object.hasOwn(choices, value) ? sayLabel(choices[value].label, locale) : value;
}
