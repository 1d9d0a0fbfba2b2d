import { useCallback, useSyncExternalStore } from 'react';
import buttons from '../../button.module.css';
import { ErrorPanel } from '../../errors/ErrorPanel.tsx';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { formatNumber } from '../../locale/formats.ts';
import { useLocale } from '../../locale/locale.ts';
import { phaseOf, type RunState } from './run.ts';
import type { Runner } from './runner.ts';
import styles from './run.module.css';

const WORDS = {
  going: '',
  pausing: 'Pausing…',
  paused: 'Paused.',
  stopping: 'Stopping…',
  over: '',
} as const;

/** Follows a run. */
export function useRunState<Item>(runner: Runner<Item>): RunState {
  return useSyncExternalStore(runner.subscribe, runner.state, runner.state);
}

/** How far a run has come, with the ways to pause, go on and stop. Asks before the page is left. */
export function RunProgress<Item>({ runner }: { runner: Runner<Item> }) {
  const state = useRunState(runner);
  const locale = useLocale();
  const phase = phaseOf(state);
  useLeaveGuard(
    useCallback(() => !runner.isOver, [runner]),
    'Leave this page? What has not been sent yet will not be.',
  );
  const ended = state.done + state.failed + state.unknown;
  const number = (count: number) => formatNumber(count, locale);
  return (
    <div className={styles.progress}>
      <progress max={state.total} value={ended} aria-label="Progress" />
      <p>
        {`${number(ended)} of ${number(state.total)}`}
        {state.failed > 0 && `, ${number(state.failed)} failed`}
        {state.unknown > 0 && `, ${number(state.unknown)} not known`}
      </p>
      <p role="status">{WORDS[phase]}</p>
      {phase === 'paused' && state.halt && <ErrorPanel error={state.halt} />}
      <div className={styles.buttons}>
        {phase === 'going' ? (
          <button type="button" className={buttons.button} onClick={() => runner.pause()}>
            Pause
          </button>
        ) : (
          <button
            type="button"
            className={buttons.primary}
            disabled={phase === 'stopping'}
            onClick={() => runner.goOn()}
          >
            Go on
          </button>
        )}
        <button
          type="button"
          className={buttons.danger}
          disabled={phase === 'stopping'}
          onClick={() => runner.stop()}
        >
          Stop
        </button>
      </div>
    </div>
  );
}
