import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { useAccess } from '../access/useAccess.ts';
import { useLocale } from '../locale/useLocale.ts';
import { readRecents } from '../recents/recents.ts';
import { coloursToChoose, languagesToChoose } from './choices.ts';
import { densities } from './densities.ts';
import {
  choicesToList,
  offeredLists,
  placesToGo,
  recentsToOpen,
  recordsToOpen,
  toolsToOpen,
  viewsToOpen,
  type Entry,
  type EntryGroup,
  type FoundRecord,
  type PaletteSource,
} from './entries.ts';
import { matching } from './matching.ts';
import { pageCommands } from './pageCommands.ts';
import type { PaletteProps } from './PaletteButton.tsx';
import { actionsOnRecord, waysToRecord } from './recordActions.ts';
import type { SearchState } from './recordSearch.ts';
import { valuesToList } from './typedValues.ts';

type Known = Pick<PaletteProps, 'navigation' | 'languages'>;

/** What matches a text, in the order in which it is offered. */
export function useGroups(
  { navigation, languages }: Known,
  source: PaletteSource | null,
  search: SearchState,
  text: string,
): readonly EntryGroup[] {
  const locale = useLocale();
  const access = useAccess();
  const router = useRouter();
  const [known] = useState(() => [
    pageCommands(locale),
    ...recentsToOpen(readRecents(), navigation, locale),
    viewsToOpen(navigation, locale),
    ...placesToGo(navigation, locale),
    densities(navigation, router, locale),
  ]);
  return useMemo(() => {
    const tools = toolsToOpen(source?.tools ?? [], access, locale);
    const choices = [coloursToChoose(locale), languagesToChoose(languages, locale)];
    // There are many of them: they are found, not looked through.
    const lists = text.trim() === '' ? [] : (source?.choices ?? []);
    const byChoice = choicesToList(lists, navigation, access, locale);
    const byValue = valuesToList(
      text,
      {
        amounts: offeredLists(source?.amounts ?? [], navigation, access),
        days: offeredLists(source?.days ?? [], navigation, access),
      },
      locale,
    );
    const values = byValue.length > 0 ? [{ label: t('Lists', locale), entries: byValue }] : [];
    const records = recordsToOpen(search.found, search.text, locale);
    // Digits alone are the number of a record more often than an amount.
    const found = /^\p{N}+$/u.test(text.trim()) ? [...records, ...values] : [...values, ...records];
    return [...matching([...known, tools, ...choices, byChoice], text), ...found];
  }, [known, source, navigation, access, languages, locale, text, search]);
}

const NONE: readonly EntryGroup[] = [];

/** What can be done with a record, once its resource says so; nothing without a record. */
export function useRecordGroups(record: FoundRecord | null): readonly EntryGroup[] {
  const locale = useLocale();
  const access = useAccess();
  const router = useRouter();
  const [loaded, setLoaded] = useState<LoadedActions | null>(null);
  useEffect(() => {
    if (!record) return;
    let isOver = false;
    actionsOnRecord(record, router, access, locale).then(
      (entries) => isOver || setLoaded({ record, entries }),
      // The app names no operations of some resources: there are none.
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [record, router, access, locale]);
  return useMemo(() => {
    if (!record) return NONE;
    const more = loaded?.record === record ? loaded.entries : [];
    return [groupOf(record, [...waysToRecord(record, access, locale), ...more], locale)];
  }, [record, loaded, access, locale]);
}

interface LoadedActions {
  readonly record: FoundRecord;
  readonly entries: readonly Entry[];
}

function groupOf({ title }: FoundRecord, entries: readonly Entry[], locale: Locale): EntryGroup {
  return { label: `${title} · ${t('Actions', locale)}`, entries };
}
