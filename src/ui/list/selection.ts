import { createContext, useContext, useMemo, useState } from 'react';
import type { RecordKey } from '../../address/resource.ts';

/** A row that is chosen, whether its page is in sight or not. */
export interface SelectedRow {
  /** The record's key as text. */
  readonly key: string;
  readonly href: string | null;
  readonly row: unknown;
  /** What names it in the list; null where nothing does. */
  readonly title: string | null;
}

/** Which rows of a list people have chosen to do something with. */
export interface Selection {
  /** Single rows, by their keys as text. */
  readonly rows: ReadonlyMap<string, SelectedRow>;
  /** Every row that matches, in sight or not. */
  readonly isAll: boolean;
  readonly has: (key: string) => boolean;
  /** Chooses rows, or no longer. Stays the same function while the same rows match. */
  readonly set: (rows: readonly SelectedRow[], isSelected: boolean) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

/** The list's own; null where rows cannot be chosen. */
export const SelectionContext = createContext<Selection | null>(null);

export function useSelection(): Selection | null {
  return useContext(SelectionContext);
}

/** Whether there is anything to do something with. */
export function isAnySelected(selection: Selection | null): selection is Selection {
  return selection !== null && (selection.isAll || selection.rows.size > 0);
}

const NOTHING: ReadonlyMap<string, SelectedRow> = new Map();

/**
 * Keeps a selection over all pages and orders of a list.
 *
 * @param matching what decides which rows match: when it changes, nothing is selected any more
 */
export function useListSelection(matching: string): Selection {
  const [state, setState] = useState<Selected>({ matching, rows: NOTHING, isAll: false });
  const { rows, isAll } = state.matching === matching ? state : { rows: NOTHING, isAll: false };
  const actions = useMemo(
    () => ({
      set: (changed: readonly SelectedRow[], isSelected: boolean) =>
        setState((before) => {
          const next = new Map(before.matching === matching ? before.rows : NOTHING);
          for (const row of changed) {
            if (isSelected) next.set(row.key, row);
            else next.delete(row.key);
          }
          return { matching, rows: next, isAll: false };
        }),
      selectAll: () => setState({ matching, rows: NOTHING, isAll: true }),
      clear: () => setState({ matching, rows: NOTHING, isAll: false }),
    }),
    [matching],
  );
  return useMemo(
    () => ({ rows, isAll, has: (key) => isAll || rows.has(key), ...actions }),
    [rows, isAll, actions],
  );
}

interface Selected {
  readonly matching: string;
  readonly rows: ReadonlyMap<string, SelectedRow>;
  readonly isAll: boolean;
}

/** A record's key as text; the parts of a composite key are set apart. */
export function keyText(key: RecordKey | null | undefined): string | null {
  if (key === null || key === undefined) return null;
  return typeof key === 'object' ? JSON.stringify(key) : String(key);
}
