import { splitWords } from '../../model/wording/words.ts';
import type { ActionPlan } from '../forms/actionPlan.ts';
import type { RelationTab } from '../records/relationTab.ts';
import type { Subject } from '../subject.ts';
import type { FoundLinks, LinkAction, LinkSource } from './linkWay.ts';

const ADDING = new Set('add assign associate attach connect grant include link'.split(' '));
const REMOVING = new Set(
  'detach disassociate disconnect dissociate exclude remove revoke unassign unlink'.split(' '),
);

/** Two mutations that take the record's key and those of other records: one adds them, the other takes them off. */
export function findActions(
  { owner, tabs, formsOf }: LinkSource,
  tab: RelationTab,
): FoundLinks | null {
  const isOnly = tabs.filter(({ target }) => target === tab.target).length === 1;
  if (!isOnly || cannotBeWithout(tab.target, owner)) return null;
  const own = formsOf(owner).actions.flatMap((action) => linkAction(action, tab) ?? []);
  const adding = own.filter(({ action }) => isCalled(action, ADDING));
  const removing = own.filter(({ action }) => isCalled(action, REMOVING));
  const [add, remove] = [adding[0], removing[0]];
  if (adding.length !== 1 || removing.length !== 1) return null;
  const { records } = add.action.inputs[0].kind;
  if (!records || records.picker !== remove.action.inputs[0].kind.records?.picker) return null;
  return {
    label: tab.relation.label,
    picker: records.picker,
    list: tab.list,
    way: { kind: 'actions', add, remove },
  };
}

/** Each of its records belongs to one of the other: it can be given to another, and never be taken off. */
function cannotBeWithout({ resource }: Subject, owner: Subject): boolean {
  return resource.relations.some(
    ({ many, nullable, to }) => !many && !nullable && to === owner.resource.type,
  );
}

/** An action that takes only records of the tab. */
function linkAction(action: ActionPlan, { target }: RelationTab): LinkAction | null {
  const [input, ...others] = action.inputs;
  if (!input || others.length > 0 || action.action?.scope !== 'record') return null;
  const { records } = input.kind;
  if (records?.picker.owner !== target || records.wrapped.length > 0 || records.isNumber)
    return null;
  return { action, input: input.name, isMany: records.many };
}

function isCalled({ mutation }: ActionPlan, words: ReadonlySet<string>): boolean {
  const name = mutation.path[mutation.path.length - 1];
  return splitWords(name).some((word) => words.has(word.toLowerCase()));
}
