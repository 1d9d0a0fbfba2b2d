import {
  editingOf,
  rowOrderBy,
  rowOrderCode,
  type RowEditing,
  type RowOrder,
  type RowOrderCode,
} from '../lists/rowOrder.ts';
import type { Plan } from '../plan.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Subject } from '../subject.ts';
import { isPartOf } from './isPartOf.ts';
import { changesRows, rowFormsOf } from './rowChanges.ts';

/** @returns null for rows that have no order of their own, or cannot be changed */
export function tabOrderCode(plan: Plan, owner: Subject, tab: TabPlan): RowOrderCode | null {
  const order = tabOrder(plan, owner, tab);
  return order && rowOrderCode(plan, tab, tab.target, tab.list, order);
}

/** Rows are in an order of their own where they belong to one record, which is theirs alone. */
export function tabOrder(plan: Plan, owner: Subject, tab: TabPlan): RowOrder | null {
  const { target, list, timeline, links, by } = tab;
  if (timeline || links || list.rowType !== target.resource.type || target.key.length !== 1)
    return null;
  if (target.record && !by && !isPartOf(plan, target, owner)) return null;
  return rowOrderBy(changesRows(tab) ? changesOf(plan, tab) : editingOf(plan, target));
}

function changesOf(plan: Plan, { target, changes }: TabPlan): RowEditing | null {
  const inputs = rowFormsOf(plan, target)?.edit?.inputs;
  return inputs && changes ? { inputs, load: changes, name: 'changes' } : null;
}
