import type { ReactNode } from 'react';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import type { Change } from '../../relay/mutation.ts';
import type { Address } from '../../address/address.ts';
import type { Whole } from '../../lists/fragment.ts';
import type { Fields } from '../form/input.ts';
import type { AnyChange } from '../form/recordChange.ts';
import type { ReadValues } from '../form/values.ts';
import type { PermissionPath } from '../access/recordPermissions.ts';

/** How to read a form's initial values from a record. */
export interface ActionStart {
  readonly query: GraphQLTaggedNode;
  /** The query's variables for the address of the record's page. */
  variables(address: Address): object;
  /** The record in the response. */
  read(response: never, address: Address): unknown;
  values(record: never): ReadValues;
}

/** An action on a record: a mutation, its inputs and its variables. */
export interface RecordAction<
  Mutation extends MutationParameters,
  Row,
  Values = object,
> extends Change<Mutation> {
  readonly label: string;
  /** The schema's description. */
  readonly description?: string;
  /** It is hard or impossible to undo, so it asks for confirmation. */
  readonly isDangerous?: boolean;
  readonly fields?: Fields<Values>;
  /** How to read the form's initial values. */
  readonly start?: ActionStart;
  /** The form in steps; in bulk all inputs are asked for at once. */
  readonly steps?: ReadonlyArray<ActionStep<Row, Values>>;
  /** Shown when it is done, in place of the form. */
  readonly Result?: (props: { readonly response: Mutation['response'] }) => ReactNode;
  variables(record: Row, values: Values): Whole<Mutation['variables']>;
}

/** A step of an action's form. Without inputs and content it sums up what was entered in those before. */
export interface ActionStep<Row, Values = object> {
  readonly label: string;
  /** The inputs that it asks for. The first step has those that no step names. */
  readonly fields?: ReadonlyArray<keyof Values & string>;
  /** What it shows above them. */
  readonly Content?: (props: StepProps<Row, Values>) => ReactNode;
}

/** What the content of a step gets: the record, and what was entered in the steps before, as it will be sent. */
export interface StepProps<Row, Values = object> {
  readonly record: Row;
  readonly values: Partial<Values>;
}

/** A step of unknown types. */
export interface AnyActionStep {
  readonly label: string;
  readonly fields?: readonly string[];
  readonly Content?: (props: StepProps<never, never>) => ReactNode;
}

/** An action whose mutation takes several records. */
export interface BulkAction<Mutation extends MutationParameters, Row, Values = object> extends Omit<
  RecordAction<Mutation, Row, Values>,
  'variables'
> {
  readonly takesSeveral: true;
  variables(records: readonly Row[], values: Values): Whole<Mutation['variables']>;
}

/** The mutation that deletes a record, with its inputs and its variables. */
export type RecordDeletion<Mutation extends MutationParameters, Row, Values = object> = Pick<
  RecordAction<Mutation, Row, Values>,
  'mutation' | 'read' | 'fields' | 'variables'
>;

/** An action of unknown types. */
export type AnyAction<Row> = AnyRecordAction<Row> | AnyBulkAction<Row>;

/** A deletion of unknown types. */
export interface AnyDeletion<Row> extends AnyChange {
  readonly fields?: object;
  readonly variables: (record: Row, values: never) => object;
}

interface AnyRecordAction<Row> extends Untyped {
  readonly takesSeveral?: never;
  readonly variables: (record: Row, values: never) => object;
}

interface AnyBulkAction<Row> extends Untyped {
  readonly takesSeveral: true;
  readonly variables: (records: readonly Row[], values: never) => object;
}

interface Untyped
  extends
    AnyChange,
    Omit<
      RecordAction<MutationParameters, never>,
      'fields' | 'variables' | 'mutation' | 'read' | 'steps' | 'Result'
    > {
  readonly fields?: object;
  readonly steps?: readonly AnyActionStep[];
  readonly Result?: (props: { readonly response: never }) => ReactNode;
  /** It deletes the record. */
  readonly isDelete?: boolean;
}

/** The mutation's variables for one record. */
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

/** What an action makes of a field that says whether a record is in a state, as `archivedAt` and `enabled` do. */
export interface FlagChange {
  readonly field: string;
  /** The field has a date where the record is in the state, and null where it is not. */
  readonly isDate?: boolean;
  /** The value that the field has where the record is in the state; true if omitted. */
  readonly value?: string;
  /** Whether the record is in the state afterwards. */
  readonly to: boolean;
}

/** The part of an action that a record's page needs; the rest is loaded on use. */
export interface ActionLink<Row> {
  readonly label: string;
  readonly isDangerous?: boolean;
  /** It deletes the record. */
  readonly isDelete?: boolean;
  /** The value of the record's state that it leads to. */
  readonly leadsTo?: string;
  /** A record that is in that state, or out of it, is not offered the action. */
  readonly sets?: FlagChange;
  /** Where the record says whether it may be done. */
  readonly permission?: PermissionPath;
  /** Its root field, dotted where it is in a namespace: who may not use it is not offered the action. */
  readonly mutation?: string;
  readonly load: () => Promise<AnyAction<Row>>;
}

export type RecordActions<Row> = ReadonlyArray<ActionLink<Row>>;
