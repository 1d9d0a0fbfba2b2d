import type { Environment } from 'relay-runtime';
import { commit } from '../../../relay/mutation.ts';
import type { LoadEditing } from '../../action/recordOperations.ts';
import { isReadable, type Input } from '../../form/input.ts';
import { readFormState } from '../../form/readRecord.ts';
import { asChange, type AnyUpdate } from '../../form/recordChange.ts';
import { asEditing, type Editing as RecordToEdit } from '../../form/recordEditing.ts';
import type { SentValues } from '../../form/savedDifferences.ts';
import type { Locale } from '../../../locale/locale.ts';
import { isSameValue, type AnyFields, type ReadValues } from '../../form/values.ts';
import { valueOf } from '../../../relay/caught.ts';
import { t, tLabel } from '../../../locale/translate.ts';

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

/** Whether a value fits into a cell: texts, numbers, days, choices; no lists, structures and secrets. */
export function canBeTyped(input: Input): boolean {
  const { parts, item, finds, isGroup, isWide, isNumber } = input;
  return (
    (!parts || isNumber === true) && !item && !finds && !isGroup && !isWide && isReadable(input)
  );
}

/**
 * Converts a field's value to the value of its input.
 *
 * @param shown what the column has of the row, of an object perhaps only a part
 * @param row the row, with what it says of the value: the currency of an amount
 */
export function formValueOf(
  input: Input,
  field: string,
  shown: unknown,
  row: unknown,
  locale: Locale,
): unknown {
  const record = row as ReadValues;
  const value = input.isObject ? valueOf(record[field]) : shown;
  return value === null || value === undefined
    ? (input.emptyOf?.(record) ?? input.empty)
    : input.parse(value, locale, record);
}

interface CellToSave {
  readonly environment: Environment;
  readonly editing: Editing;
  readonly locale: Locale;
  readonly row: unknown;
  readonly field: string;
  /** The cell's former value. */
  readonly before: unknown;
  readonly held: unknown;
}

/**
 * Saves one field of a row if a person has changed it.
 *
 * @returns the sent value, to compare with the stored one; null if nothing was sent
 * @throws an error whose message explains to the person why it was not saved
 */
export async function saveCell(cell: CellToSave): Promise<SentValues | null> {
  const { environment, editing, locale, row, field, before, held } = cell;
  const input = editing.fields[field];
  if (isSameValue(input, before, held)) return null;
  const label = tLabel(input.label, locale);
  const isEmpty = input.isEmpty(held);
  if (isEmpty && input.required)
    throw new Error(t('{field} is required.', locale, { field: label }));
  const [problem] = isEmpty ? [] : input.check(held, locale, before);
  if (problem)
    throw new Error(t('{field}: {problem}', locale, { field: label, problem: problem.message }));
  const value = isEmpty ? input.cleared : input.serialize(held, locale, before);
  const { update } = editing;
  const outcome = await commit(
    environment,
    asChange(update),
    update.variables(row, { [field]: value } as never) as Parameters<typeof commit>[2],
  );
  if (outcome.status === 'refused') {
    const refused = outcome.errors.map(({ message }) => message).join(' ');
    throw new Error(t('{field}: {problem}', locale, { field: label, problem: refused }));
  }
  if (outcome.status === 'failed')
    throw new Error(
      outcome.mayHaveHappened
        ? t(
            '{field}: it is not known whether it was saved. Reload the page before you try again.',
            locale,
            { field: label },
          )
        : t('{field} could not be saved: {reason}', locale, {
            field: label,
            reason: outcome.error.message,
          }),
    );
  const { record } = editing;
  const address = { key: String(record.keyOf(row as object)) };
  return {
    fields: editing.fields,
    names: [field],
    typed: { [field]: held },
    read: () => readFormState(environment, record, address, locale),
  };
}
