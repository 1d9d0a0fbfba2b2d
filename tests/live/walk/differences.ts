import type { Snapshot, StoredRow } from '../liveBackend.ts';

/** A value of a row that is not what it was; a row that is new or gone has none. */
export interface Difference {
  readonly table: string;
  readonly key: string;
  readonly column: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two snapshots, column by column. A row whose key has changed is the same row. */
export function differences(before: Snapshot, after: Snapshot): Difference[] {
  const tables = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return tables.flatMap((table) => {
    const [old = {}, now = {}] = [before[table], after[table]];
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    const gone = keys.filter((key) => !now[key]);
    const added = keys.filter((key) => !old[key]);
    const [from] = gone;
    const [to] = added;
    if (gone.length === 1 && added.length === 1 && isMoved(old[from], now[to]))
      return rowDifferences({ table, key: from }, old[from], now[to]);
    return keys.flatMap((key) => rowDifferences({ table, key }, old[key], now[key]));
  });
}

/** Whether a row that is gone has come back with another value in one column, which is of its key. */
function isMoved(before: StoredRow, after: StoredRow): boolean {
  const columns = Object.keys(before);
  return columns.length > 1 && columns.filter((name) => before[name] !== after[name]).length === 1;
}

function rowDifferences(
  place: Pick<Difference, 'table' | 'key'>,
  before: StoredRow | undefined,
  after: StoredRow | undefined,
): Difference[] {
  if (!before || !after)
    return [{ ...place, column: null, before: shown(before), after: shown(after) }];
  return Object.keys(before)
    .filter((column) => before[column] !== after[column])
    .map((column) => ({
      ...place,
      column,
      before: before[column] ?? null,
      after: after[column] ?? null,
    }));
}

function shown(row: StoredRow | undefined): string | null {
  return row ? JSON.stringify(row) : null;
}
