import { fetchQuery } from 'react-relay';
import type { Environment, OperationType } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import type { Locale } from '../../locale/locale.ts';
import type { ReadRecord } from '../../lists/picker.ts';
import { valueOf, type Caught } from '../../relay/caught.ts';
import { parseRecord, type Editing } from './recordEditing.ts';
import type { AnyFields, FormState } from './values.ts';

/**
 * Reads a record from the backend, ignoring the store.
 *
 * @param address of the record's page
 * @returns null when it no longer exists
 * @throws the network's error
 */
export async function readRecord(
  environment: Environment,
  editing: ReadRecord,
  address: Address,
): Promise<object | null> {
  return valueOf(await readCaughtRecord(environment, editing, address));
}

/** Reads a record as `readRecord` does, but tells one that the backend failed to return from one that is not there. */
export async function readCaughtRecord(
  environment: Environment,
  editing: ReadRecord,
  address: Address,
): Promise<Caught<object>> {
  const response = await fetchQuery(environment, editing.query, editing.variables(address), {
    networkCacheConfig: { force: true },
  }).toPromise();
  return response === undefined
    ? null
    : editing.read(response as OperationType['response'], address);
}

/** Reads a record from the backend as a form's state. */
export async function readFormState(
  environment: Environment,
  editing: Editing,
  address: Address,
  locale: Locale,
): Promise<FormState | null> {
  const record = await readRecord(environment, editing, address);
  return record === null ? null : parseRecord(editing, record, locale);
}

/**
 * Reads a new record as the state of the form that made it. That form's inputs may differ from those of the edit form:
 * an amount may be entered in cents when a record is made, and in the currency when it is changed. The state leaves out
 * inputs that cannot be read.
 *
 * @param fields the inputs of new records
 */
export async function readCreated(
  environment: Environment,
  editing: Editing,
  fields: AnyFields,
  address: Address,
  locale: Locale,
): Promise<FormState | null> {
  const record = await readRecord(environment, editing, address);
  const readable = Object.entries(fields).filter(([name]) => Object.hasOwn(editing.fields, name));
  const inputs = { fields: Object.fromEntries(readable), values: editing.values };
  return record === null ? null : parseRecord(inputs, record, locale);
}
