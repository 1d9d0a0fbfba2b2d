import type { Fragment } from './fragment.ts';
import type { Sorts } from './pagedSettings.ts';

/**
 * Builds the variables of sorts that are one value at one path.
 *
 * @param place puts a value at that path
 * @param columns column → the values that sort by it, ascending and descending; null where the schema
 *   cannot
 */
export function sortsBy<Value extends string, Variables>(
  place: (value: Value) => NoInfer<Fragment<Variables>>,
  columns: Readonly<Record<string, readonly [ascending: Value | null, descending?: Value]>>,
): Sorts<Variables> {
  return Object.fromEntries(
    Object.entries(columns).map(([column, [ascending, descending]]) => [
      column,
      {
        ...(ascending !== null && { ascending: place(ascending) }),
        ...(descending !== undefined && { descending: place(descending) }),
      },
    ]),
  );
}
