import type { ComparisonSetting, FilterSetting, ListSettings } from '../listSettings.ts';
import type { Fragment } from '../fragment.ts';
import { isWithin, wrapInList, mergeVariables } from '../mergeVariables.ts';

/** Values of which each comparison accepts one. */
const SAMPLES = [
  ...['true', '1', '2000-01-01', '2000-01-01T00:00:00Z', 'a', '1..2'],
  ...['1 d', '10.0.0.0/8', 'a: b'],
];

const ANYBODY = { timeZone: 'UTC', now: 0, lists: {} };

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
  const choices = Object.values<FilterSetting<Variables>>(filters).flatMap((filter) =>
    Object.keys(filter.choices ?? {}),
  );
  const sample = [...SAMPLES, ...choices].find((text) => comparison.accepts(text));
  return sample !== undefined && isWithin(comparison.variables([sample], ANYBODY), or.slice(0, -1));
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
