import { useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { lackingOf, type Access } from '../../access/access.ts';
import type { Navigation } from '../../address/navigation.ts';
import { allowedSettings } from '../../lists/allowedSettings.ts';
import { useAccess } from '../access/useAccess.ts';
import type { PaletteSource } from './entries.ts';
import type { PaletteProps } from './paletteProps.ts';
import { searchRecords, type RecordSearch, type SearchState } from './recordSearch.ts';

/** Characters from which records are searched. */
const SHORTEST = 2;
/** Milliseconds without a keystroke before records are searched. */
const PAUSE = 200;

/** What the palette finds besides the lists, once it is loaded. */
export function useSource(load: PaletteProps['loadPalette']): PaletteSource | null {
  const [source, setSource] = useState<PaletteSource | null>(null);
  useEffect(() => {
    let isOver = false;
    const take = (loaded: PaletteSource) => !isOver && setSource(loaded);
    // Without it the palette still finds every list.
    load().then(take, () => take({ searches: [], tools: [] }));
    return () => {
      isOver = true;
    };
  }, [load]);
  return source;
}

/** The records that match the text, searched once typing pauses. */
export function useRecordSearch(
  source: PaletteSource | null,
  navigation: Navigation,
  text: string,
): SearchState {
  const environment = useRelayEnvironment();
  const lacking = lackingOf(useAccess());
  const [state, setState] = useState<SearchState>(NOTHING);
  const isSearched = text.length >= SHORTEST;
  useEffect(() => {
    if (!isSearched || !source) return;
    let stop: (() => void) | undefined;
    const start = () => {
      stop = searchRecords(
        environment,
        offered(source.searches, navigation, lacking),
        text,
        setState,
      );
    };
    const timer = setTimeout(start, PAUSE);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [environment, source, navigation, text, isSearched, lacking]);
  if (!isSearched) return NOTHING;
  return state.text === text ? state : { ...NOTHING, text, isDone: false };
}

/** Without the searches of hidden resources, and in the fields that the person's role has. */
function offered(
  searches: readonly RecordSearch[],
  { hidden }: Navigation,
  lacking: Access,
): RecordSearch[] {
  const slugs = new Set(hidden.map(({ slug }) => slug));
  return searches
    .filter(({ picker }) => !slugs.has(picker.resource.slug))
    .map((finder) => allowedSettings(lacking, finder.picker.resource, finder))
    .filter(({ search }) => search !== undefined);
}

const NOTHING: SearchState = { text: '', found: [], failed: [], isDone: true };
