import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
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
import type { PaletteProps } from './paletteProps.ts';
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

/** What can be done with a record. */
export interface RecordWays {
  readonly title: string;
  readonly groups: readonly EntryGroup[];
  /** Whether all of it is known. */
  readonly isDone: boolean;
}

/**
 * What can be done with a record, once its resource says so.
 *
 * @param about the record, and what is typed to narrow it; null without a record
 */
export function useRecordWays(about: AskedRecord | null): RecordWays | null {
  const locale = useLocale();
  const access = useAccess();
  const router = useRouter();
  const environment = useRelayEnvironment();
  const record = about?.record ?? null;
  const text = about?.text ?? '';
  const [loaded, setLoaded] = useState<LoadedActions | null>(null);
  useEffect(() => {
    if (!record) return;
    let isOver = false;
    const take = (entries: readonly Entry[]) => isOver || setLoaded({ record, entries });
    // The app names no operations of some resources: there are none.
    actionsOnRecord(record, environment, router, access, locale).then(take, () => take([]));
    return () => {
      isOver = true;
    };
  }, [record, environment, router, access, locale]);
  return useMemo(() => {
    if (!record) return null;
    const isDone = loaded?.record === record;
    const label = `${record.title} · ${t('Actions', locale)}`;
    const entries = [...waysToRecord(record, access, locale), ...(isDone ? loaded.entries : [])];
    return { title: label, groups: matching([{ label, entries }], text), isDone };
  }, [record, text, loaded, access, locale]);
}

/** A record of which is asked what can be done with it. */
export interface AskedRecord {
  readonly record: FoundRecord;
  /** What is typed to narrow that. */
  readonly text: string;
}

interface LoadedActions {
  readonly record: FoundRecord;
  readonly entries: readonly Entry[];
}
