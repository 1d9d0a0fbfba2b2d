import type { MutationParameters } from 'relay-runtime';
import type { Change, Verdict } from '../../relay/mutation.ts';
import type { RecordActions } from './recordAction.ts';
import type { AnyEditing } from '../form/recordEditing.ts';

/** What can be done with several records of a list at once. */
export interface BulkWork<Row> {
  readonly actions: RecordActions<Row>;
  /** How a field of theirs is changed. */
  readonly edit?: {
    readonly fields: () => Promise<object>;
    readonly update: () => Promise<AnyUpdate<Row>>;
    /** How a record is read, to see what the backend has made of what was sent. */
    readonly editing?: () => Promise<AnyEditing>;
    /** Inputs that are asked for with every change: the backend does not go without them. */
    readonly asks?: readonly string[];
  };
}

/** A `RecordUpdate` whatever its mutation and its values. */
export interface AnyUpdate<Row> {
  readonly change: Omit<Change<MutationParameters>, 'read'> & { read(answer: never): Verdict };
  variables(record: Row, values: never): object;
}

/** Loads a list's bulk work, which is not part of its page until rows are selected. */
export type LoadBulkWork = () => Promise<BulkWork<never>>;
