import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import type { Caught } from '../../relay/caught.ts';

/** How the amount is read that a picked record brings along: one query, by the record's key. */
export interface PickedAmount<Query extends OperationType = OperationType> {
  readonly query: GraphQLTaggedNode;
  /** @param text the key as text */
  variables(text: string): Variables;
  read(answer: Query['response']): AmountRead | null | undefined;
}

/** An amount as the schema has it. */
export interface AmountRead {
  readonly amount: Caught<unknown>;
  readonly currency?: Caught<unknown>;
  /** The schema counts the smallest unit of the currency. */
  readonly unit?: 'minor';
}

/** Which record an amount is taken over from, once it is picked in the same form. */
export interface Picked {
  /** The name of the input for the record. */
  readonly by: string;
  /** Loads what reads the amount. */
  amount(): Promise<PickedAmount>;
}
