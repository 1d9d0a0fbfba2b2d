import { ErrorPanel } from '../errors/ErrorPanel.tsx';
import type { ShownSending } from './sendingState.ts';
import { VerifyOutcome, type Finding, type UnknownOutcomeTexts } from './VerifyOutcome.tsx';

interface SendingFailureProps extends Pick<ShownSending, 'failure' | 'unknown'> {
  /** Texts for the unknown outcome of something other than saving. */
  readonly words?: UnknownOutcomeTexts;
  readonly look: () => Promise<Finding>;
  readonly submit: () => void;
}

/** Why a form could not be sent, and a check of what became of it where that is not known. */
export function SendingFailure({ failure, unknown, words, look, submit }: SendingFailureProps) {
  return (
    <>
      {failure && (
        // With an unknown outcome there is no plain retry.
        <ErrorPanel
          error={failure}
          place="form"
          uncertainty={unknown ? words?.unknown : null}
          onRetry={unknown ? undefined : submit}
        />
      )}
      {unknown && (
        <VerifyOutcome key={unknown.turn} check={look} words={words} found={unknown.finding} />
      )}
    </>
  );
}
