import { fetchQuery } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { AnyPicker, Option } from '../../lists/picker.ts';
import { readableOption } from './picker.ts';

/**
 * Finds the record with a key.
 *
 * @returns null where there is none, or the backend cannot be asked for one by its key
 * @throws what the network throws
 */
export async function findRecord(
  environment: Environment,
  picker: AnyPicker,
  key: string,
): Promise<Option | null> {
  const { one } = await picker.finder();
  if (!one) return null;
  const request = fetchQuery(environment, one.query, one.variables(key), {
    fetchPolicy: 'store-or-network',
  });
  return readableOption(picker, one.row(await request.toPromise(), key));
}
