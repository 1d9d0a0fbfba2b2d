import type { Fragment } from './fragment.ts';
import type { Sorts } from './pagedSettings.ts';

/**
 * Builds the variables of sorts by fields of the records that a relation leads to.
 *
 * @param ways the directions, ascending and descending
 * @param place puts a direction at its field
 */
export function sortsThrough<Way extends string, Variables>(
  relation: string,
  fields: readonly string[],
  [ascending, descending]: readonly [Way, Way],
  place: (field: string, way: NoInfer<Way>) => NoInfer<Fragment<Variables>>,
): Sorts<Variables> {
  return Object.fromEntries(
    fields.map((field) => [
      `${relation}.${field}`,
      { ascending: place(field, ascending), descending: place(field, descending) },
    ]),
  );
}
