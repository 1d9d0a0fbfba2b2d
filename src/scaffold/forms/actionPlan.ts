import type { Action, Mutation } from '../../model/mutation.ts';
import { camelCase, pascalCase } from '../names.ts';
import type { Module, Plan, ResourcePlan } from '../plan.ts';
import { planSent, type SentPlan } from './sentPlan.ts';

export interface ActionPlan extends Module, SentPlan {
  readonly action: Action | null;
  readonly label: string;
  readonly description: string | null;
  readonly isDangerous: boolean;
  /** The record is gone afterwards. */
  readonly isDelete: boolean;
}

/** So many actions fit on a screen. */
const MOST_ACTIONS = 24;

/**
 * Plans the actions of a record, deleting it among them.
 *
 * @param isWritten whether records are changed as actions do it: their update wants what cannot be read of them
 */
export function planActions(plan: Plan, owner: ResourcePlan, isWritten: boolean): ActionPlan[] {
  const { resource, base } = owner;
  const planned = resource.actions.slice(0, MOST_ACTIONS).flatMap((action): ActionPlan[] => {
    // Deleting several is deleting one, on the page of one.
    if (action.scope === 'bulk' && action.danger && action.label === 'Delete') return [];
    const sent = planSent(plan, owner, action, false);
    if (!sent) return [];
    const { label, description, danger } = action;
    const module = plan.module(owner, camelCase(action.name), 'ts');
    return [
      { ...module, ...sent, action, label, description, isDangerous: danger, isDelete: false },
    ];
  });
  const plain = (mutation: Mutation | null, verb: 'change' | 'delete'): ActionPlan[] => {
    const sent = mutation && planSent(plan, owner, mutation, false);
    if (!sent) return [];
    const isDelete = verb === 'delete';
    const module = plan.module(owner, camelCase(`${verb} ${pascalCase(base)}`), 'ts');
    const words = { label: isDelete ? 'Delete' : 'Change', description: null };
    return [{ ...module, ...sent, ...words, action: null, isDangerous: isDelete, isDelete }];
  };
  const change = isWritten ? plain(resource.update, 'change') : [];
  return [...change, ...planned, ...plain(resource.delete, 'delete')];
}
