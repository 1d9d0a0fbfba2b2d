import type { Environment } from 'relay-runtime';
import type { Locale } from '../../../locale/locale.ts';
import { hasSecrets } from '../../form/secrets.ts';
import type { FormState } from '../../form/values.ts';
import type { Journal } from '../run/journal.ts';
import type { Interrupted } from '../run/notes.ts';
import type { Runner } from '../run/runner.ts';
import { beginJournal, forgetWhenDone, type BegunJournal, type BulkPlan } from './bulkJournal.ts';
import { fieldChanges, withNames, type FieldChange } from './change/fieldChange.ts';
import { changeRunner } from './change/fieldRun.ts';
import type { FieldRun } from './change/fieldWork.ts';
import { UndoJournal } from './change/undoJournal.ts';
import type { Job } from './job.ts';
import type { Target } from './targets.ts';

/** A run that has begun. */
export interface Begun {
  readonly runner: Runner<Target>;
  /** What its undo has to know; null where it cannot be undone. */
  readonly undoable: FieldRun | null;
  /** What is kept of it for a reload; null for nothing. */
  readonly journal: Journal<BulkPlan> | null;
}

/** What a person said to a job. */
export interface Said {
  readonly entered: FormState;
  /** How the field is changed, and what was shown of it; null where it is no change of a field that can be read. */
  readonly made: Pick<FieldRun, 'change' | 'seen'> | null;
}

interface Beginning extends Said {
  readonly job: Job;
  readonly targets: readonly Target[];
  /** Of the resource. */
  readonly slug: string;
}

/** Makes a run, which is kept so that it survives a reload: but for secrets, which are nowhere kept. */
export function beginRun(
  beginning: Beginning,
  newEnvironment: () => Environment,
  locale: Locale,
): Begun {
  const { job, targets, slug, entered, made } = beginning;
  const { label, isChange, mayRepeat, source, work } = job;
  const change = made && { id: made.change.id, seen: made.seen };
  const asked = made && work && { ...made.change.operands, ...withNames(work.fields, work.asks) };
  const plan = { total: targets.length, label, isChange, mayRepeat, source, entered, change };
  const begun = hasSecrets(asked ?? job.fields, entered) ? null : beginJournal(slug, plan, targets);
  return madeRun(beginning, begun, newEnvironment, locale);
}

/** Goes on with a run that was left. @returns null where the job has no such change any more */
export function continuedRun(
  job: Job,
  { plan, notes }: Interrupted<BulkPlan>,
  targets: readonly Target[],
  journal: Journal<BulkPlan>,
  newEnvironment: () => Environment,
  locale: Locale,
): Begun | null {
  const { entered, change: kept } = plan;
  const change = kept && changeOf(job, kept.id, locale);
  if (change === undefined) return null;
  const made = kept && change && { change, seen: kept.seen };
  const begun = { journal, kept: { journal, notes } };
  return madeRun({ job, targets, entered, made }, begun, newEnvironment, locale);
}

function changeOf({ work }: Job, id: string, locale: Locale): FieldChange | undefined {
  return work
    ? fieldChanges(work.name, work.fields, locale).find((change) => change.id === id)
    : undefined;
}

function madeRun(
  { job, targets, entered, made }: Omit<Beginning, 'slug'>,
  begun: BegunJournal | null,
  newEnvironment: () => Environment,
  locale: Locale,
): Begun {
  const { journal, kept } = begun ?? { journal: null, kept: null };
  const { work } = job;
  const undoable = made &&
    work && { work, ...made, entered, journal: new UndoJournal(), newEnvironment, locale };
  const runner = undoable
    ? changeRunner(undoable, targets, kept)
    : job.runner(targets, entered, newEnvironment, locale, kept);
  if (journal) forgetWhenDone(journal, runner);
  return { runner, undoable, journal };
}
