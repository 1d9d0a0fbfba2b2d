import { fetchQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { Address } from '../../address/address.ts';
import type { Locale } from '../../locale/locale.ts';
import { holdRecord, recordIn, type Editing } from './recordEditing.ts';
import type { Held } from './values.ts';

/**
 * Reads a record as it is now, whatever the store knows of it.
 *
 * @param address of the record's page
 * @returns null when there is none any more
 * @throws what the network threw
 */
export async function readRecord(
  environment: Environment,
  editing: Editing,
  address: Address,
): Promise<object | null> {
  const answer = await fetchQuery(environment, editing.query, editing.variables(address), {
    networkCacheConfig: { force: true },
  }).toPromise();
  return answer === undefined ? null : recordIn(editing, answer);
}

/** Likewise, as a form holds it. */
export async function lookAt(
  environment: Environment,
  editing: Editing,
  address: Address,
  locale: Locale,
): Promise<Held | null> {
  const record = await readRecord(environment, editing, address);
  return record === null ? null : holdRecord(editing, record, locale);
}
