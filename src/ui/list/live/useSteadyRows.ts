import { useEffect, useState } from 'react';
import { recycleNodesInto } from 'relay-runtime';
import type { Live } from './useLive.ts';

/** Rows in the order in which they are shown, which a refresh does not change. */
export interface SteadyRows<Row> {
  readonly rows: readonly Row[];
  /** The number of rows that were added, removed or moved, and wait for the person's consent. */
  readonly changes: number;
  /** Whether the last refresh changed a row. */
  readonly isChanged: (index: number) => boolean;
}

interface KeptRows<Row> {
  readonly keys: readonly string[];
  readonly rows: ReadonlyMap<string, Row>;
}

/** Milliseconds for which a row is marked that has changed. */
const MARKED = 4_000;

/**
 * Keeps rows in their places during a background refresh.
 *
 * @param keys the rows' keys as text; if a row has none, rows are shown as received
 */
export function useSteadyRows<Row>(
  rows: readonly Row[],
  keys: ReadonlyArray<string | null>,
  live: Live | null,
): SteadyRows<Row> {
  const [held, setHeld] = useState<KeptRows<Row> | null>(null);
  const isHolding = live?.hold != null && keys.every((key) => key !== null);
  if (isHolding && !held) setHeld({ keys: keys as readonly string[], rows: byKey(keys, rows) });
  if (!isHolding && held) setHeld(null);
  const changes = isHolding && held ? changesBetween(held.keys, keys) : 0;
  const isDone = live?.hold?.isSettled === true && changes === 0;
  const release = live?.release;
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => release?.(), MARKED);
    return () => clearTimeout(timer);
  }, [isDone, release, live?.hold]);
  if (!isHolding || !held) return { rows, changes: 0, isChanged: () => false };
  const now = byKey(keys, rows);
  // Relay returns a row as the same object only at the same index.
  const shown = held.keys.map((key) => {
    const before = held.rows.get(key);
    return [before, now.has(key) ? recycleNodesInto(before, now.get(key)) : before] as const;
  });
  return {
    rows: shown.map(([, after]) => after as Row),
    changes,
    isChanged: (index) => {
      const [before, after] = shown[index] ?? [];
      return after !== before;
    },
  };
}

function byKey<Row>(
  keys: ReadonlyArray<string | null>,
  rows: readonly Row[],
): ReadonlyMap<string, Row> {
  return new Map(keys.flatMap((key, index) => (key === null ? [] : [[key, rows[index]] as const])));
}

/** How many rows came or went; where none did, how many moved. */
export function changesBetween(
  before: ReadonlyArray<string | null>,
  after: ReadonlyArray<string | null>,
): number {
  const came = after.filter((key) => !before.includes(key)).length;
  const went = before.filter((key) => !after.includes(key)).length;
  return Math.max(came, went) || before.filter((key, index) => key !== after[index]).length;
}
