import type { Environment } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import { reading } from '../../relay/caught.ts';
import { isFieldAllowed } from '../access/recordPermissions.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Message } from '../../locale/messages.ts';
import { t } from '../../locale/translate.ts';
import { readCaughtRecord } from './readRecord.ts';
import { parseRecord, readValues, type Editing } from './recordEditing.ts';
import { unreadReason } from './unreadReason.ts';
import type { FormState } from './values.ts';

/** A record as the backend has it now, or why nothing can be done with it. */
export type RecordReading =
  | { readonly record: object; readonly state: FormState }
  | {
      readonly reason: string;
      /** The backend failed to return it: another time it may not. */
      readonly isFailure: boolean;
    };

/**
 * Reads a record from the backend for a change of some of its fields.
 *
 * @param address of the record's page
 * @param names of the inputs whose values must be readable and changeable
 * @throws the network's error
 */
export async function readForChange(
  environment: Environment,
  editing: Editing,
  address: Address,
  names: readonly string[],
  locale: Locale,
): Promise<RecordReading> {
  const found = reading(await readCaughtRecord(environment, editing, address));
  if (!found.ok) return refused('The record could not be read.', true, locale);
  const record = found.value ?? null;
  if (record === null) return refused('The record no longer exists.', false, locale);
  const { permissions = {} } = editing;
  if (!names.every((name) => isFieldAllowed(record, permissions, name)))
    return refused('You may not change this.', false, locale);
  const read = readValues(editing, record);
  // What the backend failed to return looks like no value, and undo would write that.
  if (!names.every((name) => reading(read[name]).ok))
    return refused('Its present value could not be read.', true, locale);
  const reason = unreadReason(editing, record, names, locale);
  if (reason !== null) return { reason, isFailure: true };
  return { record, state: parseRecord(editing, record, locale) };
}

function refused(message: Message, isFailure: boolean, locale: Locale): RecordReading {
  return { reason: t(message, locale), isFailure };
}
