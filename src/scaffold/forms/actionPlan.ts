import type { Action, Mutation } from '../../model/types/mutation.ts';
import type { Path } from '../../model/types/variables.ts';
import { camelCase, pascalCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import { splitWords } from '../../model/wording/words.ts';
import type { Module, Subject } from '../subject.ts';
import { flagChanges, type FlagChange } from './flagChanges.ts';
import type { InputPlan } from './inputPlan.ts';
import type { SentPlan } from './sent.ts';
import { resultingState } from './resultingState.ts';
import { planSent } from './sentPlan.ts';

export interface ActionPlan extends Module, SentPlan {
  readonly action: Action | null;
  readonly label: string;
  readonly description: string | null;
  readonly isDangerous: boolean;
  /** The record is gone afterwards. */
  readonly isDelete: boolean;
  /** The value of the record's status that it leads to, by its name; null if unknown. */
  readonly leadsTo: string | null;
  /** What it makes of a field that says whether the record is in a state; null if unknown. */
  readonly sets: FlagChange | null;
  /** The inputs with an initial value from the record. */
  readonly started: readonly InputPlan[];
  /** What its inputs read of the record besides their own values: paths of currencies. */
  readonly reads: readonly Path[];
}

/** Verbs of actions with initial values from the record. An addition or a refund has none, even if an input has a field's name. */
const CHANGING = new Set(
  'set change update edit modify assign reassign rename move reschedule replace correct'.split(' '),
);

function startedInputs({ resource }: Subject, { mutation, inputs }: SentPlan): InputPlan[] {
  const words = splitWords(mutation.path[mutation.path.length - 1] ?? '');
  if (!resource.lookup || !words.some((word) => CHANGING.has(word))) return [];
  return inputs.filter(
    ({ field, relation, kind }) =>
      (field !== null && !kind.isWriteOnly) || (relation !== null && kind.records?.many === false),
  );
}

function readPaths({ resource }: Subject, { inputs }: SentPlan): Path[] {
  const paths = resource.lookup
    ? inputs.flatMap(({ kind }) => (kind.reads ? [kind.reads] : []))
    : [];
  return [...new Map(paths.map((path) => [path.join('.'), path])).values()];
}

/** So many actions fit on a screen. */
const MOST_ACTIONS = 24;

/**
 * Plans the actions of a record, deleting it among them.
 *
 * @param isWritten whether the update is an action, because it takes values that cannot be read
 */
export function planActions(planner: Planner, owner: Subject, isWritten: boolean): ActionPlan[] {
  const { resource } = owner;
  const flags = flagChanges(resource);
  const planned = resource.actions.slice(0, MOST_ACTIONS).flatMap((action): ActionPlan[] => {
    // A bulk update or delete has a form or a button of its own on the record's page.
    const [isUpdate, isDelete] = [action.label === 'Update', action.label === 'Delete'];
    if (action.scope === 'bulk' && ((isUpdate && resource.update) || (isDelete && action.danger)))
      return [];
    const sent = planSent(planner, owner, action, { isThere: false });
    if (!sent) return [];
    const { label, description, danger } = action;
    const module = planner.names.inPart(owner, 'mutations', camelCase(action.name), 'ts');
    const started = startedInputs(owner, sent);
    const words = { label, description, isDangerous: danger, isDelete: false };
    const leadsTo = resultingState(action.name, resource);
    const sets = flags.get(action.name) ?? null;
    const reads = readPaths(owner, sent);
    return [{ ...module, ...sent, ...words, action, leadsTo, sets, started, reads }];
  });
  const change = isWritten ? planChange(planner, owner, resource.update, 'change') : [];
  return [...change, ...planned, ...planDeletion(planner, owner)];
}

/** Plans how a record is deleted; empty where it is not. */
export function planDeletion(planner: Planner, owner: Subject): ActionPlan[] {
  return planChange(planner, owner, owner.resource.delete, 'delete');
}

function planChange(
  planner: Planner,
  owner: Subject,
  mutation: Mutation | null,
  verb: 'change' | 'delete',
): ActionPlan[] {
  const sent = mutation && planSent(planner, owner, mutation, { isThere: false });
  if (!sent) return [];
  const isDelete = verb === 'delete';
  const wanted = camelCase(`${verb} ${pascalCase(owner.base)}`);
  const module = planner.names.inPart(owner, 'mutations', wanted, 'ts');
  const words = { label: isDelete ? 'Delete' : 'Change', description: null };
  const started = isDelete ? [] : startedInputs(owner, sent);
  const kind = { action: null, isDangerous: isDelete, isDelete, leadsTo: null, sets: null };
  const reads = isDelete ? [] : readPaths(owner, sent);
  return [{ ...module, ...sent, ...words, ...kind, started, reads }];
}
