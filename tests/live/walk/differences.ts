import type { Snapshot, StoredRow } from '../liveBackend.ts';

/** A value of a row that is not what it was; a row that is new or gone has none. */
export interface Difference {
  readonly table: string;
  readonly key: string;
  readonly column: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two snapshots, column by column. */
export function differences(before: Snapshot, after: Snapshot): Difference[] {
  const tables = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return tables.flatMap((table) => {
    const [old = {}, now = {}] = [before[table], after[table]];
    const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])];
    return keys.flatMap((key) => rowDifferences({ table, key }, old[key], now[key]));
  });
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
