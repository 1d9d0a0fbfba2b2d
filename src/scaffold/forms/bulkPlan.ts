import type { Template } from '../../model/types/variables.ts';
import { rowFields } from '../fields/columns.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import { holePaths, takesSeveral } from '../lists/template.ts';
import { camelCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Module, Subject } from '../subject.ts';
import type { ActionPlan } from './actionPlan.ts';
import type { FormPlan, FormsPlan } from './formPlan.ts';
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

/**
 * Plans what can be done with a list's rows besides opening them: all that needs to know no more of a record
 * than its row says; null where there is nothing.
 */
export function planBulk(
  plan: Planner,
  table: TablePlan,
  { edit, actions }: FormsPlan,
): BulkPlan | null {
  const { owner } = table;
  const isKnown = (template: Template) => areInRow(plan, table, template);
  const known = actions.filter(
    (action) => isKnown(action.mutation.variables) && !isAboutOne(action, owner),
  );
  const bulkEdit = edit && isKnown(edit.mutation.variables) ? editOf(edit, owner) : null;
  if (known.length === 0 && !bulkEdit) return null;
  const module = plan.names.inFolder(owner, camelCase(`${owner.base} bulk`), 'ts');
  return { ...module, actions: known, edit: bulkEdit };
}

/** Null where each record's own values would have to be sent again: one answer cannot be meant for all. */
function editOf(form: FormPlan, { resource }: Subject): BulkEdit | null {
  const asks = [...form.parameters.keys()];
  const isOwn = (name: string) => resource.fields.some((field) => field.name === name);
  const isChangeable = form.inputs.some(({ name }) => !asks.includes(name));
  return isChangeable && demanded(form).length === 0 && !asks.some(isOwn) ? { form, asks } : null;
}

/** Whether a list's rows have what a mutation needs to know of a record: its keys, which are always asked for. */
function areInRow(plan: Planner, table: TablePlan, template: Template): boolean {
  const { key, resource } = table.owner;
  const paths = holePaths(template);
  if (paths.length === 0) return false;
  const asked = new Set([...key, ...(resource.identity?.fields ?? [])]);
  const inRow = rowFields(plan, table).map(({ name }) => name);
  return paths.every(
    ([name, ...rest]) => rest.length === 0 && asked.has(name) && inRow.includes(name),
  );
}

/**
 * What is done to one record with others of its kind is not done to each of several. A mutation that takes
 * several, and one more to merge them into, is.
 */
function isAboutOne({ action, mutation, inputs }: ActionPlan, owner: Subject): boolean {
  if (action?.scope === 'bulk' && takesSeveral(mutation.variables)) return false;
  return inputs.some(({ kind }) => kind.records?.picker.owner === owner);
}
