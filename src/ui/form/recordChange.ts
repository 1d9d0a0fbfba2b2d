import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Change, PayloadReading } from '../../relay/mutation.ts';
import type { RecordKey } from '../../address/resource.ts';
import type { Whole } from '../../lists/fragment.ts';

/** The mutation that creates a record, and its variables for a form's values. */
export interface RecordCreation<
  Mutation extends MutationParameters,
  Values,
> extends Change<Mutation> {
  variables(values: Values): Whole<Mutation['variables']>;
  /** The new record's key; the `id` of the record that `read` gives, if omitted. */
  keyOf?(response: Mutation['response']): RecordKey | null | undefined;
}

/** The mutation that updates a record, what it needs of the record, and its variables. */
export interface RecordUpdate<
  Mutation extends MutationParameters,
  Row,
  Values,
  Always extends keyof Values = never,
> extends Change<Mutation> {
  /** @param values the changed values, and those that the backend always requires */
  variables(
    record: Row,
    values: Whole<Partial<Values> & Pick<Values, Always>>,
  ): Whole<Mutation['variables']>;
  /** The record's key, which may have changed; the `id` of the record that `read` gives, if omitted. */
  keyOf?(response: Mutation['response']): RecordKey | null | undefined;
  /** Inputs that are no fields of the record, and that the backend requires with every change. */
  readonly asks?: readonly string[];
}

/**
 * A mutation of unknown types. Its functions are methods, whose parameters TypeScript lets a known type narrow: the
 * generated code gives each the response of its own mutation.
 */
export interface AnyChange {
  readonly mutation: GraphQLTaggedNode;
  read?(response: unknown): PayloadReading;
}

/** What of a change says which record it was about. */
interface ChangedRecord extends Pick<AnyChange, 'read'> {
  keyOf?(response: unknown): RecordKey | null | undefined;
}

/** The key of the record that was created or changed, where the response has it. */
export function changedKey(
  { read, keyOf }: ChangedRecord,
  response: unknown,
): RecordKey | null | undefined {
  if (keyOf) return keyOf(response);
  const { record } = read?.(response) ?? {};
  return (record as { readonly id?: RecordKey } | null | undefined)?.id;
}

/** A mutation as it is sent; the generated types guarantee that its parts match. */
export function asChange(change: AnyChange): Change<MutationParameters> {
  return change;
}

/** The creation of a record, of unknown types. */
export interface AnyCreation extends AnyChange {
  variables(values: object): MutationParameters['variables'];
  keyOf?(response: unknown): RecordKey | null | undefined;
}

/** An update of unknown types. */
export interface AnyUpdate<Row = never> extends AnyChange {
  readonly variables: (record: Row, values: never) => MutationParameters['variables'];
  readonly asks?: readonly string[];
}

/** The variables that change a record; the generated types guarantee that the update takes the form's values. */
export function updateVariables<Row>(
  { variables }: Pick<AnyUpdate<Row>, 'variables'>,
  record: Row,
  values: object,
): MutationParameters['variables'] {
  return variables(record, values as never);
}
