import type { MutationParameters } from 'relay-runtime';
import type { Change, Verdict } from '../../relay/mutation.ts';
import type { Fields } from '../form/input.ts';

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
  readonly change: Change<Mutation>;
  variables(record: Row, values: Values): Mutation['variables'];
}

/** An action whatever its mutation and its values. */
export interface AnyAction<Row> extends Omit<
  RecordAction<MutationParameters, Row>,
  'fields' | 'change' | 'variables'
> {
  readonly fields: object;
  readonly change: Omit<Change<MutationParameters>, 'read'> & { read(answer: never): Verdict };
  variables(record: Row, values: never): object;
}

/** What a record's page knows of an action: the rest is loaded when somebody wants it. */
export interface ActionLink<Row> {
  readonly label: string;
  readonly isDangerous?: boolean;
  readonly load: () => Promise<AnyAction<Row>>;
}

export type RecordActions<Row> = ReadonlyArray<ActionLink<Row>>;
