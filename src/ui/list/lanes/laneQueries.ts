import { addressOf, type Address } from '../../../address/address.ts';
import { chartIn } from '../../../lists/chart.ts';
import { laneQueries, lanesOf } from '../../../lists/lanes.ts';
import { columnOf } from '../../../lists/layouts.ts';
import { listSearchParams, type ListAddress } from '../../../lists/listAddress.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import type { Option } from '../../../lists/picker.ts';
import { pageQuery, type PageQueries } from '../../../relay/pageQueries.ts';
import { hasLaneRecords, laneRecordsOf, loadLaneRecords } from './laneRecords.ts';

/** The name of the query of the records that a board has lanes for, among those of the page. */
export const LANE_RECORDS = 'lanes';

/** The queries of a list's rows and their number at an address. */
type QueriesAt = (names: ReturnType<typeof laneQueries>, address: Address) => PageQueries;

/** The queries of a board: those of each lane, after that of the records that lanes are of, where they are of any. */
export function boardQueries<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
  queriesAt: QueriesAt,
): PageQueries {
  const queryLanes = (found?: readonly Option[]): PageQueries => {
    const lanes = lanesOf(settings, state, found) ?? [];
    const queries = lanes.map((lane) =>
      queriesAt(laneQueries(lane), addressOf(listSearchParams(lane.state))),
    );
    return Object.assign({}, ...queries) as PageQueries;
  };
  const records = laneRecordsOf(settings, columnOf(settings, state));
  if (!records) return queryLanes();
  const { query, variables, read } = records;
  const followedBy = (data: unknown) => queryLanes(read(data));
  return { [LANE_RECORDS]: pageQuery(query, variables, { followedBy }) };
}

/**
 * The query of the records that a chart has bars for; none where the chart is not by a relation. The page waits for
 * this query, so that the chart has its final height from the first frame on. Where the query fails, the page is shown
 * without the chart's records.
 *
 * @param by the filter that the list is divided by
 */
export function chartQueries<Variables>(
  settings: ListSettings<Variables>,
  by: string | null,
): PageQueries {
  const records = laneRecordsOf(settings, by);
  if (!records) return {};
  return { [`chart ${by}`]: pageQuery(records.query, records.variables, { need: 'panel' }) };
}

/** The filter that a list's chart is by; null where it has none. */
export function chartedBy<Variables>(
  settings: ListSettings<Variables>,
  { chart }: ListAddress,
): string | null {
  return chart === undefined ? null : chartIn(settings, chart).by;
}

/** Whether a list has all that the queries of its board and its chart need. */
export function isLoaded<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
): boolean {
  return divisions(settings, state).every((by) => hasLaneRecords(settings, by));
}

/**
 * Loads what the queries of a list's board and its chart need.
 *
 * @param slug of the list's resource
 */
export async function loadLanes<Variables>(
  settings: ListSettings<Variables>,
  state: ListAddress,
  slug: string,
): Promise<void> {
  await Promise.all(divisions(settings, state).map((by) => loadLaneRecords(settings, by, slug)));
}

function divisions<Variables>(settings: ListSettings<Variables>, state: ListAddress) {
  const board = state.layout === 'board' ? columnOf(settings, state) : null;
  return [board, chartedBy(settings, state)];
}
