import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { commitOnUse, prepareCommit } from '../../relay/commitOnUse.ts';
import { isWireError, NetworkError } from '../../relay/errors.ts';
import type { Address } from '../../relay/pageQueries.ts';
import { titleOf } from '../fields/title.ts';
import { formatNames } from '../locale/formats.ts';
import { useLocale, type Locale } from '../locale/locale.ts';
import { say, sayLabel } from '../locale/say.ts';
import { notify } from '../notice/notices.ts';
import type { RecordKey } from '../resource.ts';
import { findConflicts, type Conflict } from './conflicts.ts';
import { lookAt } from './readRecord.ts';
import { holdRecord, type Editing } from './recordEditing.ts';
import type { Check, Save, Take } from './RecordForm.tsx';
import { holdsSecret } from './secrets.ts';
import { changed, changedNames, isSame, type Held } from './values.ts';

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
  const { fields, update, always } = editing;
  const look = () => lookAt(environment, editing, address, locale);

  /** Takes over what others changed alone. @returns what they and I have both changed */
  const compare = (held: Held, now: Held, take: Take): readonly Conflict[] => {
    const touched = changedNames(fields, before, held);
    const untouched = Object.keys(held).filter((name) => !touched.includes(name));
    for (const name of untouched) if (!isSame(before[name], now[name])) take(name, now[name]);
    const found = findConflicts(fields, before, { ...before, ...held }, now);
    setBefore(now);
    setConflicts(found);
    return found;
  };

  /** Says that it was saved, and how to take it back. */
  const note = (former: Held, mine: Held, key: RecordKey | null = null) => {
    const names = changedNames(fields, former, mine);
    const labels = names.map((name) => sayLabel(fields[name].label, locale));
    const title = titleOf(editing.resource, editing.keyOf(record), editing.title?.(record), locale);
    const words = say('Saved {fields} of {record}.', locale, {
      fields: formatNames(labels, locale),
      record: title,
    });
    const isMoved = key !== null && String(key) !== String(editing.keyOf(record));
    if (isMoved || names.some((name) => fields[name].isWriteOnly || holdsSecret(fields[name])))
      return notify({ words });
    // Backends write some values in their own way: what was saved is what they hold now.
    const after = look().catch(() => null);
    const undo = async () => {
      const { undoChange } = await import('./undoChange.ts');
      return undoChange(environment, editing, record, address, {
        names,
        before: former,
        after: (await after) ?? mine,
        locale,
      });
    };
    notify({ words, undo });
    void after.then(async (now) => {
      const { savedOtherwise } = await import('./savedOtherwise.ts');
      const otherwise = now && savedOtherwise(names, fields, mine, now, locale);
      if (otherwise) notify({ words: otherwise });
    });
  };

  const save: EditedRecord['save'] = async (held, take) => {
    let theirs: Held | null;
    try {
      theirs = await look();
    } catch (cause) {
      const error = isWireError(cause) ? cause : new NetworkError(undefined, { cause });
      return { status: 'failed', error, mayHaveHappened: false };
    }
    // Of a record that is gone the backend itself says so.
    const now = theirs ?? before;
    if (compare(held, now, take).length > 0) return null;
    const touched = changedNames(fields, before, held);
    const mine = { ...now, ...Object.fromEntries(touched.map((name) => [name, held[name]])) };
    if (changedNames(fields, now, mine).length === 0) return 'unchanged';
    const sent = changed(fields, now, mine, locale, always);
    const outcome = await commitOnUse(environment, update, ({ variables }) =>
      variables(record, sent),
    );
    if (outcome.status === 'saved') note(now, mine, (await update()).keyOf?.(outcome.answer));
    return outcome;
  };

  const check: Check = async (held, take) => {
    const now = await look();
    if (now === null)
      return { isSaved: null, words: say('The record is not there any more.', locale) };
    const { findOut } = await import('./findOut.ts');
    const finding = findOut(fields, before, { ...before, ...held }, now, locale);
    if (!finding.isSaved) compare(held, now, take);
    return finding;
  };

  const prepare = () => prepareCommit(update);
  const begin = (begun: Held) => setBefore((known) => ({ ...known, ...begun }));
  return { start, before, begin, conflicts, save, prepare, check, locale };
}
