import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Visitor } from '../../visitor/visitor.ts';
import type { Caught } from '../../relay/caught.ts';
import type { FilterDefinition } from '../../lists/filters/filterDefinition.ts';
import type { Fragment } from '../../lists/fragment.ts';
import { mergeVariables } from '../../lists/mergeVariables.ts';
import { listHref, type Resource } from '../../address/resource.ts';
import { LENGTHS, type Period, type TimeBucket } from './timeBuckets.ts';

/** How a resource's records are counted in stretches of days: all of them by one query. */
export interface Trend<Query extends OperationType, ListVariables> {
  /** Counts under the aliases `n0`, `n1`…, with variables that end in the same number. */
  readonly query: GraphQLTaggedNode;
  /** The list's filter by the date that decides, as the address has it. */
  readonly date: string;
  readonly filter: FilterDefinition<ListVariables>;
  /** Constant parts of the filter's variables. */
  readonly always?: Fragment<ListVariables>;
  count(data: Query['response'], stretch: keyof Query['response']): Caught<string | number>;
}

/** A trend of any query. */
export interface AnyTrend extends Omit<Trend<OperationType, object>, 'count'> {
  count(data: unknown, stretch: string): Caught<string | number>;
}

/** What the home page draws over time of a resource. */
export interface HomeTrend {
  readonly resource: Resource;
  /** Loads its definition when it scrolls into view. */
  readonly load: () => Promise<AnyTrend>;
}

/**
 * The variables of a trend's query. The later ones, which only days have, repeat the last stretch for
 * weeks: they are not counted then.
 */
export function trendVariables(
  { filter: { comparisons }, always }: Pick<AnyTrend, 'filter' | 'always'>,
  period: Period,
  stretches: readonly TimeBucket[],
  visitor: Visitor,
): Record<string, unknown> {
  const asked = stretches.map(({ first, last }) =>
    [
      comparisons.atLeast?.variables([first], visitor),
      comparisons.atMost?.variables([last], visitor),
    ].reduce<unknown>(mergeVariables, always ?? {}),
  );
  const variables: Record<string, unknown> = { withDays: period === 'days' };
  for (let index = 0; index < LENGTHS.days; index++) {
    const own = asked[Math.min(index, asked.length - 1)] as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(own)) variables[`${name}${index}`] = value;
  }
  return variables;
}

/** The list narrowed to the records of a stretch. */
export function bucketHref(resource: Resource, date: string, { first, last }: TimeBucket): string {
  const days: Record<string, string> =
    first === last ? { [date]: first } : { [`${date}.atLeast`]: first, [`${date}.atMost`]: last };
  return `${listHref(resource)}?${new URLSearchParams(days)}`;
}
