import type { WireError } from '../../relay/errors.ts';
import type { Outcome } from '../../relay/mutation.ts';
import type { Finding } from './VerifyOutcome.tsx';

/** What is said of the last attempt to send a form. */
export type Report =
  | { readonly status: 'idle' }
  | {
      readonly status: 'refused';
      /** The backend's messages about the form as a whole. */
      readonly messages: readonly string[];
      /** What the backend said besides, for administrators. */
      readonly details: readonly string[];
    }
  | { readonly status: 'failed'; readonly error: WireError };

/** The form may have been saved although no success was reported. */
export interface UnknownOutcome {
  /** `refuted` when a person's check has shown that it was not saved. */
  readonly status: 'unknown' | 'refuted';
  /** Differs from that of the unknown outcome before. */
  readonly turn: number;
  /** What the form itself has found out; null where it could not, or did not ask. */
  readonly finding: Finding | null;
  readonly report: Report;
}

/** What a form knows about its sending. */
export type SendingState = Report | UnknownOutcome;

export type SendingEvent =
  | { readonly type: 'sent' }
  /** Null is an attempt that was held back. The finding is the form's own check of a refusal. */
  | {
      readonly type: 'answered';
      readonly outcome: Outcome<unknown> | null;
      readonly finding: Finding | null;
    }
  /** The errors of a refusal are at their inputs; the others are said above the form. */
  | {
      readonly type: 'errorsPlaced';
      readonly messages: readonly string[];
      readonly details: readonly string[];
    }
  /** A person has checked an unknown outcome. */
  | { readonly type: 'checked'; readonly finding: Finding };

export const NOTHING_SENT: Report = { status: 'idle' };

/** The state after an event. An unknown outcome stays so until the next answer. */
export function sendingReducer(state: SendingState, event: SendingEvent): SendingState {
  switch (event.type) {
    case 'sent':
      return withReport(state, { status: 'idle' });
    case 'answered':
      return afterResponse(state, event.outcome, event.finding);
    case 'errorsPlaced':
      return withReport(state, {
        status: 'refused',
        messages: event.messages,
        details: event.details,
      });
    case 'checked':
      return 'report' in state
        ? { ...state, status: event.finding.isSaved === false ? 'refuted' : 'unknown' }
        : state;
  }
}

/** A refusal is reported only when its errors are placed. */
function afterResponse(
  state: SendingState,
  outcome: Outcome<unknown> | null,
  finding: Finding | null,
): SendingState {
  const report: Report =
    outcome?.status === 'failed' ? { status: 'failed', error: outcome.error } : { status: 'idle' };
  if (!isUnknown(outcome) || finding?.isSaved === false) return report;
  const turn = 'report' in state ? state.turn + 1 : 0;
  return { status: 'unknown', turn, finding, report };
}

/** Whether something may have been saved although no success was reported. */
export function isUnknown(outcome: Outcome<unknown> | null): boolean {
  return outcome !== null && outcome.status !== 'saved' && outcome.mayHaveHappened === true;
}

function withReport(state: SendingState, report: Report): SendingState {
  return 'report' in state ? { ...state, report } : report;
}

/** What a form shows of its sending. */
export interface ShownSending {
  readonly failure: WireError | null;
  readonly messages: readonly string[];
  readonly details: readonly string[];
  /** Null where the outcome is known. */
  readonly unknown: UnknownOutcome | null;
}

/** What a form shows in a state. */
export function shownSending(state: SendingState): ShownSending {
  const unknown = 'report' in state ? state : null;
  const report = 'report' in state ? state.report : state;
  return {
    failure: report.status === 'failed' ? report.error : null,
    messages: report.status === 'refused' ? report.messages : [],
    details: report.status === 'refused' ? report.details : [],
    unknown,
  };
}
