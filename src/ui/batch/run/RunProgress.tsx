import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useCallback, useSyncExternalStore } from 'react';
import { ErrorPanel } from '../../errors/ErrorPanel.tsx';
import { useLeaveGuard } from '../../form/useLeaveGuard.ts';
import { useLocale } from '../../locale/useLocale.ts';
import type { Message } from '../../../locale/messages.ts';
import { t } from '../../../locale/translate.ts';
import { endedCount, phaseOf, type RunPhase, type RunState } from './run.ts';
import type { Runner } from './runner.ts';
import styles from './run.module.css';

const WORDS: Readonly<Record<RunPhase, Message | null>> = {
  going: null,
  pausing: 'Pausing…',
  paused: 'Paused.',
  stopping: 'Stopping…',
  over: null,
};

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
    t('Leave this page? What has not been sent yet will not be sent.', locale),
  );
  const { total, failed, unknown } = state;
  const ended = endedCount(state);
  const words = WORDS[phase];
  return (
    <div className={styles.progress}>
      <LinearProgress
        variant="determinate"
        value={(100 * ended) / total}
        aria-label={t('Progress', locale)}
      />
      <p>
        {t(
          '{ended} of {total}{failed, plural, =0 {} other {, # failed}}{unknown, plural, =0 {} other {, # unknown}}',
          locale,
          { ended, total, failed, unknown },
        )}
      </p>
      <p role="status">{words && t(words, locale)}</p>
      {phase === 'paused' && state.halt && <ErrorPanel error={state.halt} place="work" />}
      <div className={styles.buttons}>
        {phase === 'going' ? (
          <Button onClick={() => runner.pause()}>{t('Pause', locale)}</Button>
        ) : (
          <Button
            variant="contained"
            color="primary"
            disabled={phase === 'stopping'}
            onClick={() => runner.resume()}
          >
            {t('Resume', locale)}
          </Button>
        )}
        <Button color="error" disabled={phase === 'stopping'} onClick={() => runner.stop()}>
          {t('Stop', locale)}
        </Button>
      </div>
    </div>
  );
}
