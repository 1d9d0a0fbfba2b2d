import type { GraphQLTaggedNode, OperationType, Variables } from 'relay-runtime';
import type { Caught } from '../../relay/caught.ts';

/** How the amount is read that a picked record brings along. */
export type PickedAmount<Query extends OperationType = OperationType> = PickedValue<
  Query,
  AmountRead
>;

/** How the currency is read that a picked record brings along: its code. */
export type PickedCurrency<Query extends OperationType = OperationType> = PickedValue<
  Query,
  Caught<string>
>;

/** One query, by the record's key. */
export interface PickedValue<Query extends OperationType, Read> {
  readonly query: GraphQLTaggedNode;
  /** @param key as text */
  variables(key: string): Variables;
  read(response: Query['response'], key: string): Read | null | undefined;
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

/** A record whose currency a form takes over. */
export interface CurrencySource {
  /** The name of the input for the record. */
  readonly by: string;
  /** Loads what reads the currency. */
  currency(): Promise<PickedCurrency>;
}
