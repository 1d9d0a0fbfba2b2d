import type { List } from '../../model/types/relations.ts';
import type { Resource } from '../../model/types/resource.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import type { FormsPlan } from '../forms/formPlan.ts';
import { singleOperations } from '../forms/operationsPlan.ts';
import type { Planner } from '../planner.ts';
import type { ListPlan } from '../resourcePlan.ts';
import type { Module } from '../subject.ts';
import { areLong } from './filterCode.ts';
import { pickerOf } from './filterPicker.ts';
import { planFilters, type FilterPlan } from './filters.ts';
import { relatedTables } from './relatedColumns.ts';

/** Plans the screen with all records of a resource. */
export function planList(
  planner: Planner,
  module: Module,
  list: List,
  table: TablePlan,
  forms: FormsPlan,
  tableOf: (type: string) => TablePlan | null,
): ListPlan {
  const { owner } = table;
  const { base, resource } = owner;
  const filters = planFilters(planner, resource, list);
  for (const filter of filters) pickerOf(planner, filter);
  const named = (wanted: string) => planner.names.inFolder(owner, wanted, 'ts');
  const relations = relatedTables(planner, table, tableOf);
  return {
    ...module,
    table,
    single: singleOperations(planner, table, forms),
    related: relations.length > 0 ? { ...named(`${base}Related`), relations } : null,
    filters: haveOwnFile(planner, resource, filters) ? named(`${base}Filters`) : null,
  };
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
