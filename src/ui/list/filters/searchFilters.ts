import type { Access } from '../../../access/access.ts';
import { STEP } from '../../../lists/filters/comparisons.ts';
import { inGroup } from '../../../lists/filters/groups.ts';
import { filtersOn, loadWays, relatedWay } from '../../../lists/filters/relatedWays.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import type { Locale } from '../../../locale/locale.ts';
import { tLabel } from '../../../locale/translate.ts';
import { filterLabel, wayLabel } from './filterLabel.ts';
import type { NamedFilter } from './FilterNames.tsx';
import { isOffered } from './offeredFilters.ts';

/** A filter that can be opened by its name, and what it is called. */
export interface FoundFilter {
  readonly name: string;
  readonly text: string;
}

/** The filters that a list has itself. */
export function ownFilters(
  filters: ReadonlyArray<NamedFilter<unknown>>,
  locale: Locale,
): FoundFilter[] {
  return filters.map(([name, { label }]) => ({ name, text: tLabel(label, locale) }));
}

/**
 * The relations of a list, and the filters that they lead to: "Customer › Country". What cannot be loaded is left out.
 *
 * @param names the relations that are offered
 * @param group the group that the filter is put into: only what can be in it is found; empty for none
 */
export async function relatedFilters(
  settings: ListSettings<unknown>,
  names: readonly string[],
  group: string,
  access: Access | undefined,
  locale: Locale,
): Promise<FoundFilter[]> {
  const ways = names.map((name) => `${name}${STEP}`);
  const isUsable = (name: string) => {
    if (group === '') return true;
    const { filters = {} } = filtersOn(settings, [name], access);
    return inGroup({ ...settings, filters }, filters[name], group) !== null;
  };
  await Promise.allSettled(ways.map((way) => loadWays(settings, [way])));
  return ways.flatMap((way): FoundFilter[] => {
    const found = loadWays(settings, [way]) === null ? relatedWay(settings, way, access) : null;
    if (!found) return [];
    const { through, filters } = found;
    const offered = Object.entries(filters).filter(
      ([name, filter]) => isOffered(filter) && isUsable(`${way}${name}`),
    );
    return [
      { name: way, text: `${wayLabel(through, locale)} ›` },
      ...offered.map(([name, { label }]) => ({
        name: `${way}${name}`,
        text: filterLabel({ label, through }, locale),
      })),
    ];
  });
}

/** The filters that a text means: each of its words is in their name. Those that begin with it come first. */
export function matchingFilters(filters: readonly FoundFilter[], text: string): FoundFilter[] {
  const wanted = text.trim().toLowerCase();
  const words = wanted.split(/\s+/);
  const matching = filters.filter((filter) => {
    const name = filter.text.toLowerCase();
    return words.every((word) => name.includes(word));
  });
  const begins = (filter: FoundFilter) => filter.text.toLowerCase().startsWith(wanted);
  return [...matching.filter(begins), ...matching.filter((filter) => !begins(filter))];
}
