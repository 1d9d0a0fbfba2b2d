import type { Fragment } from './fragment.ts';
import type { Sorts } from './pagedSettings.ts';

/**
 * What to send to sort by each column, where that is a text for one place.
 *
 * @param place puts a text where the schema takes it
 * @param columns column → the texts that sort by it, ascending and descending; null where the schema cannot
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
