import { keyInAddress, type RecordKey } from '../address/resource.ts';
import { present } from './present.ts';

/**
 * The record with a key among all that there are: how one is read where the backend gives no single one.
 *
 * @param key as the address of the record's page has it
 */
export function rowWithKey<Row>(
  rows: ReadonlyArray<Row | null | undefined> | null | undefined,
  key: string | string[] | undefined,
  keyOf: (row: Row) => RecordKey | null | undefined,
): Row | null {
  const hasKey = (row: Row) => {
    const own = keyOf(row);
    return own !== null && own !== undefined && keyInAddress(own) === key;
  };
  return present(rows).find(hasKey) ?? null;
}
