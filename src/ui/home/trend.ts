import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Visitor } from '../../visitor/visitor.ts';
import type { Caught } from '../../relay/caught.ts';
import type { FilterDefinition } from '../../lists/filters/filterDefinition.ts';
import type { Fragment } from '../../lists/fragment.ts';
import { mergeVariables } from '../../lists/mergeVariables.ts';
import { listHref, type Resource } from '../../address/resource.ts';
import type { TimeBucket } from '../../lists/timeBuckets.ts';

/** The counts of a trend's query, which the scaffold writes: a month of days takes three calls. */
const COUNTS = 10;

/** What is looked at, and how far back. */
export const PERIODS = {
  days: { step: 'day', count: 30 },
  weeks: { step: 'week', count: 12 },
} as const;

export type Period = keyof typeof PERIODS;

/** How a resource's records are counted in days or weeks, a few of them by each call of a query. */
export interface Trend<Query extends OperationType, ListVariables> {
  /** Ten counts under the aliases `n0`, `n1`…, with variables that end in the same number. */
  readonly query: GraphQLTaggedNode;
  /** The list's filter by the date that decides, as the address has it. */
  readonly date: string;
  readonly filter: FilterDefinition<ListVariables>;
  /** Constant parts of the filter's variables. */
  readonly always?: Fragment<ListVariables>;
  count(data: Query['response'], bucket: keyof Query['response']): Caught<string | number>;
}

/** A trend of any query. */
export interface AnyTrend extends Omit<Trend<OperationType, object>, 'count'> {
  count(data: unknown, bucket: string): Caught<string | number>;
}

/** What the home page draws over time of a resource. */
export interface HomeTrend {
  readonly resource: Resource;
  /** Loads its definition when it scrolls into view. */
  readonly load: () => Promise<AnyTrend>;
}

/** A call of a trend's query: the buckets that it counts, and its variables. */
export interface TrendCall {
  readonly buckets: readonly TimeBucket[];
  readonly variables: Readonly<Record<string, unknown>>;
}

/** The calls that count days or weeks. What the last has too many counts for repeats its last bucket. */
export function trendCalls(
  { filter: { comparisons }, always }: Pick<AnyTrend, 'filter' | 'always'>,
  buckets: readonly TimeBucket[],
  visitor: Visitor,
): TrendCall[] {
  const variablesOf = ({ first, last }: TimeBucket) =>
    [
      comparisons.atLeast?.variables([first], visitor),
      comparisons.atMost?.variables([last], visitor),
    ].reduce<unknown>(mergeVariables, always ?? {}) as Readonly<Record<string, unknown>>;
  return Array.from({ length: Math.ceil(buckets.length / COUNTS) }, (_, call) => {
    const own = buckets.slice(call * COUNTS, (call + 1) * COUNTS);
    const counted = Array.from({ length: COUNTS }, (_, index) => own[index] ?? own[own.length - 1]);
    const numbered = counted.flatMap((bucket, index) =>
      Object.entries(variablesOf(bucket)).map(([name, value]) => [`${name}${index}`, value]),
    );
    return { buckets: own, variables: Object.fromEntries(numbered) };
  });
}

/** The list narrowed to the records of a bucket. */
export function bucketHref(resource: Resource, date: string, { first, last }: TimeBucket): string {
  const days: Record<string, string> =
    first === last ? { [date]: first } : { [`${date}.atLeast`]: first, [`${date}.atMost`]: last };
  return `${listHref(resource)}?${new URLSearchParams(days)}`;
}
