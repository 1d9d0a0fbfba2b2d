import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import type { FormsPlan } from '../forms/formPlan.ts';
import { singleOperations } from '../forms/operationsPlan.ts';
import type { Planner } from '../planner.ts';
import type { CountedTab } from '../records/countedTab.ts';
import type { ListPlan } from '../resourcePlan.ts';
import type { Module } from '../subject.ts';
import { areLong } from './filterCode.ts';
import { pickerOf } from './filterPicker.ts';
import type { FilterPlan } from './filterPlan.ts';
import { planFilters } from './filters.ts';
import { hasValueCounts } from './valueCounts.ts';
import { relatedCounts, relatedTables, type RelatedColumnsPlan } from './relatedColumns.ts';

/** What rows lead to. */
export interface Reached {
  /** The table of the list that records of a type have themselves. */
  readonly tableOf: (type: string) => TablePlan | null;
  /** The tabs of a row's own page that are counted. */
  readonly counted: readonly CountedTab[];
}

/** Plans the screen with all records of a resource. */
export function planList(
  planner: Planner,
  module: Module,
  list: List,
  table: TablePlan,
  forms: FormsPlan,
  reached: Reached,
): ListPlan {
  const { owner } = table;
  const { base, resource } = owner;
  const filters = planFilters(planner, resource, list);
  for (const filter of filters) pickerOf(planner, filter);
  return {
    ...module,
    table,
    single: singleOperations(planner, table, forms),
    related: planRelated(planner, table, reached),
    values: hasValueCounts(list, filters)
      ? planner.names.inFolder(owner, `${base}ValueCounts`, 'ts')
      : null,
    filters: haveOwnFile(planner, resource, filters)
      ? planner.names.inFolder(owner, `${base}Filters`, 'ts')
      : null,
  };
}

/** Plans the columns of what rows lead to; null where they lead to nothing that has any. */
function planRelated(
  planner: Planner,
  table: TablePlan,
  { tableOf, counted }: Reached,
): RelatedColumnsPlan | null {
  const { owner } = table;
  const relations = relatedTables(planner, table, tableOf);
  const counts = relatedCounts(table, counted);
  if (relations.length + counts.length === 0) return null;
  return { ...planner.names.inFolder(owner, `${owner.base}Related`, 'ts'), relations, counts };
}

/** Whether filters have a file of their own: where they are many, and where other lists filter by them, too. */
function haveOwnFile(
  { relatedTypes }: Planner,
  { type, list }: Resource,
  filters: readonly FilterPlan[],
): boolean {
  if (filters.length === 0) return false;
  const isShared = relatedTypes.has(type) || (list?.filter?.related ?? []).length > 0;
  return isShared || areLong(filters);
}
