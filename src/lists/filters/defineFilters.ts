import { labelOf } from '../../locale/labelOf.ts';
import type { Filters } from '../listSettings.ts';
import type { FilterDefinition } from './filterDefinition.ts';

/** The filters of a list by their names in addresses, whose words are the labels of those without one. */
export function defineFilters<Variables>(
  filters: Readonly<Record<string, FilterDefinition<Variables>>>,
): Filters<Variables> {
  const entries = Object.entries<FilterDefinition<Variables>>(filters);
  return Object.fromEntries(
    entries.map(([name, filter]) => [name, { ...filter, label: filter.label ?? labelOf(name) }]),
  );
}
