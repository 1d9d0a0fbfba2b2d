import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import type { LaidOutList } from '../../../lists/layouts.ts';
import { SIZES } from '../../../lists/listAddress.ts';
import { narrowedVariables, pagedVariables } from '../../../lists/listVariables.ts';
import type { LoadPicker, Option } from '../../../lists/picker.ts';
import { optionsOf } from '../../form/picker.ts';

/** How the records are read that a board, or a chart, by a relation has a lane for. */
export interface LaneRecords {
  readonly query: GraphQLTaggedNode;
  readonly variables: object;
  /** @param data the query's response */
  readonly read: (data: unknown) => readonly Option[];
}

const known = new WeakMap<LoadPicker, LaneRecords>();

/**
 * How the records of lanes are read.
 *
 * @param by the filter that the list is divided by
 * @returns undefined where lanes are of no records, or until it is loaded
 */
export function laneRecordsOf(settings: LaidOutList, by: string | null): LaneRecords | undefined {
  const picker = pickerOf(settings, by);
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
  by: string | null,
  slug: string,
): Promise<void> {
  const picker = pickerOf(settings, by);
  if (!picker || known.has(picker)) return;
  const finder = await (await picker()).finder();
  const size = { size: String(Math.min(...SIZES)) };
  const used = finder.usedBy?.[`${slug}.${by}`];
  known.set(picker, {
    query: finder.query,
    variables: {
      ...((used && narrowedVariables(finder, size, used)) ?? pagedVariables(finder, size)),
    },
    read: (data) => optionsOf(finder, data as OperationType['response']),
  });
}

/** Whether a list divided by a filter has all that its queries need. */
export function hasLaneRecords(settings: LaidOutList, by: string | null): boolean {
  const picker = pickerOf(settings, by);
  return picker === undefined || known.has(picker);
}

function pickerOf(settings: LaidOutList, by: string | null): LoadPicker | undefined {
  return by === null ? undefined : settings.filters?.[by]?.picker;
}
