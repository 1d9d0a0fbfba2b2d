import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { Caught } from '../relay/caught.ts';

/** The values that a list's records have in its texts, as the backend groups them. */
export interface ValueCounts<Query extends OperationType = OperationType> {
  /** Takes the conditions of the list, and a variable for each text that includes what is asked of it. */
  readonly query: GraphQLTaggedNode;
  /** By the name of the filter. */
  readonly texts: Readonly<Record<string, CountedText<Query['response']>>>;
}

/** A text whose values are counted. */
interface CountedText<Data> {
  /** The variable that includes it. */
  readonly variable: string;
  /** Finds the values in the query's response. */
  read(data: Data): Caught<ReadonlyArray<CountedValue>>;
}

/** A value, alone or as the only one of several, and the number of its records where the backend says it. */
export type CountedValue = readonly [value: unknown, count?: unknown];

/** Loads them on use: most filters are set without. */
export type LoadValueCounts = () => Promise<{ readonly valueCounts: ValueCounts }>;
