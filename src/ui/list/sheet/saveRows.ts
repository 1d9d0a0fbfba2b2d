import type { RowResult, RowToSave } from './saveRow.ts';

/** So many rows are sent at the same time. */
const AT_ONCE = 3;

/**
 * Saves rows, a few at a time. Those behind one that found the backend unreachable are not tried.
 *
 * @param tell is called with each result when it is there
 */
export async function saveRows(
  rows: readonly RowToSave[],
  save: (row: RowToSave) => Promise<RowResult>,
  tell: (row: RowToSave, result: RowResult) => void,
): Promise<void> {
  const queue = [...rows];
  let isReachable = true;
  const work = async () => {
    for (let row = queue.shift(); row && isReachable; row = queue.shift()) {
      const result = await save(row);
      if (result.status === 'waiting') isReachable = false;
      tell(row, result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
