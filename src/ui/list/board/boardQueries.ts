import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { addressOf, type Address } from '../../../address/address.ts';
import { laneQueries, lanesOf } from '../../../lists/lanes.ts';
import { columnOf, type LaidOutList } from '../../../lists/layouts.ts';
import { listSearchParams, SIZES, type ListAddress } from '../../../lists/listAddress.ts';
import type { ListSettings } from '../../../lists/listSettings.ts';
import { narrowedVariables, pagedVariables } from '../../../lists/listVariables.ts';
import type { LoadPicker, Option } from '../../../lists/picker.ts';
import { pageQuery, type PageQueries } from '../../../relay/pageQueries.ts';
import { optionsOf } from '../../form/picker.ts';

/** How the records are read that a board by a relation has lanes for. */
export interface LaneRecords {
  readonly query: GraphQLTaggedNode;
  readonly variables: object;
  /** @param data the query's answer */
  readonly read: (data: unknown) => readonly Option[];
}

/** The name of the query of those records among those of the page. */
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
  const records = laneRecordsOf(settings, state);
  if (!records) return queryLanes();
  const { query, variables, read } = records;
  const followedBy = (data: unknown) => queryLanes(read(data));
  return { [LANE_RECORDS]: pageQuery(query, variables, { followedBy }) };
}

const known = new WeakMap<LoadPicker, LaneRecords>();

/** How the records of lanes are read; undefined where lanes are of none, or until it is loaded. */
export function laneRecordsOf(settings: LaidOutList, state: ListAddress): LaneRecords | undefined {
  const picker = pickerOf(settings, state);
  return picker && known.get(picker);
}

/**
 * Loads how the records of lanes are read: those that have rows of the list, where the backend can be asked for them, in
 * the order in which forms offer them.
 *
 * @param slug of the list's resource
 */
export async function loadLaneRecords(
  settings: LaidOutList,
  state: ListAddress,
  slug: string,
): Promise<void> {
  const picker = pickerOf(settings, state);
  if (!picker) return;
  const finder = await (await picker()).finder();
  const size = { size: String(Math.min(...SIZES)) };
  const used = finder.usedBy?.[`${slug}.${columnOf(settings, state)}`];
  known.set(picker, {
    query: finder.query,
    variables: {
      ...((used && narrowedVariables(finder, size, used)) ?? pagedVariables(finder, size)),
    },
    read: (data) => optionsOf(finder, data as OperationType['response']),
  });
}

function pickerOf(settings: LaidOutList, state: ListAddress): LoadPicker | undefined {
  const by = state.layout === 'board' ? columnOf(settings, state) : null;
  return by === null ? undefined : settings.filters?.[by]?.picker;
}

/** Whether a board has all that its queries need. */
export function isLoaded(settings: LaidOutList, state: ListAddress): boolean {
  const picker = pickerOf(settings, state);
  return picker === undefined || known.has(picker);
}
