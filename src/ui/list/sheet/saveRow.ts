import type { Environment } from 'relay-runtime';
import { commitOnUse } from '../../../relay/commitOnUse.ts';
import { isWireError, NetworkError, type WireError } from '../../../relay/errors.ts';
import type { Locale } from '../../../locale/locale.ts';
import { t } from '../../../locale/translate.ts';
import { adviceOn } from '../../errors/advice.ts';
import { lastChangeOf } from '../../form/lastChangeText.ts';
import { placeErrors } from '../../form/placeErrors.ts';
import { readFormState } from '../../form/readRecord.ts';
import type { Editing } from '../../form/recordEditing.ts';
import { readForChange } from '../../form/recordReading.ts';
import { savedDifferences } from '../../form/savedDifferences.ts';
import {
  changed,
  changedNames,
  findProblems,
  isSameValue,
  type FormState,
} from '../../form/values.ts';
import type { ValueByField, SavedByField, UnsavedCell } from './sheetState.ts';

/** A row with its unsaved cells. */
export interface RowToSave {
  /** The row's key in the sheet. */
  readonly row: string;
  /** The key of its record. */
  readonly key: string;
  readonly cells: readonly UnsavedCell[];
}

/** What became of a row. */
export type RowResult =
  /** `note`: what the backend has made of it, where that is something else. */
  | { readonly status: 'saved'; readonly saved: SavedByField; readonly note: string | null }
  | { readonly status: 'refused'; readonly reasons: Readonly<Record<string, string>> }
  /** `lastChange`: who has changed the record, and when, where it says so. */
  | { readonly status: 'conflict'; readonly theirs: ValueByField; readonly lastChange?: string }
  /** The backend cannot be reached: to save it again is safe, since its record is read first. */
  | { readonly status: 'waiting'; readonly words: string };

export interface SavingWay {
  readonly environment: Environment;
  readonly editing: Editing;
  readonly locale: Locale;
}

/**
 * Saves all changed cells of a row by one mutation. The record is read first, so that nobody's change is overwritten
 * unseen, and what was sent without a response can be sent again. Never rejects.
 */
export async function saveRow(way: SavingWay, { key, cells }: RowToSave): Promise<RowResult> {
  const { environment, editing, locale } = way;
  const { fields, update } = editing;
  const names = cells.map(({ field }) => field);
  const typed = Object.fromEntries(cells.map((cell) => [cell.field, cell.state]));
  const refused = (reason: string): RowResult => ({
    status: 'refused',
    reasons: Object.fromEntries(names.map((name) => [name, reason])),
  });
  const read = await readForChange(environment, editing, { key }, names, locale).catch(wireError);
  if ('name' in read) return failure(read);
  if ('reason' in read) return refused(read.reason);
  const { record, state: now } = read;
  const mine: FormState = { ...now, ...typed };
  const theirs = cells.filter((cell) => isOthers(editing, cell, now, mine));
  if (theirs.length > 0) {
    const lastChange = lastChangeOf(editing, record, locale);
    return { status: 'conflict', theirs: statesOf(theirs, now), ...(lastChange && { lastChange }) };
  }
  const problems = findProblems(fields, mine, locale, now);
  if (problems.length > 0) {
    const placed = problems.map(({ path, message }) => ({ name: path[0], message }));
    return { status: 'refused', reasons: reasonsAt(placed, names) };
  }
  // An earlier attempt, or somebody else, has saved the same.
  if (changedNames(fields, now, mine).length === 0) return saved(now);
  const sent = changed(fields, now, mine, locale, editing);
  const outcome = await commitOnUse(environment, update, ({ variables }) =>
    variables(record, sent),
  );
  const after = outcome.status === 'saved' || outcome.mayHaveHappened ? await look() : null;
  if (outcome.status === 'saved') return saved(after ?? mine);
  if (after && names.every((name) => isSameIn(editing, name, after, mine))) return saved(after);
  if (outcome.status === 'refused')
    return {
      status: 'refused',
      reasons: reasonsAt(placeErrors(fields, outcome.errors, locale, Object.keys(sent)), names),
    };
  return failure(outcome.error, outcome.mayHaveHappened && after === null);

  function look(): Promise<FormState | null> {
    return readFormState(environment, editing, { key }, locale).catch(() => null);
  }

  function saved(state: FormState): RowResult {
    const of = (name: string) => ({ before: now[name], sent: typed[name], after: state[name] });
    return {
      status: 'saved',
      saved: Object.fromEntries(names.map((name) => [name, of(name)])),
      note: savedDifferences({ names, fields, typed: mine, saved: state, before: now }, locale),
    };
  }

  function failure(error: WireError, isUnknown = false): RowResult {
    if (isUnknown) return { status: 'waiting', words: t(UNKNOWN, locale) };
    const isUnreached = error.name === 'NetworkError' || error.name === 'TimeoutError';
    if (isUnreached) return { status: 'waiting', words: t(UNREACHED, locale) };
    return refused(adviceOn(error, 'panel', locale).title);
  }
}

const UNREACHED =
  'The backend cannot be reached: these cells stay here unsaved. Save again in a moment.';
const UNKNOWN =
  'There was no answer: it may have been saved. Save again, which looks first whether it was.';

function wireError(cause: unknown): WireError {
  return isWireError(cause) ? cause : new NetworkError(undefined, { cause });
}

/** Whether somebody else has changed a cell since it was shown, to something else than the person has. */
function isOthers(
  editing: Editing,
  { field, base }: UnsavedCell,
  now: FormState,
  mine: FormState,
): boolean {
  if (isSameIn(editing, field, now, mine)) return false;
  const input = editing.fields[field];
  return (
    !isSameIn(editing, field, now, { ...now, [field]: base }) &&
    !hasTitle(now[field], base, input.finds)
  );
}

/** Rows know related records by the keys of their pages, forms by the keys that mutations take. */
function hasTitle(one: unknown, other: unknown, finds: object | undefined): boolean {
  if (!finds) return false;
  const [title, shown] = [one, other].map((state) => (state as { title?: unknown } | null)?.title);
  return title != null && title === shown;
}

function isSameIn({ fields }: Editing, name: string, one: FormState, other: FormState): boolean {
  return isSameValue(fields[name], one[name], other[name], one, other);
}

function statesOf(cells: readonly UnsavedCell[], state: FormState): ValueByField {
  return Object.fromEntries(cells.map(({ field }) => [field, state[field]]));
}

/** Reasons at the cells that they are about; at all of the row's where they are about none of them. */
function reasonsAt(
  placed: ReadonlyArray<{ readonly name: string | null; readonly message: string }>,
  names: readonly string[],
): Readonly<Record<string, string>> {
  const reasons = new Map<string, Set<string>>();
  for (const { name, message } of placed)
    for (const at of name !== null && names.includes(name) ? [name] : names)
      reasons.set(at, (reasons.get(at) ?? new Set()).add(message));
  return Object.fromEntries([...reasons].map(([name, words]) => [name, [...words].join(' ')]));
}
