import { partOf, type Caught } from '../../../relay/caught.ts';
import type { ListSum } from '../listDefinition.ts';

/** Sums of amounts that the backend groups by their currency, or other figures of them. */
interface SumsInGroups<Data, Group> {
  /** The groups in the response of the total's query. */
  readonly groups: (data: Data) => Caught<readonly Group[]>;
  /** The currency of a group, alone or as the only one of several values. */
  readonly currency: (group: Group) => unknown;
  /** The filter by the currency of each row. */
  readonly currencyFilter?: string;
  readonly unit?: 'minor';
  /** What the figures say of the amounts, where that is not their sum. */
  readonly kind?: ListSum<Data>['kind'];
  /** The records' field → its figure in a group. */
  readonly amounts: Readonly<Record<string, (group: Group) => Caught<string | number>>>;
  /** The records' field → its label, where that is not the name in words. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Describes the sums of a list's amounts, one for each currency, by the groups that they are all read from. */
export const sumsByCurrency = <Data, Group>({
  groups,
  currency,
  amounts,
  labels,
  ...ofEach
}: SumsInGroups<Data, Group>): ReadonlyArray<ListSum<Data>> =>
  Object.keys(amounts).map((field) => ({
    ...ofEach,
    field,
    label: labels?.[field],
    isMoney: true,
    byCurrency: (data) =>
      partOf(groups(data), (known) =>
        known.map((group) => [currency(group), amounts[field](group)]),
      ),
  }));
