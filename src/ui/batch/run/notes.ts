import type { ItemOutcome } from './run.ts';

/** What is known of an item: `sent` before its response has come. */
export type ItemState = 'sent' | ItemOutcome;

export interface ItemNote {
  readonly state: ItemState;
  /** Why it did not succeed, or what is to be known of it. */
  readonly reason?: string | null;
  /** What was written, by which it is recognised and undone. */
  readonly written?: unknown;
}

/** Notes by the numbers of the items. */
export type Notes = ReadonlyMap<number, ItemNote>;

/** What a run needs so that it can be gone on with after a reload. */
export interface RunPlan {
  /** How many items it sends. */
  readonly total: number;
}

/** A run that has begun and was left. */
export interface Interrupted<Plan extends RunPlan> {
  readonly plan: Plan;
  readonly notes: Notes;
}

/** Earlier versions kept the state alone. */
export function asNote(value: unknown): ItemNote {
  return typeof value === 'string' ? { state: value as ItemState } : (value as ItemNote);
}

/** Nothing is left of it: its tab was closed before it could forget it. */
export function isDone<Plan extends RunPlan>({ plan, notes }: Interrupted<Plan>): boolean {
  const ended = [...notes.values()].filter(({ state }) => state === 'done' || state === 'skipped');
  return ended.length === plan.total;
}

/** Each item has its outcome, though some may have failed: nobody has left it before its end. */
export function hasEnded<Plan extends RunPlan>({ plan, notes }: Interrupted<Plan>): boolean {
  return notes.size === plan.total && [...notes.values()].every(({ state }) => state !== 'sent');
}
