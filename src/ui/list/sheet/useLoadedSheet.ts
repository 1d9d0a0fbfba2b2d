import type { DataGridProps } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { useLocale } from '../../locale/useLocale.ts';
import type { ListOfTable } from '../listContext.ts';
import { loadEditing, type Editing } from './editing.ts';
import { loadGrid, type Grid } from './grid.ts';
import { loadGridWords } from './gridWords.ts';

/** What a sheet needs besides its rows. */
export interface LoadedSheet {
  readonly Grid: Grid;
  /** Null where the rows cannot be edited. */
  readonly editing: Editing | null;
  readonly words: DataGridProps['localeText'];
}

/** Loads the grid, and how its rows are edited; null until both are there. */
export function useLoadedSheet({ bulk }: ListOfTable): LoadedSheet | null {
  const { language } = useLocale();
  const [loaded, setLoaded] = useState<LoadedSheet | null>(null);
  const edit = bulk?.edit ?? null;
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [Loaded, editing, words] = await Promise.all([
        loadGrid(),
        loadEditing(edit),
        loadGridWords(language),
      ]);
      if (isWanted) setLoaded({ Grid: Loaded, editing, words });
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [edit, language]);
  return loaded;
}
