import type { FilterSetting } from '../../../lists/listSettings.ts';

/** How many values there are to choose from. */
export function choiceCount<Variables>({ choices }: FilterSetting<Variables>): number {
  return Object.keys(choices ?? {}).length;
}

/** Whether one of a few values is all that there is to choose. */
export function isQuick<Variables>(filter: FilterSetting<Variables>): boolean {
  return choiceCount(filter) > 0 && filter.comparisons[''] !== undefined;
}

/** Whether choosing one value is all that can be done. */
export function isSimple<Variables>({ comparisons }: FilterSetting<Variables>): boolean {
  return Object.values(comparisons).length === 1 && comparisons['']?.takesSeveral === false;
}

/** Whether something of it can be entered: which record is meant where there is a way to find it. */
export function isOffered<Variables>(filter: FilterSetting<Variables>): boolean {
  const { kind, required, picker, comparisons } = filter;
  return !required && (kind !== 'record' || Boolean(picker ?? comparisons.isEmpty));
}
