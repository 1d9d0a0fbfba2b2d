import type { Field } from '../../model/types/fields.ts';
import { sameName } from '../../model/wording/words.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import { relationBackTo } from '../lists/backRelations.ts';
import { POSITION } from '../lists/order.ts';
import type { Plan } from '../plan.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { keyFieldOf } from '../forms/pickerKey.ts';

/** More inputs than these are a form of their own, not a row: an order of a customer. */
const MOST_INPUTS = 8;

/** How rows of a tab are made below the record that they belong to. */
export interface NewRows {
  /** The input for that record. */
  readonly parent: string;
  /** The input for a row's place among the others; null where it has none. */
  readonly position: string | null;
  /** The field with its key. */
  readonly key: Field;
  /** The module with the inputs of a row, and the mutation that makes it. */
  readonly operations: Module;
}

/**
 * Rows belong to a record where they cannot be made without it: their form requires it, by the one relation that
 * leads back to it, and asks for little more.
 *
 * @returns null for rows that stand for themselves, or that are linked otherwise
 */
export function newRowsOf(
  plan: Plan,
  owner: Subject,
  { target, timeline, links }: TabPlan,
): NewRows | null {
  const forms = plan.formsOf(target);
  const back = relationBackTo(target, owner.resource.type);
  if (timeline || links || back === null || !forms?.create || !forms.operations) return null;
  const { inputs } = forms.create;
  const parent = inputs.find(({ relation }) => relation?.field === back);
  const records = parent?.kind.records;
  if (!parent?.required || !records || records.many) return null;
  const [key, ...others] = owner.key;
  const isSameKey = others.length === 0 && records.picker.key === key;
  const isOfOwner = records.picker.owner.resource === owner.resource;
  const isRow = inputs.length > 1 && inputs.length - 1 <= MOST_INPUTS;
  if (!isSameKey || !isOfOwner || !isRow) return null;
  return {
    parent: parent.name,
    position: inputs.find(isPosition)?.name ?? null,
    key: keyFieldOf(records.picker),
    operations: forms.operations,
  };
}

/** An integer that says where a row stands. */
function isPosition({ name, kind }: InputPlan): boolean {
  return kind.make === 'integer' && POSITION.has(sameName(name));
}
