import type { Environment } from 'relay-runtime';
import { commit } from '../../relay/mutation.ts';
import type { Address } from '../../address/address.ts';
import { adviceOn } from '../errors/advice.ts';
import { wordsOfErrors } from '../errors/userErrorWords.ts';
import type { Locale } from '../../locale/locale.ts';
import { t } from '../../locale/translate.ts';
import { withLastChange } from './lastChangeText.ts';
import { readRecord } from './readRecord.ts';
import { parseRecord, type Editing } from './recordEditing.ts';
import { unreadReason } from './unreadReason.ts';
import { changed, isSameValue, type FormState } from './values.ts';

const CHANGED_AGAIN = 'Not undone: it has been changed again since.';

/** A saved change: its inputs, and their values before and after. */
interface MadeChange {
  readonly names: readonly string[];
  readonly before: FormState;
  readonly after: FormState;
  readonly locale: Locale;
}

/**
 * Undoes a change by the same mutation, unless another person has changed the same inputs since.
 *
 * @returns the message to show
 */
export async function undoChange(
  environment: Environment,
  editing: Editing,
  record: object,
  address: Address,
  { names, before, after, locale }: MadeChange,
): Promise<string> {
  const { fields } = editing;
  const read = await readRecord(environment, editing, address).catch(() => undefined);
  if (read === undefined)
    return t('Not undone: the backend did not respond. Try again in a moment.', locale);
  if (read === null) return t('Not undone: the record no longer exists.', locale);
  const now = parseRecord(editing, read, locale);
  if (names.some((name) => !isSameValue(fields[name], now[name], after[name], now, after)))
    return withLastChange(t(CHANGED_AGAIN, locale), editing, read, locale);
  const unread = unreadReason(editing, read, names, locale);
  if (unread !== null) return t('Not undone: {reason}', locale, { reason: unread });
  const former = Object.fromEntries(names.map((name) => [name, before[name]]));
  const sent = changed(fields, now, { ...now, ...former }, locale, editing);
  const update = await editing.update();
  const outcome = await commit(environment, update, update.variables(record, sent));
  if (outcome.status === 'saved') return t('Change undone.', locale);
  if (outcome.mayHaveHappened)
    return t('It is not known whether this was undone: check the record.', locale);
  const reason =
    outcome.status === 'refused'
      ? wordsOfErrors(outcome.errors, locale)
      : adviceOn(outcome.error, 'form', locale).title;
  return t('Not undone: {reason}', locale, { reason });
}
