import type { List } from '../model/types/relations.ts';
import { edgeColumns } from './fields/columns.ts';
import { camelCase, pascalCase } from './names.ts';
import type { Plan } from './plan.ts';
import type { Module, ResourcePlan, TablePlan } from './resourcePlan.ts';

/** Plans the list and the record of a resource. */
export function planScreens(plan: Plan, owner: ResourcePlan): void {
  const { base } = owner;
  const { list, lookup, subscriptions } = owner.resource;
  if (list) {
    const table = tableFor(plan, owner, list);
    owner.list = { ...plan.module(owner, `${base}List`, 'tsx'), table, bulk: null, imported: null };
  }
  if (lookup) owner.record = plan.module(owner, `${base}Record`, 'tsx');
  if ((list ?? lookup) && subscriptions.length > 0)
    owner.subscriptions = plan.module(owner, camelCase(`${base} subscriptions`), 'ts');
}

/** Plans a tab for each relation to many of a record that can be asked for by its record alone. */
export function planTabs(plan: Plan, owner: ResourcePlan): void {
  if (!owner.record) return;
  for (const relation of owner.resource.relations) {
    const { list } = relation;
    const target = plan.of(relation.to);
    if (!relation.many || relation.deprecated || !list || !target || list.required.length > 0)
      continue;
    const module = plan.module(owner, `${owner.base}${pascalCase(relation.field)}Tab`, 'tsx');
    const timeline = timelineFor(plan, target, list);
    const table = tableFor(plan, target, list, timeline === null);
    owner.tabs.push({ ...module, relation, list, target, table, timeline, links: null });
  }
}

/** Plans the tabs of what comes in pages and is of several kinds. */
export function planMixedTabs(plan: Plan, owner: ResourcePlan): void {
  if (!owner.record) return;
  for (const unionField of owner.resource.unionFields) {
    const { list, field } = unionField;
    if (!list || list.required.length > 0) continue;
    const entries = plan.unionMembers.of(unionField);
    if (!plan.unionMembers.isShown(entries)) continue;
    entries.hasEdges ||= entries.rows === null && edgeColumns(plan, list).length > 0;
    const module = plan.module(owner, `${owner.base}${pascalCase(field)}Tab`, 'tsx');
    owner.unionTabs.push({ ...module, unionField, list, entries });
  }
}

/** One timeline for all lists that say what happened to the record that has them. */
function timelineFor(plan: Plan, target: ResourcePlan, list: List): Module | null {
  const { history, type } = target.resource;
  if (!history || list.rowType !== type || edgeColumns(plan, list).length > 0) return null;
  target.timeline ??= plan.module(target, `${target.base}Timeline`, 'tsx');
  return target.timeline;
}

/** One table for all lists that give rows of a type. @param isWritten whether any of its lists shows it */
function tableFor(plan: Plan, owner: ResourcePlan, list: List, isWritten = true): TablePlan {
  const known = owner.tables.find(({ rowType }) => rowType === list.rowType);
  const hasEdges = edgeColumns(plan, list).length > 0;
  if (known) {
    known.hasEdges ||= hasEdges;
    return known;
  }
  const isWhole = list.rowType === owner.resource.type;
  const base = isWhole ? owner.base : pascalCase(list.rowType);
  const table = {
    ...plan.module(owner, `${base}Table`, 'tsx'),
    owner,
    rowType: list.rowType,
    fields: isWhole ? null : (list.fields ?? []),
    hasEdges,
  };
  if (isWritten) owner.tables.push(table);
  return table;
}
