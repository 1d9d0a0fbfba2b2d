import type { Field } from '../../model/types/fields.ts';
import { singularWords, splitWords } from '../../model/wording/words.ts';
import { property, text } from '../code/docs.ts';
import { lazily } from '../code/lazy.ts';
import type { FormPlan } from '../forms/formPlan.ts';
import type { InputPlan } from '../forms/inputPlan.ts';
import { relationsToOwner } from '../lists/backRelations.ts';
import { namesPosition } from '../lists/order.ts';
import type { Plan } from '../plan.ts';
import type { TabPlan } from '../resourcePlan.ts';
import type { Module, Subject } from '../subject.ts';
import { keyFieldOf } from '../forms/pickerKey.ts';
import { isNumberedIn, isPartOf } from './isPartOf.ts';

/** More inputs than these are a form of their own, not a row, where records have pages: an order of a customer. */
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

/** A tab whose rows are entered with the record that has it. */
export interface TabWithRows {
  readonly tab: TabPlan;
  readonly rows: NewRows;
}

/** The input of a form for the record that a new one belongs to. */
export interface ParentInput {
  readonly name: string;
  /** The field with the key of that record. */
  readonly key: Field;
}

/**
 * Rows belong to a record where they cannot be made without it: their form requires it, by the one relation that
 * leads back to it, and asks for little more. Rows without pages of their own are made nowhere else.
 *
 * @returns null for rows that stand for themselves, or that are linked otherwise
 */
export function newRowsOf(plan: Plan, owner: Subject, tab: TabPlan): NewRows | null {
  const forms = plan.formsOf(tab.target);
  const parent = parentInputOf(plan, owner, tab);
  if (!parent || !forms?.create || !forms.operations) return null;
  const { inputs } = forms.create;
  const isRequired = inputs.some(({ name, required }) => required && name === parent.name);
  const isShort = inputs.length - 1 <= MOST_INPUTS;
  const isRow = inputs.length > 1 && (isShort || tab.target.record === null);
  if (!isRequired || !isRow) return null;
  return {
    parent: parent.name,
    position: isNumberedIn(plan, owner, tab) ? (inputs.find(isPosition)?.name ?? null) : null,
    key: parent.key,
    operations: forms.operations,
  };
}

/**
 * The tabs of a record whose rows are entered with it, and made after it: those that it consists of, such as the lines of
 * an order, and not what comes to it later, such as its shipments. Rows with files or secrets are made on its page, since
 * they are not kept until the record is there.
 */
export function rowsWithRecord(plan: Plan, owner: Subject, form: FormPlan): TabWithRows[] {
  const { tabs = [] } = plan.resources.find(({ subject }) => subject === owner) ?? {};
  const isTaken = ({ relation: { field } }: TabPlan) =>
    form.inputs.some(({ name, relation }) => name === field || relation?.field === field);
  return tabs.flatMap((tab) => {
    const rows = newRowsOf(plan, owner, tab);
    const inputs = plan.formsOf(tab.target)?.create?.inputs ?? [];
    const areKept = !inputs.some(({ isSecret, kind }) => isSecret || kind.isWriteOnly);
    const isWhole = tab.by === null && tab.table.side === null;
    return rows && isWhole && areKept && consistsOf(plan, owner, tab) && !isTaken(tab)
      ? [{ tab, rows }]
      : [];
  });
}

/** What comes to a record once it is there. */
const LATER = new Set(
  (
    'attempt comment entry event feedback heartbeat history invitation log message note notification payment refund ' +
    'report response result review session state status usage version visit vote'
  ).split(' '),
);

/**
 * Whether rows say what a record is: they have no pages of their own, or are parts that are called after it. What happens to
 * it, or is said of it, is none of them.
 */
function consistsOf(plan: Plan, owner: Subject, { target }: TabPlan): boolean {
  const [last = ''] = singularWords(splitWords(target.resource.type)).slice(-1);
  if (LATER.has(last)) return false;
  const isNamedAfter = target.resource.type.startsWith(owner.resource.type);
  return target.record === null || (isNamedAfter && isPartOf(plan, target, owner));
}

/** The properties that say how rows are made, as code. */
export function newRowsProperties(plan: Plan, rows: NewRows): string[] {
  const { parent, position, key, operations } = rows;
  return [
    property('parent', text(parent)),
    ...(plan.leafType(key.type) === 'number' ? ['key: Number'] : []),
    ...(position === null ? [] : [property('position', text(position))]),
    property('operations', lazily(operations)),
  ];
}

/**
 * The input by which the form for a new record of a tab takes the record that has the tab, by the key that is in the
 * record's address: the one for the only relation that leads back to it. Records that lead back by no relation have
 * the input that requires such a record: `createCustomerAddress(customerId: ID!, input: …)`. Rows of a list that is
 * narrowed to a record name it by its key alone, which their form may leave open: `assigneeId`.
 *
 * @returns null where such records are not made, are linked otherwise, or only tell what happened
 */
export function parentInputOf(plan: Plan, owner: Subject, tab: TabPlan): ParentInput | null {
  const { target, timeline, links } = tab;
  const create = plan.formsOf(target)?.create;
  if (timeline || links || !create) return null;
  const [key, ...others] = owner.key;
  const parent = inputFor(owner, tab, create.inputs);
  const records = parent?.kind.records;
  if (!parent || !records || records.many || others.length > 0) return null;
  const isOfOwner = records.picker.owner.resource === owner.resource;
  return isOfOwner && records.picker.key === key
    ? { name: parent.name, key: keyFieldOf(records.picker) }
    : null;
}

/** The input for the record that a new one belongs to; undefined where none is, or several may be. */
function inputFor(
  { resource }: Subject,
  { target, by }: TabPlan,
  inputs: readonly InputPlan[],
): InputPlan | undefined {
  const [back, ...others] = relationsToOwner(target, resource.type);
  if (others.length > 0) return undefined;
  if (back) return inputs.find(({ relation }) => relation?.field === back.field);
  const naming = inputs.filter(({ kind }) => kind.records?.picker.owner.resource === resource);
  const required = naming.filter(({ required }) => required);
  const [one, ...more] = required.length > 0 ? required : by ? naming : [];
  return more.length === 0 ? one : undefined;
}

/** An integer that says where a row stands. */
function isPosition({ name, kind }: InputPlan): boolean {
  return kind.make === 'integer' && namesPosition(name);
}
