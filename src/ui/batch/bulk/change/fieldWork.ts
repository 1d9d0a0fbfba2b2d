import type { Environment } from 'relay-runtime';
import type { Locale } from '../../../../locale/locale.ts';
import type { AnyUpdate } from '../../../form/recordChange.ts';
import type { Editing } from '../../../form/recordEditing.ts';
import type { AnyFields, FormState } from '../../../form/values.ts';
import type { FieldChange } from './fieldChange.ts';
import type { UndoJournal } from './undoJournal.ts';

/** The field that is changed, and how its records are read and written. */
export interface FieldWork {
  readonly name: string;
  /** All inputs of the record that the person may send. */
  readonly fields: AnyFields;
  /** The inputs that the backend asks for with every change. */
  readonly asks: readonly string[];
  readonly editing: Editing;
  readonly update: AnyUpdate<unknown>;
}

/** What a run of a change has to know. */
export interface FieldRun {
  readonly work: FieldWork;
  readonly change: FieldChange;
  /** What the person said: the change's operands, and what the backend asks for. */
  readonly entered: FormState;
  /** The records as the preview showed them, by their keys. */
  readonly seen: ReadonlyMap<string, FormState>;
  readonly journal: UndoJournal;
  readonly newEnvironment: () => Environment;
  readonly locale: Locale;
}
