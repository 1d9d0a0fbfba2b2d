import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Change, Verdict } from '../../relay/mutation.ts';
import type { Address } from '../../address/address.ts';
import type { Fields } from '../form/input.ts';
import type { ReadValues } from '../form/values.ts';

/** What of a record a form starts with, by the names of its inputs. */
export interface ActionStart {
  readonly query: GraphQLTaggedNode;
  /** The query's variables for the address of the record's page. */
  variables(address: Address): object;
  /** The record in the answer. */
  read(answer: never): unknown;
  values(record: never): ReadValues;
}

/** Something that can be done with a record by a mutation: what it asks for, and what it sends. */
export interface RecordAction<Mutation extends MutationParameters, Row, Values = object> {
  readonly label: string;
  /** The schema's own words on it. */
  readonly description?: string;
  /** It cannot be undone, or not easily: it asks first. */
  readonly isDangerous?: boolean;
  /** The record is gone afterwards. */
  readonly isDelete?: boolean;
  readonly fields: Fields<Values>;
  /** How that is read which the form starts with. */
  readonly start?: ActionStart;
  readonly change: Change<Mutation>;
  variables(record: Row, values: Values): Mutation['variables'];
}

/** An action whose mutation takes several records at once. */
export interface BulkAction<Mutation extends MutationParameters, Row, Values = object> extends Omit<
  RecordAction<Mutation, Row, Values>,
  'variables'
> {
  readonly takesSeveral: true;
  variables(records: readonly Row[], values: Values): Mutation['variables'];
}

/** An action whatever its mutation and its values. */
export type AnyAction<Row> = AnyRecordAction<Row> | AnyBulkAction<Row>;

interface AnyRecordAction<Row> extends Untyped {
  readonly takesSeveral?: never;
  variables(record: Row, values: never): object;
}

interface AnyBulkAction<Row> extends Untyped {
  readonly takesSeveral: true;
  variables(records: readonly Row[], values: never): object;
}

interface Untyped extends Omit<
  RecordAction<MutationParameters, never>,
  'fields' | 'change' | 'variables'
> {
  readonly fields: object;
  readonly change: Omit<Change<MutationParameters>, 'read'> & { read(answer: never): Verdict };
}

/** An action's mutation, whose answer nobody else reads. */
export function changeOf<Row>({ change }: AnyAction<Row>): Change<MutationParameters> {
  return change as Change<MutationParameters>;
}

/** What an action sends for one record. */
export function variablesFor<Row>(
  action: AnyAction<Row>,
  record: Row,
  values: object,
): MutationParameters['variables'] {
  const variables = action.takesSeveral
    ? action.variables([record], values as never)
    : action.variables(record, values as never);
  return variables as MutationParameters['variables'];
}

/** What a record's page knows of an action: the rest is loaded when somebody wants it. */
export interface ActionLink<Row> {
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly load: () => Promise<AnyAction<Row>>;
}

export type RecordActions<Row> = ReadonlyArray<ActionLink<Row>>;
