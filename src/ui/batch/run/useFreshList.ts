import { useCallback, useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { usePage } from '../../../relay/pageContext.tsx';
import { needsSignIn, phaseOf, type RunState } from './run.ts';

/**
 * Brings the list, its counts and whatever else was read before up to date when a run is paused or
 * over. After the session has ended, the page would give way to signing in, and what is known of
 * the run would be gone: it waits until the run is left.
 *
 * @returns is called when the run is left
 */
export function useFreshList(state: RunState): () => void {
  const environment = useRelayEnvironment();
  const page = usePage();
  const phase = phaseOf(state);
  const isWithheld = needsSignIn(state);
  const isDue = (phase === 'over' || phase === 'paused') && !isWithheld;
  const refresh = useCallback(() => {
    environment.commitUpdate((store) => store.invalidateStore());
    void page.refresh();
  }, [environment, page]);
  useEffect(() => {
    if (isDue) refresh();
  }, [isDue, refresh]);
  return () => {
    if (isWithheld) refresh();
  };
}
