import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { preloadCommit } from '../../relay/commitOnUse.ts';
import { NetworkError } from '../../relay/errors.ts';
import type { Address } from '../../address/address.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Conflict } from './conflicts.ts';
import { holdRecord, type Editing } from './recordEditing.ts';
import type { Check, Save } from './RecordForm.tsx';
import type { Held } from './values.ts';

interface EditedRecord {
  /** What it held at first. */
  readonly start: Held;
  /** What the record held when it was last looked at. */
  readonly before: Held;
  /** Takes over what it held when a draft of it was begun. */
  begin(before: Held): void;
  /** What somebody else and I have both changed. */
  readonly conflicts: readonly Conflict[];
  readonly save: Save<MutationParameters['response']>;
  /** Loads what saving takes. */
  prepare(): void;
  readonly check: Check;
  readonly locale: Locale;
}

/** No part of the page: it comes with the first change, as the mutation does. */
const loadSaving = () => import('./saveRecord.ts');

/**
 * What it takes to change a record: only what differs is sent, and what somebody else has changed
 * meanwhile is not overwritten unseen.
 *
 * @param address of the record's page
 */
export function useRecordEditing(editing: Editing, record: object, address: Address): EditedRecord {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [start] = useState(() => holdRecord(editing, record, locale));
  const [before, setBefore] = useState(start);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const edited = {
    environment,
    editing,
    record,
    address,
    locale,
    before,
    seen: (now: Held, found: readonly Conflict[]) => {
      setBefore(now);
      setConflicts(found);
    },
  };
  const save: EditedRecord['save'] = async (held, take) => {
    let saving: Awaited<ReturnType<typeof loadSaving>>;
    try {
      saving = await loadSaving();
    } catch (cause) {
      const error = new NetworkError(undefined, { cause });
      return { status: 'failed', error, mayHaveHappened: false };
    }
    return saving.saveRecord(edited, held, take);
  };
  const check: Check = async (held, take) => (await loadSaving()).checkRecord(edited, held, take);
  const prepare = () => preloadCommit(() => Promise.all([loadSaving(), editing.update()]));
  const begin = (begun: Held) => setBefore((known) => ({ ...known, ...begun }));
  return { start, before, begin, conflicts, save, prepare, check, locale };
}
