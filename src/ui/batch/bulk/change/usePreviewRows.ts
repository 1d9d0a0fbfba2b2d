import { useCallback, useEffect, useRef, useState } from 'react';
import type { Environment } from 'relay-runtime';
import type { Locale } from '../../../../locale/locale.ts';
import { failedRead } from '../../run/sendChange.ts';
import type { Target } from '../targets.ts';
import type { FieldWork } from './fieldWork.ts';
import { readForChange, type RecordReading } from '../../../form/recordReading.ts';
import { watchedNames } from './recordValues.ts';

/** So many are read at once. */
const FIRST = 5;
const FURTHER = 20;
/** More than anyone reads; the records are kept while they are shown. */
const MOST = 205;

interface PreviewSource {
  readonly work: FieldWork;
  readonly newEnvironment: () => Environment;
  readonly locale: Locale;
}

export interface PreviewRows {
  /** The records that were read, by their keys. */
  readonly read: ReadonlyMap<string, RecordReading>;
  /** How many are shown, whether they were read or not yet. */
  readonly shown: number;
  /** Reads more; null where there are no more to be shown. */
  readonly showMore: (() => void) | null;
}

/** Reads the first of the records as they are now, and more on request. */
export function usePreviewRows(targets: readonly Target[], source: PreviewSource): PreviewRows {
  const [shown, setShown] = useState(Math.min(FIRST, targets.length));
  const [read, setRead] = useState<ReadonlyMap<string, RecordReading>>(new Map());
  const asked = useRef(new Set<string>());
  const known = useRef(source);
  useEffect(() => {
    const look = async (key: string) => {
      const reading = await readOne(known.current, key);
      setRead((before) => new Map(before).set(key, reading));
    };
    for (const { key } of targets.slice(0, shown)) {
      if (asked.current.has(key)) continue;
      asked.current.add(key);
      void look(key);
    }
  }, [targets, shown]);
  const most = Math.min(targets.length, MOST);
  const showMore = useCallback(() => setShown((count) => Math.min(count + FURTHER, most)), [most]);
  return { read, shown, showMore: shown < most ? showMore : null };
}

async function readOne(
  { work: { editing, name }, newEnvironment, locale }: PreviewSource,
  key: string,
): Promise<RecordReading> {
  const names = watchedNames(editing.fields, [name]);
  try {
    return await readForChange(newEnvironment(), editing, { key }, names, locale);
  } catch (error) {
    const { reason } = failedRead(error, locale).items[0];
    return { reason: reason ?? String(error), isFailure: true };
  }
}
