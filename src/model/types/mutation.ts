import type { Path, Slot, Variables } from './variables.ts';

/** A mutation that creates, updates or deletes one record. */
export interface Mutation {
  path: Path;
  /** The arguments of the last field, by name → printed type. */
  arguments: Record<string, string>;
  /** With a hole for each key field, named after it; empty for create. */
  variables: Variables;
  /** Where the record's new values go: the slot of an input object, `[]` when each is an argument of its own, null for delete and for actions. */
  values: Slot | null;
  /** It puts the record as a whole: a value that is not sent is lost. */
  replaces?: true;
  /** Arguments beside the key and the values, for the form: `password`, `notify`, the parent of a new record. */
  parameters: ActionParameter[];
  result: MutationResult;
}

/**
 * Paths start at the mutation's last field. A list on the way to a record is read at its first
 * element; where the way begins at a union, it goes through the members that have its first field.
 */
export interface MutationResult {
  /** To the changed record, when the answer holds it. */
  record: Path | null;
  /** To the changed record's key, when the answer holds it outside the record. */
  key: Path | null;
  /** To a list of errors, when the schema reports them as data. `message` is null where each error is itself the text. */
  errors: { path: Path; message: string | null; field: string | null; code: string | null } | null;
  /** To a Boolean or an enum that says whether it worked. */
  success: Path | null;
  /** For a `success` that is an enum: its values that say it did not work. */
  failures: string[];
  /** To a text for the person, said of success and of failure alike. */
  message: Path | null;
  /** The answer is a union: its member types that stand for failure. */
  errorTypes: string[];
}

/**
 * A mutation on a record, or on several, that is not plain create, update or delete. In the variables
 * of a bulk action a list that holds a template with key holes stands for one such template per record.
 */
export interface Action extends Mutation {
  name: string;
  label: string;
  description: string | null;
  scope: 'record' | 'bulk';
  /** It deletes, cancels, refunds, revokes…: it stands apart and asks first. */
  danger: boolean;
}

export interface ActionParameter {
  slot: Slot;
  label: string;
  type: string;
  required: boolean;
  description: string | null;
}
