import type { Choices } from '../choices.ts';
import type { Fragment } from '../fragment.ts';
import type { ComparisonSetting, FilterSetting, ListSettings } from '../listSettings.ts';
import { isWithin, mergeVariables, wrapInList, wrapInObject } from '../mergeVariables.ts';
import { sampleVariables } from './acceptedSample.ts';
import { NONE_OF } from './comparisons.ts';

/** Caches the result, since settings are constant and lists render often. */
const known = new WeakMap<object, boolean>();

/**
 * Whether a condition can be one of a group, of which any or none may hold: the schema takes such a group beside a list
 * of conditions, and the condition uses nothing outside of an element of that list.
 */
export function isGroupable<Variables>(
  { and, or, not, filters = {} }: ListSettings<Variables>,
  comparison: ComparisonSetting<Variables>,
  group: string,
): boolean {
  if (!and || !(group === NONE_OF ? not : or)) return false;
  const is = known.get(comparison) ?? saysNothingElse(comparison, and, filters);
  known.set(comparison, is);
  return is;
}

function saysNothingElse<Variables>(
  comparison: ComparisonSetting<Variables>,
  and: readonly string[],
  filters: NonNullable<ListSettings<Variables>['filters']>,
): boolean {
  // Most accept something that is no choice; to gather the choices for each of hundreds takes milliseconds.
  const sample = sampleVariables(comparison) ?? sampleVariables(comparison, choicesOf(filters));
  return sample !== undefined && isWithin(sample, and.slice(0, -1));
}

function choicesOf<Variables>(filters: NonNullable<ListSettings<Variables>['filters']>): Choices {
  return Object.assign(
    {},
    ...Object.values<FilterSetting<Variables>>(filters).map((filter) => filter.choices),
  ) as Choices;
}

/** A filter with those of its comparisons that can be in a group; null when there are none. */
export function inGroup<Variables>(
  settings: ListSettings<Variables>,
  filter: FilterSetting<Variables>,
  group: string,
): FilterSetting<Variables> | null {
  const entries = Object.entries<ComparisonSetting<Variables>>(filter.comparisons);
  const usable = entries.filter(([, comparison]) => isGroupable(settings, comparison, group));
  return usable.length > 0 ? { ...filter, comparisons: Object.fromEntries(usable) } : null;
}

/**
 * The conditions of a group as conditions that must all hold.
 *
 * @param group empty for conditions outside of groups
 */
export function groupConditions<Variables>(
  group: string,
  conditions: ReadonlyArray<Fragment<Variables>>,
  { and = [], or = [], not = [] }: ListSettings<Variables>,
): ReadonlyArray<Fragment<Variables>> {
  if (group === '') return conditions;
  if (group !== NONE_OF) return [anyOf(conditions, or)];
  // Each is an element of its own: together they would only not all hold.
  return conditions.map(
    (condition) => wrapInList(wrapInObject(condition, not), and) as Fragment<Variables>,
  );
}

/** Combines conditions by OR. @param or path to the list of alternatives */
function anyOf<Variables>(
  conditions: ReadonlyArray<Fragment<Variables>>,
  or: readonly string[],
): Fragment<Variables> {
  const each = conditions.map((condition) => wrapInList(condition, or));
  return each.reduce<unknown>(mergeVariables, {}) as Fragment<Variables>;
}
