import { useRef, useState } from 'react';
import type { Entry, FoundRecord } from './entries.ts';
import type { PaletteProps } from './paletteProps.ts';
import type { SearchState } from './recordSearch.ts';
import { useGroups, useRecordWays, type AskedRecord } from './useGroups.ts';
import { useRecordSearch, useSource } from './useSearch.ts';

/** How the search for what is typed goes. */
export type Progress = Pick<SearchState, 'isDone' | 'failed' | 'text'>;

/** What is typed, what is offered for it, and which of that is about to be taken. */
export function usePaletteOptions({
  navigation,
  languages,
  loadPalette,
}: Pick<PaletteProps, 'navigation' | 'languages' | 'loadPalette'>) {
  const [text, setText] = useState('');
  const [about, setAbout] = useState<AskedRecord | null>(null);
  const source = useSource(loadPalette);
  const search = useRecordSearch(source, navigation, text.trim());
  const found = useGroups({ navigation, languages }, source, search, text);
  const ways = useRecordWays(about);
  const groups = ways?.groups ?? found;
  const entries = groups.flatMap((group) => group.entries);
  const [chosen, setChosen] = useState<string | null>(null);
  const current = entries.find(({ id }) => id === chosen) ?? (entries[0] as Entry | undefined);
  const lastFound = useRef<string | null>(null);
  /** Goes on to what can be done with a record; null leads back to what was found. */
  const ask = (record: FoundRecord | null) => {
    setAbout(record && { record, text: '' });
    setChosen(record === null ? lastFound.current : null);
    if (record) lastFound.current = current?.record === record ? current.id : null;
  };
  const type = (typed: string) => {
    if (about) setAbout({ ...about, text: typed });
    else setText(typed);
    setChosen(null);
  };
  /** Chooses the entry that is so many after the current one. */
  const step = (by: number) => {
    const at = (current ? entries.indexOf(current) : -1) + by;
    setChosen(entries[(at + entries.length) % entries.length].id);
  };
  const typed = about?.text ?? text;
  const progress: Progress = ways ? { isDone: ways.isDone, failed: [], text: typed } : search;
  return {
    typed,
    /** What is asked about the record whose ways are offered; null where there is none. */
    title: ways?.title ?? null,
    isAboutRecord: about !== null,
    groups,
    count: entries.length,
    current,
    progress,
    ask,
    type,
    step,
    /** Adds to the text what was typed before. */
    append: (takeTyped: () => string) => setText((before) => before + takeTyped()),
  };
}

export type PaletteOptions = ReturnType<typeof usePaletteOptions>;
