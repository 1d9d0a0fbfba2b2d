import { t } from '../../../../locale/translate.ts';
import { phaseOf } from '../../run/run.ts';
import { Runner, type CallResult } from '../../run/runner.ts';
import { failedResult, single } from '../../run/sendChange.ts';
import type { Target } from '../targets.ts';
import { changedMeanwhile } from './fieldRun.ts';
import type { FieldRun } from './fieldWork.ts';
import { readTarget, writeTarget } from './recordAccess.ts';
import { hasSameValues, partOf } from './recordValues.ts';

/**
 * Restores the records of a run to their values before the run. A record that has been changed since the run is left as
 * it is.
 */
export function undoRunner(run: FieldRun, targets: readonly Target[]): Runner<Target> {
  const items = targets.filter(({ key }) => run.journal.changeOf(key) !== undefined);
  return new Runner({ items, size: 1, send: ([{ key }]) => restoreRecord(run, key) });
}

async function restoreRecord(run: FieldRun, key: string): Promise<CallResult> {
  const { work, journal, locale } = run;
  const { fields } = work.editing;
  const written = journal.changeOf(key);
  if (!written) return single('done', null);
  const target = await readTarget(run, key);
  if (!('state' in target)) {
    if (target.items[0].outcome === 'skipped') journal.forget(key);
    return target;
  }
  const { state } = target;
  const { names, watched, before, after } = written;
  // It was set back before, or the run has not changed it after all.
  if (hasSameValues(fields, watched, state, before)) {
    journal.forget(key);
    return single('done', null);
  }
  if (!hasSameValues(fields, watched, state, after)) {
    journal.forget(key);
    return single('skipped', changedMeanwhile(work.editing, names, after, target, locale));
  }
  const outcome = await writeTarget(run, target, { ...state, ...partOf(before, names) });
  if (outcome.status !== 'saved') return failedResult(outcome, 1, locale);
  journal.forget(key);
  return single('done', outcome.note);
}

/** What came of an undo without a dialog, in words. What could not be sent can be tried again. */
export async function undoQuietly(
  run: FieldRun,
  targets: readonly Target[],
): Promise<{ readonly words: string; readonly isWhole: boolean }> {
  const runner = undoRunner(run, targets);
  await ended(runner);
  const { locale, journal } = run;
  const count = (outcome: 'done' | 'skipped') => runner.indexesOf(outcome).length;
  const [done, skipped] = [count('done'), count('skipped')];
  const rest = runner.items.length - done - skipped;
  const [first] = [...runner.indexesOf('skipped'), ...runner.indexesOf('failed')];
  const reason =
    first === undefined ? '' : `${runner.items[first].title}: ${runner.reasonOf(first) ?? ''}`;
  const words = t(
    '{done, plural, one {# change undone.} other {# changes undone.}}{skipped, plural, =0 {} other { Not undone: #.}}{rest, plural, =0 {} other { Failed: #.}} {reason}',
    locale,
    { done, skipped, rest, reason },
  );
  return { words: words.trim(), isWhole: journal.keys.length === 0 };
}

/** Waits for a run that nobody watches. One that pauses by itself is over: it would wait for ever. */
function ended(runner: Runner<Target>): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (phaseOf(runner.state()) === 'paused') runner.stop();
      if (runner.isOver) resolve();
    };
    runner.subscribe(look);
    runner.start();
    look();
  });
}
