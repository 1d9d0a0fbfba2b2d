import type { Environment, MutationParameters } from 'relay-runtime';
import type { Resource } from '../../../address/resource.ts';
import type { Locale } from '../../../locale/locale.ts';
import type { NewRecord } from '../../../lists/picker.ts';
import { commit, type Outcome } from '../../../relay/mutation.ts';
import type { LoadedCreation } from '../loadCreation.ts';
import { filledValues, type AnyFields, type FormState } from '../values.ts';

/** How records are made that belong to one above them. */
export interface NewRowsDefinition {
  /** The input for the record that they belong to, which is filled in. */
  readonly parent: string;
  /** That record's key as the input has it, out of its address; the text itself if omitted. */
  readonly key?: (text: string) => number;
  /** The input for a row's place among the others, which is counted on. */
  readonly position?: string;
  /** Loads the inputs of a row, and the mutation that makes it. */
  readonly operations: () => Promise<NewRecord>;
}

/** Rows that are made after the record of a form, since they belong to it. */
export interface RowsSettings extends NewRowsDefinition {
  readonly label: string;
  /** The resource of the rows. */
  readonly resource: Resource;
  /** The tab of the record that shows them. */
  readonly tab: string;
}

/** The record that rows belong to, as the state of their input for it. @param parentKey its key as text */
export function parentState(
  fields: AnyFields,
  { parent, key }: NewRowsDefinition,
  parentKey: string,
  locale: Locale,
): FormState {
  return { [parent]: fields[parent].parse(key ? key(parentKey) : parentKey, locale) };
}

/** What a row is made with. */
interface RowCreation {
  readonly environment: Environment;
  readonly loaded: LoadedCreation;
  /** The record that it belongs to, as `parentState` gives it. */
  readonly parent: FormState;
  readonly locale: Locale;
}

/** The inputs of a row that a person fills in. */
export function ownInputs(fields: AnyFields, { parent }: NewRowsDefinition): AnyFields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== parent));
}

/** Makes one row. Never rejects. @param row the states of its own inputs */
export function createRow(
  { environment, loaded: { fields, creation }, parent, locale }: RowCreation,
  definition: NewRowsDefinition,
  row: FormState,
): Promise<Outcome<MutationParameters['response']>> {
  const { [definition.parent]: ofParent } = fields;
  const key = ofParent.serialize(parent[definition.parent], locale);
  // A person may not be allowed to fill in all of them.
  const entered = Object.entries(ownInputs(fields, definition)).filter(([name]) =>
    Object.hasOwn(row, name),
  );
  const values = filledValues(Object.fromEntries(entered), row, locale);
  const variables = creation.variables({ ...values, [definition.parent]: key });
  return commit(environment, creation, variables);
}
