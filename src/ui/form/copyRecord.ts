import type { Environment } from 'relay-runtime';
import type { Locale } from '../../locale/locale.ts';
import { readRecord } from './readRecord.ts';
import { asEditing, parseRecord, type AnyEditing } from './recordEditing.ts';
import { newState, type AnyFields, type FormState } from './values.ts';

interface Copying {
  readonly environment: Environment;
  /** The inputs of a new record. */
  readonly fields: AnyFields;
  readonly editing: AnyEditing;
  /** The inputs that a duplicate begins without. */
  readonly notCopied?: readonly string[];
}

/**
 * The state of the form for a duplicate of a record.
 *
 * @param key the record's, as its address has it
 * @returns null when the record no longer exists
 * @throws the network's error
 */
export async function copyRecord(
  { environment, fields, editing, notCopied = [] }: Copying,
  key: string,
  locale: Locale,
): Promise<FormState | null> {
  const original = asEditing(editing);
  const record = await readRecord(environment, original, { key });
  if (record === null) return null;
  const own = Object.entries(newState(fields, locale)).filter(([name]) => notCopied.includes(name));
  return { ...parseRecord({ ...original, fields }, record, locale), ...Object.fromEntries(own) };
}
