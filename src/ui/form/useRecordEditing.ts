import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { preloadCommit } from '../../relay/commitOnUse.ts';
import { NetworkError } from '../../relay/errors.ts';
import type { Address } from '../../address/address.ts';
import { useLocale } from '../locale/useLocale.ts';
import type { Locale } from '../../locale/locale.ts';
import type { Conflict, LastChange } from './conflicts.ts';
import { parseRecord, type Editing } from './recordEditing.ts';
import type { Check, Save } from './saving.ts';
import type { FormState } from './values.ts';

export interface EditedRecord {
  /** The initial state. */
  readonly start: FormState;
  /** The record's state when it was last read. */
  readonly before: FormState;
  /** Receives the record's state from when a draft was begun. */
  begin(before: FormState): void;
  /** The inputs that another person and this one have both changed. */
  readonly conflicts: readonly Conflict[];
  /** Who has changed the record meanwhile, and when. */
  readonly lastChange: LastChange | null;
  readonly save: Save<MutationParameters['response']>;
  /** Preloads the code for saving. */
  prepare(): void;
  readonly check: Check;
  readonly locale: Locale;
}

/** Loaded with the first change, like the mutation. */
const loadSaving = () => import('./saveRecord.ts');

/**
 * State and functions for editing a record: only changes are sent, and changes that another person
 * makes meanwhile are not overwritten unseen.
 *
 * @param address of the record's page
 */
export function useRecordEditing(editing: Editing, record: object, address: Address): EditedRecord {
  const environment = useRelayEnvironment();
  const locale = useLocale();
  const [start] = useState(() => parseRecord(editing, record, locale));
  const [before, setBefore] = useState(start);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  const edited = {
    environment,
    editing,
    record,
    address,
    locale,
    before,
    seen: (now: FormState, found: readonly Conflict[], change: LastChange | null) => {
      setBefore(now);
      setConflicts(found);
      setLastChange(change);
    },
  };
  const save: EditedRecord['save'] = async (state, take) => {
    let saving: Awaited<ReturnType<typeof loadSaving>>;
    try {
      saving = await loadSaving();
    } catch (cause) {
      const error = new NetworkError(undefined, { cause });
      return { status: 'failed', error, mayHaveHappened: false };
    }
    return saving.saveRecord(edited, state, take);
  };
  const check: Check = async (state, take) => (await loadSaving()).verifySaved(edited, state, take);
  const prepare = () => preloadCommit(() => Promise.all([loadSaving(), editing.update()]));
  const begin = (begun: FormState) => setBefore((known) => ({ ...known, ...begun }));
  return { start, before, begin, conflicts, lastChange, save, prepare, check, locale };
}
