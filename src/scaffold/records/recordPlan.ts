import type { Planner } from '../planner.ts';
import type { RecordPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { planHelp } from './helpPlan.ts';
import { layOutRecord } from './recordLayout.ts';
import { splitRecord } from './split.ts';

/** More tabs, or parameterised fields, than these have a file of their own. */
const MOST_PARTS = 12;

/**
 * Plans the page of a record.
 *
 * @param counts how many tabs and parameterised fields it has
 */
export function planRecord(
  planner: Planner,
  owner: Subject,
  module: Module,
  counts: { readonly tabs: number; readonly parameterizedFields: number },
): RecordPlan {
  const layout = layOutRecord(owner.resource, (type) => planner.of(type) !== undefined, {
    // Of two records that are joined, neither is the more important.
    hasHighlights: !owner.resource.join,
  });
  const split = splitRecord(planner, owner, layout, counts.tabs);
  const partsModule = (count: number, part: 'tabs' | 'fields', suffix: string) =>
    count > MOST_PARTS ? planner.names.inPart(owner, part, `${owner.base}${suffix}`, 'ts') : null;
  return {
    ...module,
    layout,
    help: planHelp(planner, owner, layout),
    split,
    tabs: partsModule(counts.tabs, 'tabs', 'Tabs'),
    parameterizedFields: partsModule(counts.parameterizedFields, 'fields', 'ParameterizedFields'),
  };
}
