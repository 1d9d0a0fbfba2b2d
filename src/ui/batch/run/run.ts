import { type WireError, pageStatus } from '../../../relay/errors.ts';

/**
 * How a single item of a run ended. `unknown`: it may have happened, no answer says. `skipped`: nothing was sent,
 * since there was nothing to do with it or a reason not to.
 */
export type ItemOutcome = 'done' | 'failed' | 'unknown' | 'skipped';

/** Where a run through many items stands. Items are begun in order, several at a time. */
export interface RunState {
  readonly total: number;
  /** Items that were begun: the first so many. */
  readonly begun: number;
  readonly done: number;
  readonly failed: number;
  readonly unknown: number;
  readonly skipped: number;
  /** What was last asked for. */
  readonly order: 'go' | 'pause' | 'stop';
  /** Why nothing more should be sent for now. A run that could still begin something paused for it. */
  readonly halt: WireError | null;
}

export type RunEvent =
  | { readonly type: 'begin'; readonly count: number }
  | { readonly type: 'end'; readonly outcomes: readonly ItemOutcome[]; readonly halt?: WireError }
  | { readonly type: 'pause' | 'resume' | 'stop' };

/** `pausing` and `stopping`: what is under way is waited for. */
export type RunPhase = 'going' | 'pausing' | 'paused' | 'stopping' | 'over';

const NONE = { done: 0, failed: 0, unknown: 0, skipped: 0 };

export function newRun(total: number): RunState {
  return { total, begun: 0, ...NONE, order: 'go', halt: null };
}

/** The state after an event. What comes when it no longer matters changes nothing. */
export function advance(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'begin':
      return { ...state, begun: Math.min(state.total, state.begun + event.count) };
    case 'end': {
      const count = (outcome: ItemOutcome) =>
        event.outcomes.filter((other) => other === outcome).length;
      const ended = {
        ...state,
        done: state.done + count('done'),
        failed: state.failed + count('failed'),
        unknown: state.unknown + count('unknown'),
        skipped: state.skipped + count('skipped'),
      };
      if (!event.halt) return ended;
      const isPaused = state.order === 'go' && state.begun < state.total;
      return { ...ended, ...(isPaused && { order: 'pause' }), halt: event.halt };
    }
    case 'pause':
      return phaseOf(state) === 'going' ? { ...state, order: 'pause' } : state;
    case 'resume':
      return state.order === 'pause' ? { ...state, order: 'go', halt: null } : state;
    case 'stop':
      return phaseOf(state) === 'over' ? state : { ...state, order: 'stop' };
  }
}

/** Items that were begun and have not ended. */
export function pendingCount(state: RunState): number {
  return state.begun - endedCount(state);
}

/** Items that have ended, however. */
export function endedCount({ done, failed, unknown, skipped }: RunState): number {
  return done + failed + unknown + skipped;
}

/** Whether the person has to sign in before anything more of it is done. */
export function needsSignIn({ halt }: RunState): boolean {
  return halt !== null && pageStatus(halt) === 401;
}

export function phaseOf(state: RunState): RunPhase {
  const isQuiet = pendingCount(state) === 0;
  if (isQuiet && (state.begun === state.total || state.order === 'stop')) return 'over';
  if (state.order === 'stop') return 'stopping';
  if (state.order === 'go') return 'going';
  return isQuiet ? 'paused' : 'pausing';
}
