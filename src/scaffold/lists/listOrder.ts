import type { List } from '../../model/types/relations.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import type { Plan } from '../plan.ts';
import { tabOrder } from '../records/rowOrder.ts';
import type { Module, Subject } from '../subject.ts';
import {
  editingOf,
  isSortedBy,
  placeOrderCode,
  rowOrderBy,
  wholeOrderCode,
  type RowOrderCode,
} from './rowOrder.ts';
import { wholeOrderOf } from './wholeOrder.ts';

/**
 * How the rows of a resource's own list are put in another order.
 *
 * @returns null for records that are not numbered among all records of the resource, or cannot be changed
 */
export function listOrderCode(
  plan: Plan,
  shownBy: Module,
  target: Subject,
  list: List,
): RowOrderCode | null {
  const isOfRecords = list.rowType === target.resource.type && target.key.length === 1;
  if (!isOfRecords || list.required.length > 0 || isNumberedWithin(plan, target)) return null;
  const rows = { shownBy, target, list };
  const order = rowOrderBy(editingOf(plan, target));
  // Sorted by something else alone, rows never stand in the order of their places.
  if (order && (!list.sort || isSortedBy(list, order))) return placeOrderCode(plan, rows, order);
  const whole = wholeOrderOf(plan, rows, null);
  return whole && wholeOrderCode(plan, rows, whole);
}

/**
 * Whether records may be numbered within something else, so that a list of all mixes several orders: to number it anew
 * would change the order of rows that nobody has moved. That is so of records that cannot be without another one, that
 * are in order in its tab, or that lie in one another, since those of a tree are numbered among their siblings.
 */
function isNumberedWithin(plan: Plan, target: Subject): boolean {
  const { type, relations } = target.resource;
  const { create = null, edit = null } = plan.formsOf(target) ?? {};
  const inputs = [...(create?.inputs ?? []), ...(edit?.inputs ?? [])];
  const isInTree = relations.some(({ to }) => to === type) || inputs.some(takesOneOf(type));
  const isRequired = inputs.some((input) => input.required && takesOwner(input));
  const isMadeElsewhere = !create && relations.some(({ many, nullable }) => !many && !nullable);
  return isInTree || isRequired || isMadeElsewhere || hasOrderInTab(plan, target);
}

function takesOneOf(type: string): (input: InputPlan) => boolean {
  return ({ kind: { records } }) => records?.many === false && pickedType(records) === type;
}

function pickedType({ picker }: NonNullable<InputPlan['kind']['records']>): string {
  return picker.owner.resource.type;
}

/** Whether an input takes a record that others may belong to; of some, nothing is known but their keys. */
function takesOwner({ name, kind, relation }: InputPlan): boolean {
  const isOne = kind.records?.many === false || relation?.many === false;
  return isOne || /([a-z]I[Dd]|_id)$/.test(name);
}

function hasOrderInTab(plan: Plan, target: Subject): boolean {
  return plan.resources.some(({ subject, tabs }) =>
    tabs.some((tab) => tab.target === target && tabOrder(plan, subject, tab) !== null),
  );
}
