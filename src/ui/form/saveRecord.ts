import type { Environment, MutationParameters } from 'relay-runtime';
import { commitOnUse } from '../../relay/commitOnUse.ts';
import { isWireError, NetworkError } from '../../relay/errors.ts';
import type { Outcome } from '../../relay/mutation.ts';
import type { Address } from '../../address/address.ts';
import { titleOf } from '../fields/title.ts';
import { formatNames } from '../../locale/names.ts';
import type { Locale } from '../../locale/locale.ts';
import { t, tLabel } from '../../locale/translate.ts';
import { showToast } from '../toasts/toasts.ts';
import type { RecordKey } from '../../address/resource.ts';
import { findConflicts, type Conflict, type LastChange } from './conflicts.ts';
import { verifyOutcome } from './verifyOutcome.ts';
import type { Finding } from './VerifyOutcome.tsx';
import { readRecord } from './readRecord.ts';
import { parseRecord, type Editing } from './recordEditing.ts';
import type { Take } from './saving.ts';
import { savedDifferences } from './savedDifferences.ts';
import { containsSecret } from './secrets.ts';
import { undoChange } from './undoChange.ts';
import { unreadableParts } from './unreadableParts.ts';
import { unreadReason } from './unreadReason.ts';
import { changed, changedNames, isSame, type FormState } from './values.ts';
import { changedKey } from './recordChange.ts';

/** A record that is being edited. */
export interface RecordBeingEdited {
  readonly environment: Environment;
  readonly editing: Editing;
  readonly record: object;
  /** The address of the record's page. */
  readonly address: Address;
  readonly locale: Locale;
  /** The record's values when it was last read. */
  readonly before: FormState;
  /** Receives the record's current values, the conflicts with the form's, and who has made them. */
  seen(now: FormState, conflicts: readonly Conflict[], lastChange: LastChange | null): void;
}

/**
 * Saves the changed values, after reading the record again to find conflicts.
 *
 * @returns as `Save` does
 */
export async function saveRecord(
  edited: RecordBeingEdited,
  state: FormState,
  take: Take,
): Promise<Outcome<MutationParameters['response']> | 'unchanged' | null> {
  const { environment, editing, record, locale, before } = edited;
  const { fields, update } = editing;
  let theirs: SeenRecord | null;
  try {
    theirs = await look(edited);
  } catch (cause) {
    const error = isWireError(cause) ? cause : new NetworkError(undefined, { cause });
    return { status: 'failed', error, mayHaveHappened: false };
  }
  // For a deleted record, the backend's own error is shown.
  const { read, now, lastChange } = theirs ?? { read: record, now: before, lastChange: null };
  if (compare(edited, state, { read, now, lastChange }, take).length > 0) return null;
  const touched = changedNames(fields, before, state);
  const mine = { ...now, ...Object.fromEntries(touched.map((name) => [name, state[name]])) };
  const differing = changedNames(fields, now, mine);
  if (differing.length === 0) return 'unchanged';
  const unread = unreadReason(editing, read, differing, locale);
  if (unread !== null) return refusedLocally(unread);
  const unseen = unreadableParts(differing, fields, now, mine, locale);
  if (unseen.length > 0 && !window.confirm(unseenQuestion(unseen, locale))) return null;
  const sent = changed(fields, now, mine, locale, editing);
  const outcome = await commitOnUse(environment, update, ({ variables }) =>
    variables(record, sent),
  );
  if (outcome.status === 'saved')
    notifySaved(edited, now, mine, changedKey(await update(), outcome.response));
  return outcome;
}

function unseenQuestion(parts: readonly string[], locale: Locale): string {
  return t(UNSEEN_QUESTION, locale, { parts: formatNames(parts, locale) });
}

const UNSEEN_QUESTION =
  '{parts}: secret values are never shown, and are saved together with the other values. Those you leave empty may be removed. Save anyway?';

/** Checks whether the record has the form's values. @throws when it could not be read */
export async function verifySaved(
  edited: RecordBeingEdited,
  state: FormState,
  take: Take,
): Promise<Finding> {
  const { editing, locale, before } = edited;
  const seen = await look(edited);
  if (seen === null) return { isSaved: null, words: t('The record no longer exists.', locale) };
  const finding = verifyOutcome(editing.fields, before, { ...before, ...state }, seen.now, locale);
  if (!finding.isSaved) compare(edited, state, seen, take);
  return finding;
}

/** The outcome of what is not sent. */
function refusedLocally(message: string): Outcome<never> {
  return { status: 'refused', errors: [{ message, code: null, fields: [] }] };
}

/** A record as the backend has it. */
interface SeenRecord {
  readonly read: object;
  readonly now: FormState;
  readonly lastChange: LastChange | null;
}

async function look(edited: RecordBeingEdited): Promise<SeenRecord | null> {
  const { environment, editing, address, locale } = edited;
  const record = await readRecord(environment, editing, address);
  if (record === null) return null;
  const lastChange = editing.lastChange?.(record) ?? null;
  return { read: record, now: parseRecord(editing, record, locale), lastChange };
}

/** Applies what only others have changed. @returns the conflicts */
function compare(
  { editing: { fields }, before, seen }: RecordBeingEdited,
  state: FormState,
  { now, lastChange }: SeenRecord,
  take: Take,
): readonly Conflict[] {
  const touched = changedNames(fields, before, state);
  const untouched = Object.keys(state).filter((name) => !touched.includes(name));
  for (const name of untouched) if (!isSame(before[name], now[name])) take(name, now[name]);
  const found = findConflicts(fields, before, { ...before, ...state }, now);
  seen(now, found, lastChange);
  return found;
}

/** Shows the toast about the save, with an undo. */
function notifySaved(
  edited: RecordBeingEdited,
  former: FormState,
  mine: FormState,
  key: RecordKey | null = null,
): void {
  const { environment, editing, record, address, locale } = edited;
  const { fields } = editing;
  const names = changedNames(fields, former, mine);
  const labels = names.map((name) => tLabel(fields[name].label, locale));
  const title = titleOf(editing.resource, editing.keyOf(record), editing.title?.(record), locale);
  const words = t('Saved {fields} of {record}.', locale, {
    fields: formatNames(labels, locale),
    record: title,
  });
  const isMoved = key !== null && String(key) !== String(editing.keyOf(record));
  if (isMoved || names.some((name) => fields[name].isWriteOnly || containsSecret(fields[name])))
    return showToast({ words });
  // Backends normalise some values, so undo compares with what they hold after saving.
  const after = look(edited).catch(() => null);
  const undo = async () =>
    undoChange(environment, editing, record, address, {
      names,
      before: former,
      after: (await after)?.now ?? mine,
      locale,
    });
  showToast({ words, undo });
  void after.then((seen) => {
    const otherwise =
      seen &&
      savedDifferences({ names, fields, typed: mine, saved: seen.now, before: former }, locale);
    if (otherwise) showToast({ words: otherwise });
  });
}
