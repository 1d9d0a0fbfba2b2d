import type { Environment } from 'relay-runtime';
import { commit } from '../../relay/mutation.ts';
import type { Address } from '../../relay/pageQueries.ts';
import type { Locale } from '../locale/locale.ts';
import { lookAt } from './readRecord.ts';
import type { Editing } from './recordEditing.ts';
import { changed, isSameValue, type Held } from './values.ts';

/** A change that was made: the inputs it was of, and what they held before and after. */
interface MadeChange {
  readonly names: readonly string[];
  readonly before: Held;
  readonly after: Held;
  readonly locale: Locale;
}

/**
 * Takes a change back by the mutation that made it, unless somebody has changed the same since.
 *
 * @returns what is to be said of it
 */
export async function undoChange(
  environment: Environment,
  editing: Editing,
  record: object,
  address: Address,
  { names, before, after, locale }: MadeChange,
): Promise<string> {
  const { fields, update, always } = editing;
  const now = await lookAt(environment, editing, address, locale).catch(() => undefined);
  if (now === undefined) return 'Not undone: the backend did not answer. Try again in a moment.';
  if (now === null) return 'Not undone: the record is not there any more.';
  if (names.some((name) => !isSameValue(fields[name], now[name], after[name])))
    return 'Not undone: it has been changed again since.';
  const former = Object.fromEntries(names.map((name) => [name, before[name]]));
  const sent = changed(fields, now, { ...now, ...former }, locale, always);
  const outcome = await commit(environment, update.change, update.variables(record, sent));
  if (outcome.status === 'saved') return 'Undone: it is as it was.';
  if (outcome.mayHaveHappened) return 'Whether this was undone is not known: look at the record.';
  const reason = outcome.status === 'refused' ? outcome.errors[0]?.message : outcome.error.message;
  return `Not undone: ${reason}`;
}
