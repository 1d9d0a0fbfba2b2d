import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SheetCommands } from './sheetCommands.ts';
import type { CellName } from './sheetState.ts';
import type { SheetStore } from './sheetStore.ts';

/** What the parts of a sheet share. */
export interface SheetParts {
  readonly store: SheetStore;
  readonly commands: SheetCommands;
  /** Selects a cell, brings it into sight and focuses it. */
  readonly goTo: (cell: CellName) => void;
}

export const SheetContext = createContext<SheetParts | null>(null);

export function useSheet(): SheetParts {
  const parts = useContext(SheetContext);
  if (!parts) throw new Error('This is a part of a sheet.');
  return parts;
}

/** What a part of a sheet shows of its store: renders again when that is another value. */
export function useOfStore<Value>(store: SheetStore, read: (store: SheetStore) => Value): Value {
  return useSyncExternalStore(store.subscribe, () => read(store));
}
