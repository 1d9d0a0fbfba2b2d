import { useEffect, useEffectEvent } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { t } from '../../../../locale/translate.ts';
import { showToast } from '../../../toasts/toasts.ts';
import type { Runner } from '../../run/runner.ts';
import type { Target } from '../targets.ts';
import type { FieldRun } from './fieldWork.ts';
import { undoQuietly } from './undoRun.ts';

/**
 * When the report of a run is left, a notification goes on offering to undo what was not undone there.
 *
 * @param run what is to be undone; null for nothing
 * @param said what the run did, in words
 */
export function useUndoOffer(run: FieldRun | null, runner: Runner<Target>, said: string): void {
  const environment = useRelayEnvironment();
  const offer = useEffectEvent(() => {
    if (!run || !runner.isOver || run.journal.keys.length === 0) return;
    const undo = async () => {
      const { words, isWhole } = await undoQuietly(run, runner.items);
      environment.commitUpdate((store) => store.invalidateStore());
      if (isWhole) return words;
      // What did not arrive can be sent again.
      showToast({ words, undo });
      return '';
    };
    const done = runner.indexesOf('done').length;
    showToast({ words: t('{action}: {done} done.', run.locale, { action: said, done }), undo });
  });
  useEffect(() => () => offer(), []);
}
