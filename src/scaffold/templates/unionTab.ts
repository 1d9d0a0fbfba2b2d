import type { Lookup } from '../../model/types/resource.ts';
import { object, textProperty } from '../code/docs.ts';
import { type GeneratedFile } from '../code/sourceFile.ts';
import { flagOf, relationsBackTo } from '../lists/backRelations.ts';
import { edgesOf } from '../lists/edges.ts';
import { codeOf } from '../lists/listCode.ts';
import type { Plan } from '../plan.ts';
import type { UnionTabPlan } from '../resourcePlan.ts';
import type { Subject } from '../subject.ts';
import { belowRecord } from '../records/tabPlace.ts';
import { belowOrigin, tabDefinition } from './tab.ts';

/** Pages of a union, that is records and values of several types, as a tab of a record. */
export function unionTabFile(
  plan: Plan,
  owner: Subject,
  tab: UnionTabPlan,
  lookup: Lookup,
): GeneratedFile {
  const { entries, list } = tab;
  const { field, label } = tab.unionField;
  const settings = codeOf(plan, {
    resource: null,
    list,
    fields: [],
    columns: [],
    isBelow: true,
  });
  return tabDefinition({
    plan,
    owner,
    tab,
    isCounted: true,
    place: belowRecord(plan, owner, { lookup, ...settings }),
    origin: belowOrigin(owner, tab.unionField),
    settings,
    list,
    field,
    label,
    view: entries,
    flags: relationsBackTo(entries, owner.resource.type).map(flagOf),
    edges: entries.hasEdges ? edgesOf(plan, tab, list, { owner }) : null,
    resource: object([textProperty('pluralLabel', label)]),
    options: [],
  });
}
