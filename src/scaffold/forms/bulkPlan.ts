import type { Template } from '../../model/types/variables.ts';
import { rowFields } from '../fields/columns.ts';
import { holePaths, takesSeveral } from '../lists/template.ts';
import { camelCase } from '../names.ts';
import type { Plan } from '../plan.ts';
import type { Module, ResourcePlan } from '../resourcePlan.ts';
import type { ActionPlan } from './actionPlan.ts';
import type { FormPlan } from './formPlan.ts';
import { demanded } from './sent.ts';

/** What can be done with several rows of a list at once. */
export interface BulkPlan extends Module {
  readonly actions: readonly ActionPlan[];
  readonly edit: BulkEdit | null;
}

/** How one field of several records is changed. */
export interface BulkEdit {
  readonly form: FormPlan;
  /** Inputs that the mutation wants with every change, and that are none of the record's own fields. */
  readonly asks: readonly string[];
}

/** Plans what can be done with a list's rows besides opening them, and what can be put into it. */
export function planBulk(plan: Plan, owner: ResourcePlan): void {
  const { list, forms, base } = owner;
  if (!list) return;
  list.bulk = bulkOf(plan, owner);
  if (forms.create) list.imported = plan.module(owner, camelCase(`${base} import`), 'ts');
}

/** All that needs to know no more of a record than its row says; null where there is nothing. */
function bulkOf(plan: Plan, owner: ResourcePlan): BulkPlan | null {
  const { edit, actions } = owner.forms;
  const isKnown = (template: Template) => areInRow(plan, owner, template);
  const known = actions.filter(
    (action) => isKnown(action.mutation.variables) && !isAboutOne(action, owner),
  );
  const bulkEdit = edit && isKnown(edit.mutation.variables) ? editOf(edit, owner) : null;
  if (known.length === 0 && !bulkEdit) return null;
  const module = plan.module(owner, camelCase(`${owner.base} bulk`), 'ts');
  return { ...module, actions: known, edit: bulkEdit };
}

/** Null where each record's own values would have to be sent again: one answer cannot be meant for all. */
function editOf(form: FormPlan, { resource }: ResourcePlan): BulkEdit | null {
  const asks = [...form.parameters.keys()];
  const isOwn = (name: string) => resource.fields.some((field) => field.name === name);
  const isChangeable = form.inputs.some(({ name }) => !asks.includes(name));
  return isChangeable && demanded(form).length === 0 && !asks.some(isOwn) ? { form, asks } : null;
}

/** Whether a list's rows have what a mutation needs to know of a record: its keys, which are always asked for. */
function areInRow(plan: Plan, owner: ResourcePlan, template: Template): boolean {
  const { list, key, resource } = owner;
  const paths = holePaths(template);
  if (!list || paths.length === 0) return false;
  const asked = new Set([...key, ...(resource.identity?.fields ?? [])]);
  const inRow = rowFields(plan, list.table).map(({ name }) => name);
  return paths.every(
    ([name, ...rest]) => rest.length === 0 && asked.has(name) && inRow.includes(name),
  );
}

/**
 * What is done to one record with others of its kind is not done to each of several. A mutation that takes
 * several, and one more to merge them into, is.
 */
function isAboutOne({ action, mutation, inputs }: ActionPlan, owner: ResourcePlan): boolean {
  if (action?.scope === 'bulk' && takesSeveral(mutation.variables)) return false;
  return inputs.some(({ kind }) => kind.records?.picker.owner === owner);
}
