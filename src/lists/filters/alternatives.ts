import type { ComparisonSetting, FilterSetting, ListSettings } from '../listSettings.ts';
import type { Fragment } from '../fragment.ts';
import type { Choices } from '../choices.ts';
import { isWithin, wrapInList, mergeVariables } from '../mergeVariables.ts';
import { sampleVariables } from './acceptedSample.ts';

/** Caches the result, since settings are constant and lists render often. */
const known = new WeakMap<object, boolean>();

/**
 * Whether a condition can be combined by OR: the schema takes a list of alternatives, and the condition
 * uses nothing outside of that list's element.
 */
export function isAlternative<Variables>(
  { and, or, filters = {} }: ListSettings<Variables>,
  comparison: ComparisonSetting<Variables>,
): boolean {
  if (!or || !and) return false;
  const is = known.get(comparison) ?? saysNothingElse(comparison, or, filters);
  known.set(comparison, is);
  return is;
}

function saysNothingElse<Variables>(
  comparison: ComparisonSetting<Variables>,
  or: readonly string[],
  filters: NonNullable<ListSettings<Variables>['filters']>,
): boolean {
  const choices = Object.assign(
    {},
    ...Object.values<FilterSetting<Variables>>(filters).map((filter) => filter.choices),
  ) as Choices;
  const sample = sampleVariables(comparison, choices);
  return sample !== undefined && isWithin(sample, or.slice(0, -1));
}

/** A filter with those of its comparisons that can be alternatives; null when there are none. */
export function asAlternative<Variables>(
  settings: ListSettings<Variables>,
  filter: FilterSetting<Variables>,
): FilterSetting<Variables> | null {
  const entries = Object.entries<ComparisonSetting<Variables>>(filter.comparisons);
  const usable = entries.filter(([, comparison]) => isAlternative(settings, comparison));
  return usable.length > 0 ? { ...filter, comparisons: Object.fromEntries(usable) } : null;
}

/** Combines conditions by OR. @param or path to the list of alternatives */
export function anyOf<Variables>(
  conditions: ReadonlyArray<Fragment<Variables>>,
  or: readonly string[],
): Fragment<Variables> {
  const each = conditions.map((condition) => wrapInList(condition, or));
  return each.reduce<unknown>(mergeVariables, {}) as Fragment<Variables>;
}
