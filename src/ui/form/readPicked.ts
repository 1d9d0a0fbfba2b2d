import { fetchQuery } from 'react-relay';
import type { Environment, OperationType } from 'relay-runtime';
import type { PickedValue } from './pickedAmount.ts';

/**
 * Reads what a record brings along to a form.
 *
 * @param key as its picker has it
 * @throws the network's error
 */
export async function readPicked<Read>(
  environment: Environment,
  { query, variables, read }: PickedValue<OperationType, Read>,
  key: string | number,
): Promise<Read | null | undefined> {
  const response = await fetchQuery(environment, query, variables(String(key))).toPromise();
  return read(response, String(key));
}
