import { partsOf } from '../../../lists/filters/comparisons.ts';
import type { Comparison } from '../../../lists/filters/operators.ts';
import type { ListAddress } from '../../../lists/listAddress.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import type { Locale } from '../../../locale/locale.ts';
import { filterInWords } from './filterInWords.ts';

/** What narrows a list, each in words of its own: the searched text, and the filters. */
export function narrowingInWords<Variables>(
  settings: ListSettings<Variables>,
  { search, filters }: Pick<ListAddress, 'search' | 'filters'>,
  locale: Locale,
): string[] {
  const filtered = Object.entries(filters).flatMap(([parameter, values]) => {
    const [name, comparison] = partsOf(parameter);
    const filter = settings.filters?.[name];
    return filter ? [filterInWords(filter, comparison as Comparison, values, locale)] : [];
  });
  return search ? [search, ...filtered] : filtered;
}
