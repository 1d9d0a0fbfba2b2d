import { commit, type Outcome } from '../../../../relay/mutation.ts';
import { asChange, updateVariables } from '../../../form/recordChange.ts';
import { savedDifferences } from '../../../form/savedDifferences.ts';
import { changed, changedNames, serializedValues, type FormState } from '../../../form/values.ts';
import type { CallResult } from '../../run/runner.ts';
import { failedRead, single } from '../../run/sendChange.ts';
import type { FieldRun } from './fieldWork.ts';
import { readForChange, type RecordReading } from '../../../form/recordReading.ts';
import { watchedNames } from './recordValues.ts';

/** A record as the backend has it. */
export interface ReadTarget {
  readonly key: string;
  readonly record: object;
  readonly state: FormState;
}

type Access = Pick<FieldRun, 'work' | 'entered' | 'newEnvironment' | 'locale'>;

/** Reads a record. @returns the result of the call where it could not be read, or nothing can be done with it */
export async function readTarget(access: Access, key: string): Promise<ReadTarget | CallResult> {
  const read = await look(access, key).catch((error: unknown) => failedRead(error, access.locale));
  if ('items' in read) return read;
  if ('state' in read) return { key, ...read };
  return single(read.isFailure ? 'failed' : 'skipped', read.reason);
}

type Written =
  | Exclude<Outcome<unknown>, { status: 'saved' }>
  | {
      readonly status: 'saved';
      readonly response: unknown;
      /** What the backend has now; null where it could not be read. */
      readonly state: FormState | null;
      /** Says what the backend has stored, where that differs from what was sent. */
      readonly note: string | null;
    };

/** Sends the difference between a record and its wanted state once, and reads the record again. */
export async function writeTarget(
  access: Access,
  { key, record, state }: ReadTarget,
  after: FormState,
): Promise<Written> {
  const { work, entered, newEnvironment, locale } = access;
  const { editing, update, asks } = work;
  const { fields } = editing;
  const values = {
    ...changed(fields, state, after, locale, editing),
    ...serializedValues(asks, work.fields, entered, locale),
  };
  const outcome = await commit(
    newEnvironment(),
    asChange(update),
    updateVariables(update, record, values),
  );
  if (outcome.status !== 'saved') return outcome;
  const read = await look(access, key).catch(() => null);
  const saved = read && 'state' in read ? read.state : null;
  const names = changedNames(fields, state, after);
  const note =
    saved && savedDifferences({ names, fields, typed: after, saved, before: state }, locale);
  return { status: 'saved', response: outcome.response, state: saved, note };
}

function look({ work, newEnvironment, locale }: Access, key: string): Promise<RecordReading> {
  const { editing, name } = work;
  const names = watchedNames(editing.fields, [name]);
  return readForChange(newEnvironment(), editing, { key }, names, locale);
}
