import type { MutationParameters } from 'relay-runtime';
import type { Change, Verdict } from '../../relay/mutation.ts';
import type { Fields } from './input.ts';
import type { RecordCreation } from './recordChange.ts';
import type { AnyEditing } from './recordEditing.ts';
import type { RecordKey, Resource } from '../../address/resource.ts';

/** How records come out of a file: the inputs that its columns fill, and the mutation that makes them. */
export interface RecordImport<Mutation extends MutationParameters, Values> {
  readonly resource: Resource;
  readonly fields: Fields<Values>;
  readonly creation: RecordCreation<Mutation, Values>;
  /** How a record is read, to see what the backend has made of a row. */
  readonly editing?: () => Promise<AnyEditing>;
}

/** The same whatever its mutation and its values. */
export interface AnyRecordImport {
  readonly resource: Resource;
  readonly fields: object;
  readonly creation: {
    readonly change: Omit<Change<MutationParameters>, 'read'> & { read(answer: never): Verdict };
    variables(values: never): object;
    keyOf?(answer: never): RecordKey | null | undefined;
  };
  readonly editing?: () => Promise<AnyEditing>;
}

/** Loads what an import needs, when somebody wants to import. */
export type LoadRecordImport = () => Promise<AnyRecordImport>;
