import type { Address } from '../../address/address.ts';
import { firstValueOf, valuesOf } from '../../address/parameterValues.ts';
import type { ComparisonSetting, FilterSetting, ListSettings } from '../listSettings.ts';
import { parameterOf, partsOf } from './comparisons.ts';
import { isGroupable } from './groups.ts';
import { operandOf, type Comparison } from './operators.ts';
import { plainNumbers, RANGE, writtenInParameter } from './typedNumbers.ts';

/** The filters of an address: parameter → the values given for it that its filter takes. */
export function filtersIn<Variables>(
  settings: ListSettings<Variables>,
  address: Address,
): Readonly<Record<string, readonly string[]>> {
  const filters = Object.create(null) as Record<string, readonly string[]>;
  for (const [group, names] of namedIn(address))
    for (const { name, comparison, parameter, setting } of comparisonsOf(settings, group, names)) {
      const given = operandsIn(settings, address, parameter, [name, comparison, group]);
      const values = given.filter((text) => setting.accepts(text));
      const taken = setting.takesSeveral ? values : values.slice(0, 1);
      if (taken.length > 0) filters[parameter] = taken;
    }
  return filters;
}

/** Each thing that a list can be compared by, under its parameter. @param names those of filters that are asked for */
function comparisonsOf<Variables>(
  settings: ListSettings<Variables>,
  group: string,
  names: ReadonlySet<string>,
) {
  const filters = Object.entries<FilterSetting<Variables>>(settings.filters ?? {});
  const named = filters.filter(([name]) => names.has(name));
  return named.flatMap(([name, { comparisons }]) =>
    Object.entries<ComparisonSetting<Variables>>(comparisons)
      .filter(([, setting]) => group === '' || isGroupable(settings, setting, group))
      .map(([comparison, setting]) => ({
        name,
        comparison: comparison as Comparison,
        parameter: parameterOf(name, comparison as Comparison, group),
        setting,
      })),
  );
}

/**
 * The values of a filter's parameter, with typed numbers converted to plain ones; the two ends of a range, which
 * have an input each, are one value.
 */
export function operandsIn<Variables>(
  { filters }: ListSettings<Variables>,
  address: Address,
  name: string,
  [filter, comparison, group]: readonly [filter: string, comparison: Comparison, group: string],
): string[] {
  const given = valuesOf(address, name);
  const isOneRange = operandOf(comparison) === 'range' && given.length === 2;
  const values = isOneRange ? [given.join(RANGE)] : given;
  if (filters?.[filter].kind !== 'number') return values;
  const language = firstValueOf(address, writtenInParameter(filter, group));
  return values.map((text) => plainNumbers(text, language));
}

/**
 * The names that an address has, by the group of conditions that they are in; the empty name is that of conditions outside
 * of groups. Lists have hundreds of comparisons, and addresses few of them.
 */
function namedIn(address: Address): ReadonlyMap<string, ReadonlySet<string>> {
  const groups = new Map([['', new Set<string>()]]);
  for (const parameter of Object.keys(address)) {
    const [filter, , group] = partsOf(parameter);
    groups.set(group, (groups.get(group) ?? new Set()).add(filter));
  }
  return groups;
}

/** A comparison of a filter by its name in an address. */
export function comparisonOf<Variables>(
  { comparisons }: FilterSetting<Variables>,
  comparison: string,
): ComparisonSetting<Variables> | undefined {
  return Object.hasOwn(comparisons, comparison) ? comparisons[comparison as Comparison] : undefined;
}
