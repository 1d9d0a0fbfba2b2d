import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Change, Verdict } from '../../relay/mutation.ts';
import type { RecordKey } from '../../address/resource.ts';

/** The mutation that creates a record, and its variables for a form's values. */
export interface RecordCreation<
  Mutation extends MutationParameters,
  Values,
> extends Change<Mutation> {
  variables(values: Values): Mutation['variables'];
  /** The new record's key, where the response has it. */
  keyOf?(answer: Mutation['response']): RecordKey | null | undefined;
}

/** The mutation that updates a record, what it needs of the record, and its variables. */
export interface RecordUpdate<
  Mutation extends MutationParameters,
  Row,
  Values,
  Always extends keyof Values = never,
> extends Change<Mutation> {
  /** @param values the changed values, and those that the backend always requires */
  variables(record: Row, values: Partial<Values> & Pick<Values, Always>): Mutation['variables'];
  /** The record's key in the response, since the key may have changed. */
  keyOf?(answer: Mutation['response']): RecordKey | null | undefined;
  /** Inputs that are no fields of the record, and that the backend requires with every change. */
  readonly asks?: readonly string[];
}

/** A mutation of unknown types. */
export interface AnyChange {
  readonly mutation: GraphQLTaggedNode;
  readonly read?: (response: never) => Verdict;
}

/** A mutation as it is sent; the generated types guarantee that its parts match. */
export function asChange(change: AnyChange): Change<MutationParameters> {
  return change as Change<MutationParameters>;
}

/** The creation of a record, of unknown types. */
export interface AnyCreation extends AnyChange {
  variables(values: never): object;
  keyOf?(answer: never): RecordKey | null | undefined;
}

/** An update of unknown types. */
export interface AnyUpdate<Row = never> extends AnyChange {
  readonly variables: (record: Row, values: never) => object;
  readonly asks?: readonly string[];
}
