import type { Message } from '../../../locale/messages.ts';
import type { FormState } from '../../form/values.ts';
import { Journal } from '../run/journal.ts';
import type { ItemNote, Notes, RunPlan } from '../run/notes.ts';
import type { Kept } from '../run/keptRunner.ts';
import type { Runner } from '../run/runner.ts';
import type { Job } from './job.ts';
import type { Target } from './targets.ts';
import { unfinishedRuns } from '../../list/unfinishedRuns.ts';

/** Work on several records that has begun: what is needed to go on with it, but for the records themselves. */
export interface BulkPlan
  extends RunPlan, Pick<Job, 'label' | 'isChange' | 'mayRepeat' | 'source'> {
  /** What the person said. */
  readonly entered: FormState;
  /** How a field is changed, by its id, and the records as they were shown before; null for other work. */
  readonly change: { readonly id: string; readonly seen: ReadonlyMap<string, FormState> } | null;
}

export const TAKEN_OVER: Message = 'Not sent: this was continued in another tab.';

/** The journal of work on several records of a resource. @param slug of the resource */
export function bulkJournal(slug: string): Journal<BulkPlan> {
  return new Journal('bulk', slug);
}

/** The journal of a run that begins, and where its items are kept. */
export interface BegunJournal {
  readonly journal: Journal<BulkPlan>;
  readonly kept: Kept;
}

/** Begins to keep a run, and has its items wait for that. Where the browser keeps nothing, they go out all the same. */
export function beginJournal(
  slug: string,
  plan: BulkPlan,
  targets: readonly Target[],
): BegunJournal {
  const journal = bulkJournal(slug);
  const items = targets.map((target): Target => ({ ...target, row: plain(target.row) }));
  const isKept = journal.begin(plan, items).then(
    () => unfinishedRuns.keep('1', slug) || true,
    () => false,
  );
  const write: Kept['journal']['write'] = async (notes) => {
    if (await isKept) await journal.write(notes);
  };
  return { journal, kept: { journal: { write }, notes: new Map() } };
}

/** Drops what is kept as soon as everything is done. */
export function forgetWhenDone(journal: Journal<BulkPlan>, runner: Runner<Target>): void {
  const look = () => {
    if (!runner.isOver) return;
    const ended = runner.indexesOf('done').length + runner.indexesOf('skipped').length;
    if (ended === runner.items.length) void journal.forget();
  };
  runner.subscribe(look);
}

/** What became of a run has been read: what is left of it may be gone on with another time. */
export function leaveJournal(journal: Journal<BulkPlan>, runner: Runner<Target>): void {
  if (runner.indexesOf(undefined).length === 0) void journal.forget();
  else journal.end();
}

/** The records of a run that were sent and got no answer, and what is noted of each. */
export function unansweredIn(
  notes: Notes | undefined,
  targets: readonly Target[],
): ReadonlyArray<readonly [Target, ItemNote]> {
  return [...(notes ?? [])].flatMap(([index, note]) =>
    note.state === 'sent' || note.state === 'unknown' ? [[targets[index], note] as const] : [],
  );
}

/** A row without what ties it to Relay's store. */
function plain(row: unknown): unknown {
  if (Array.isArray(row)) return row.map(plain);
  if (typeof row !== 'object' || row === null) return row;
  const own = Object.entries(row).filter(([name]) => !TIES.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, plain(value)]));
}

const TIES = new Set(['__id', '__fragments', '__fragmentOwner']);
