import type { MutationParameters } from 'relay-runtime';
import type { Change } from '../../relay/mutation.ts';
import type { RecordKey } from '../../address/resource.ts';

/** The mutation that makes a record, and what it sends for a form's values. */
export interface RecordCreation<Mutation extends MutationParameters, Values> {
  readonly change: Change<Mutation>;
  variables(values: Values): Mutation['variables'];
  /** The new record's key, where the answer has it. */
  keyOf?(answer: Mutation['response']): RecordKey | null | undefined;
}

/** The mutation that changes a record, what it needs to know of it, and what it sends. */
export interface RecordUpdate<Mutation extends MutationParameters, Row, Values> {
  readonly change: Change<Mutation>;
  /** @param values what was changed only, and what the backend wants each time */
  variables(record: Row, values: Values): Mutation['variables'];
  /** The record's key, where the answer has it: a key may be made of what was changed. */
  keyOf?(answer: Mutation['response']): RecordKey | null | undefined;
}
