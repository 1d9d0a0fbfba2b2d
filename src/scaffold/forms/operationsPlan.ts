import type { Template } from '../../model/types/variables.ts';
import type { Context } from '../context.ts';
import { rowFields } from '../fields/columns.ts';
import type { TablePlan } from '../fields/tablePlan.ts';
import { holePaths, takesSeveral } from '../lists/template.ts';
import type { Subject } from '../subject.ts';
import type { ActionPlan } from './actionPlan.ts';
import type { FormPlan, FormsPlan } from './formPlan.ts';
import { demanded } from './resent.ts';

/** The operations of a resource that are not available for several selected rows. */
export interface SingleOperations {
  readonly actions: ReadonlySet<ActionPlan>;
  /** A field of several records cannot be changed at once. */
  readonly edit: boolean;
}

/** Finds the operations that cannot be done with several rows of a list at once. */
export function singleOperations(
  context: Context,
  table: TablePlan,
  { edit, actions }: FormsPlan,
): SingleOperations {
  const { owner } = table;
  const isKnown = (template: Template) => areInRow(context, table, template);
  const single = actions.filter(
    (action) => !isKnown(action.mutation.variables) || isAboutOne(action, owner),
  );
  return {
    actions: new Set(single),
    edit: edit !== null && !(isKnown(edit.mutation.variables) && canEditSeveral(edit, owner)),
  };
}

/** Not where each record's own values would have to be sent again: one answer cannot be meant for all. */
function canEditSeveral(form: FormPlan, { resource }: Subject): boolean {
  const asks = [...form.parameters.keys()];
  const isOwn = (name: string) => resource.fields.some((field) => field.name === name);
  const isChangeable = form.inputs.some(({ name }) => !asks.includes(name));
  return isChangeable && demanded(form).length === 0 && !asks.some(isOwn);
}

/** Whether a list's rows have the fields that a mutation needs: keys, which are always fetched. */
function areInRow(context: Context, table: TablePlan, template: Template): boolean {
  const { key, resource } = table.owner;
  const paths = holePaths(template);
  if (paths.length === 0) return false;
  const asked = new Set([...key, ...(resource.identity?.fields ?? [])]);
  const inRow = rowFields(context, table).map(({ name }) => name);
  return paths.every(
    ([name, ...rest]) => rest.length === 0 && asked.has(name) && inRow.includes(name),
  );
}

/**
 * An action on one record with others of its type is no bulk action, nor is one with an amount in the smallest unit of
 * the record's currency. A mutation that takes several, and one more to merge them into, is.
 */
function isAboutOne({ action, mutation, inputs }: ActionPlan, owner: Subject): boolean {
  if (action?.scope === 'bulk' && takesSeveral(mutation.variables)) return false;
  return inputs.some(({ kind }) => kind.isOfOneRecord || kind.records?.picker.owner === owner);
}
