import type { Path, Slot, Variables } from './variables.ts';

/** A mutation that creates, updates or deletes one record. */
export interface Mutation {
  path: Path;
  /** The arguments of the last field, by name → printed type. */
  arguments: Record<string, string>;
  /** With a hole for each key field, named after it; empty for create. */
  variables: Variables;
  /**
   * Slot of the input object with the record's new values; `[]` if each value is an argument; null for
   * delete and actions.
   */
  values: Slot | null;
  /** It puts the record as a whole: a value that is not sent is lost. */
  replaces?: true;
  /** Arguments beside the key and the values, for the form: `password`, `notify`, the parent of a new record. */
  parameters: ActionParameter[];
  result: MutationResult;
  /** Of a create that is called otherwise, its own words: "Book visit". */
  label?: string;
}

/**
 * Paths start at the mutation's last field. Of a list on the way to a record the first element is read; of
 * a union on the way, the members with the path's next field.
 */
export interface MutationResult {
  /** To the changed record, if the response contains it. */
  record: Path | null;
  /** To the changed record's key, if the response contains it outside of the record. */
  key: Path | null;
  /** To a list of errors, when the schema reports them as data. `message` is null where each error is itself the text. */
  errors: { path: Path; message: string | null; field: string | null; code: string | null } | null;
  /** To a Boolean or an enum with the outcome. */
  success: Path | null;
  /** If `success` is an enum: its values for failure. */
  failures: string[];
  /** To a message for the person, in case of success and failure. */
  message: Path | null;
  /** If the result is a union: its member types for failure. */
  errorTypes: string[];
}

/**
 * A mutation on a record, or on several, that is not create, update or delete. In the variables of a bulk
 * action, a list with one template with key holes is repeated for each record.
 */
export interface Action extends Mutation {
  name: string;
  label: string;
  description: string | null;
  scope: 'record' | 'bulk';
  /** It deletes, cancels, refunds, revokes…: it is set apart and asks for confirmation. */
  danger: boolean;
}

export interface ActionParameter {
  slot: Slot;
  label: string;
  type: string;
  required: boolean;
  description: string | null;
}
