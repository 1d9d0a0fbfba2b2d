import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { Option } from '../../../lists/picker.ts';
import { useLoadedPage } from '../../../relay/pageContext.tsx';
import { operationOf } from '../../../relay/pageQueries.ts';
import { READY, type QueryState } from '../../../relay/queryState.ts';
import { chartQueries } from '../lanes/laneQueries.ts';
import { laneRecordsOf } from '../lanes/laneRecords.ts';
import type { AnyList } from '../listDefinition.ts';

export interface ChartRecords {
  readonly state: QueryState;
  /** Undefined where the chart is not by a relation, or until they are known. */
  readonly records?: readonly Option[];
}

/**
 * The records that a chart has bars for. A list's page has asked for them (`listQueries`); that around a chart on the home
 * page does so with the chart.
 *
 * @param by the filter that the list is divided by
 */
export function useChartRecords(list: AnyList, by: string | null): ChartRecords {
  const environment = useRelayEnvironment();
  const page = useLoadedPage();
  const queries = chartQueries(list, by);
  const [found] = Object.entries(queries);
  const name = found?.[0];
  useEffect(() => {
    page.addQueries(queries);
    // The name says all that is asked for of a page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page, name]);
  if (!found) return { state: READY };
  const state = page.stateOf([found[0]]);
  if (state.status !== 'ready') return { state };
  const { data } = environment.lookup(operationOf(found[1]).fragment);
  return { state, records: laneRecordsOf(list, by)?.read(data) };
}
