import {
  editingOf,
  placeOrderCode,
  rowOrderBy,
  wholeOrderCode,
  type RowEditing,
  type RowOrder,
  type RowOrderCode,
} from '../lists/rowOrder.ts';
import { wholeOrderOf, type WholeOrder } from '../lists/wholeOrder.ts';
import type { Plan } from '../plan.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Subject } from '../subject.ts';
import { isNumberedIn } from './isPartOf.ts';
import { changesRows, rowFormsOf } from './rowChanges.ts';

/** @returns null for rows that have no order of their own, or cannot be changed */
export function tabOrderCode(plan: Plan, owner: Subject, tab: TabPlan): RowOrderCode | null {
  const { target, list, timeline } = tab;
  const rows = { shownBy: tab, target, list };
  const order = tabOrder(plan, owner, tab);
  if (order) return placeOrderCode(plan, rows, order);
  if (timeline) return null;
  const whole = isOnlyOfItsType(owner, tab) ? wholeOrderOf(plan, rows, owner) : null;
  const isOwn =
    whole &&
    !meansOthers(whole, owner, tab) &&
    (whole.owner !== null || areNumbered(plan, owner, tab));
  return isOwn ? wholeOrderCode(plan, rows, whole) : null;
}

/** Whether the record has no other records of the type, which the mutation might mean as well. */
function isOnlyOfItsType({ resource }: Subject, { target }: TabPlan): boolean {
  const same = resource.relations.filter(({ to, many }) => many && to === target.resource.type);
  return same.length <= 1;
}

/** Whether the keys are called as other records of the owner are: `fields` are not its `availableFields`. */
function meansOthers(
  { besides }: WholeOrder,
  { resource }: Subject,
  { relation }: TabPlan,
): boolean {
  const name = besides?.holds === 'keys' ? besides.slot.at(-1) : undefined;
  const named = resource.relations.find(({ many, field }) => many && field === name);
  return named !== undefined && named.field !== relation.field;
}

/** Rows are in an order of their own where they belong to one record, which is theirs alone. */
export function tabOrder(plan: Plan, owner: Subject, tab: TabPlan): RowOrder | null {
  const { target, list, timeline } = tab;
  if (timeline || list.rowType !== target.resource.type || target.key.length !== 1) return null;
  if (!areNumbered(plan, owner, tab)) return null;
  return rowOrderBy(changesRows(tab) ? changesOf(plan, tab) : editingOf(plan, target));
}

function areNumbered(plan: Plan, owner: Subject, tab: TabPlan): boolean {
  return !tab.links && isNumberedIn(plan, owner, tab);
}

function changesOf(plan: Plan, { target, changes }: TabPlan): RowEditing | null {
  const inputs = rowFormsOf(plan, target)?.edit?.inputs;
  return inputs && changes ? { inputs, load: changes, name: 'changes' } : null;
}
