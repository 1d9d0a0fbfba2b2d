import { createContext, useContext, useMemo, useState } from 'react';
import type { RecordKey } from '../resource.ts';

/** Which rows of a list people have chosen to do something with. */
export interface Selection {
  /** The keys of single rows, as text. */
  readonly keys: ReadonlySet<string>;
  /** Every row that matches, in sight or not. */
  readonly isAll: boolean;
  readonly has: (key: string) => boolean;
  /** Chooses rows, or no longer. Stays the same function while the same rows match. */
  readonly set: (keys: readonly string[], isSelected: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** The list's own; null where rows cannot be chosen. */
export const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection | null {
  return useContext(SelectionContext);
}

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Keeps a selection over all pages and orders of a list.
 *
 * @param matching what decides which rows match: when it changes, nothing is selected any more
 */
export function useListSelection(matching: string): Selection {
  const [state, setState] = useState<Selected>({ matching, keys: NOTHING, isAll: false });
  const { keys, isAll } = state.matching === matching ? state : { keys: NOTHING, isAll: false };
  const actions = useMemo(
    () => ({
      set: (changed: readonly string[], isSelected: boolean) =>
        setState((before) => {
          const next = new Set(before.matching === matching ? before.keys : NOTHING);
          for (const key of changed) {
            if (isSelected) next.add(key);
            else next.delete(key);
          }
          return { matching, keys: next, isAll: false };
        }),
      selectAll: () => setState({ matching, keys: NOTHING, isAll: true }),
      clear: () => setState({ matching, keys: NOTHING, isAll: false }),
    }),
    [matching],
  );
  return useMemo(
    () => ({ keys, isAll, has: (key) => isAll || keys.has(key), ...actions }),
    [keys, isAll, actions],
  );
}

interface Selected {
  readonly matching: string;
  readonly keys: ReadonlySet<string>;
  readonly isAll: boolean;
}

/** A record's key as text; the parts of a composite key are set apart. */
export function keyText(key: RecordKey | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  return typeof key === 'object' ? JSON.stringify(key) : String(key);
}
