import type { LoadEditing } from '../../action/recordOperations.ts';
import { isReadable, type Input } from '../../form/input.ts';
import type { AnyUpdate } from '../../form/recordChange.ts';
import { asEditing, type Editing as RecordToEdit } from '../../form/recordEditing.ts';
import type { AnyFields } from '../../form/values.ts';

/** How the cells of a row are edited: the inputs and the mutation of the record's form. */
export interface Editing {
  readonly fields: AnyFields;
  readonly update: AnyUpdate<unknown>;
  /** How a row's record is read. */
  readonly record: RecordToEdit;
}

/** @returns null if the backend cannot update such a record, or not a single field */
export async function loadEditing(load: LoadEditing<unknown> | null): Promise<Editing | null> {
  if (!load) return null;
  const editing = await load();
  const update = await editing.update();
  // A cell has no room for additional parameters.
  if ((update.asks?.length ?? 0) > 0) return null;
  const record = asEditing(editing);
  return { fields: record.fields, update, record };
}

/** Whether a value fits into a cell: texts, numbers, days, choices, a related record; no lists, structures and secrets. */
export function canBeTyped(input: Input): boolean {
  const { parts, item, finds, isWide, isNumber, kind, isGroup, fromText } = input;
  const isSeveral = item !== undefined || finds?.isMany === true || (parts && !isNumber);
  const isLarge = isWide && kind !== 'text';
  return !isSeveral && !isLarge && (!isGroup || fromText !== undefined) && isReadable(input);
}
