import { useContext, useSyncExternalStore } from 'react';
import { homeCharts, type HomeChart } from '../../../visitor/homeCharts.ts';
import { chartsKept, keptCharts } from '../../../visitor/saveHomeCharts.ts';
import { ListChoicesContext } from '../listContext.ts';

/**
 * The charts of the person on the home page: those that the server knows, too, or, after somebody else had charts in this
 * browser, those that wait for the person.
 */
export function useKnownCharts(): readonly HomeChart[] {
  const known = homeCharts(useContext(ListChoicesContext));
  const kept = useSyncExternalStore(subscribe, keptCharts, nothing);
  return known.length > 0 ? known : chartsKept(kept);
}

/** They change by what the page itself does only. */
function subscribe(): () => void {
  return nothing;
}

function nothing(): null {
  return null;
}
