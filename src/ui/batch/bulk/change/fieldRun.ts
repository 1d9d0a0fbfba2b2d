import type { Locale } from '../../../../locale/locale.ts';
import { t } from '../../../../locale/translate.ts';
import { withLastChange } from '../../../form/lastChangeText.ts';
import { changedKey } from '../../../form/recordChange.ts';
import type { Editing } from '../../../form/recordEditing.ts';
import type { FormState } from '../../../form/values.ts';
import { keyText } from '../../../list/selection.ts';
import type { Notes } from '../../run/notes.ts';
import { keptRunner, type Kept, type KeptCalls, type Progress } from '../../run/keptRunner.ts';
import type { CallResult, Runner } from '../../run/runner.ts';
import { failedResult, single } from '../../run/sendChange.ts';
import { TAKEN_OVER, unansweredIn } from '../bulkJournal.ts';
import type { Target } from '../targets.ts';
import { stepOf } from './fieldChange.ts';
import type { FieldRun } from './fieldWork.ts';
import { readTarget, writeTarget, type ReadTarget } from './recordAccess.ts';
import { hasSameValues, partOf, watchedNames, wordsOfValues } from './recordValues.ts';
import type { UndoJournal, WrittenChange } from './undoJournal.ts';

/**
 * Changes a field of several records. Each record is read again right before it is written: the change starts from the
 * present value, and a record that differs from the preview is left alone. So a change without a response may be tried
 * again: reading the record shows whether it was made.
 *
 * @param kept null where nothing is kept for a reload
 */
export function changeRunner(
  run: FieldRun,
  targets: readonly Target[],
  kept: Kept | null = null,
): Runner<Target> {
  /** What was sent and has not been answered: what was done must not be done once more. */
  const unanswered = new Map<string, WrittenChange>();
  for (const [{ key }, { written }] of unansweredIn(kept?.notes, targets))
    if (written) unanswered.set(key, written as WrittenChange);
  if (kept) restoreUndo(run.journal, targets, kept.notes);
  const calls: KeptCalls<Target> = {
    items: targets,
    size: 1,
    mayRepeat: true,
    takenOver: TAKEN_OVER,
    writtenOf: ({ key }) => run.journal.changeOf(key),
    send: ([{ key }], progress) => changeRecord(run, key, unanswered, progress),
  };
  return keptRunner(calls, kept, run.locale);
}

/** What earlier pages have done is undone with the rest. */
function restoreUndo(journal: UndoJournal, targets: readonly Target[], notes: Notes): void {
  for (const [index, { state, written }] of notes) {
    if (written) journal.note(targets[index].key, written as WrittenChange);
    // Its key is another one now, or too much had to be kept already.
    else if (state === 'done') journal.giveUp();
  }
}

async function changeRecord(
  run: FieldRun,
  key: string,
  unanswered: Map<string, WrittenChange>,
  progress: Progress,
): Promise<CallResult> {
  const { work, change, entered, seen, journal, locale } = run;
  const { fields } = work.editing;
  const target = await readTarget(run, key);
  if (!('state' in target)) return target;
  const { state } = target;
  const sent = unanswered.get(key);
  if (sent && hasSameValues(fields, sent.watched, state, sent.after)) {
    unanswered.delete(key);
    return single('done', null);
  }
  const shown = sent?.before ?? seen.get(key);
  const names = watchedNames(fields, [work.name]);
  if (shown && !hasSameValues(fields, names, state, shown))
    return single('skipped', changedMeanwhile(work.editing, change.names, shown, target, locale));
  const step = stepOf(change, state, entered, fields, locale);
  if (step.outcome === 'same') return single('skipped', t('It stays as it is.', locale));
  if (step.outcome === 'impossible') return single('skipped', step.reason);
  const watched = watchedNames(fields, [...names, ...step.names]);
  const [before, after] = [partOf(state, watched), partOf(step.after, watched)];
  const written = { names: step.names, watched, before, after };
  await progress.sending(written);
  unanswered.set(key, written);
  journal.note(key, written);
  const outcome = await writeTarget(run, target, step.after);
  const isKnown = outcome.status === 'saved' || !outcome.mayHaveHappened;
  if (isKnown) unanswered.delete(key);
  if (outcome.status !== 'saved') {
    if (isKnown) journal.forget(key);
    return failedResult(outcome, 1, locale);
  }
  const moved = keyText(changedKey(work.update, outcome.response));
  if (moved !== null && moved !== key) journal.giveUp();
  // Backends round, trim and complete: what is there now is what undo looks for.
  if (outcome.state) journal.note(key, { ...written, after: partOf(outcome.state, watched) });
  return single('done', outcome.note);
}

/** Why a record is left alone that is not as it was shown. @param names of the inputs whose values are named */
export function changedMeanwhile(
  editing: Editing,
  names: readonly string[],
  before: FormState,
  { record, state }: ReadTarget,
  locale: Locale,
): string {
  const words = t('Changed meanwhile: it was {before}, and is {now} now.', locale, {
    before: wordsOfValues(editing.fields, names, before, locale),
    now: wordsOfValues(editing.fields, names, state, locale),
  });
  return withLastChange(words, editing, record, locale);
}
