import type { ComparisonSetting, FilterSetting, ListSettings } from '../listSettings.ts';
import type { Fragment } from '../fragment.ts';
import { isWithin, wrapInList, mergeVariables } from '../mergeVariables.ts';

/** Values of which each comparison accepts one. */
const SAMPLES = ['true', '1', '2000-01-01', '2000-01-01T00:00:00Z', 'a', '1..2'];

const ANYBODY = { timeZone: 'UTC', now: 0, lists: {} };

/** What has been found out: lists are what they are, and their pages are painted again and again. */
const known = new WeakMap<object, boolean>();

/**
 * Whether a condition can be one of several of which any may hold: where the schema has a list of them,
 * and the condition says nothing outside of what that list is for.
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

/** Conditions of which any may hold, as one. @param or where the schema has the list of them */
export function anyOf<Variables>(
  conditions: ReadonlyArray<Fragment<Variables>>,
  or: readonly string[],
): Fragment<Variables> {
  const each = conditions.map((condition) => wrapInList(condition, or));
  return each.reduce<unknown>(mergeVariables, {}) as Fragment<Variables>;
}
