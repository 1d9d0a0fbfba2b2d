import type { Mutation } from '../../model/types/mutation.ts';
import { camelCase, pascalCase } from '../names.ts';
import type { Planner } from '../planner.ts';
import type { Module, Subject } from '../subject.ts';
import { planActions, planDeletion, type ActionPlan } from './actionPlan.ts';
import type { InputPlan } from './inputPlan.ts';
import type { SentPlan } from './sent.ts';
import { planSent } from './sentPlan.ts';

export interface FormPlan extends Module, SentPlan {
  /** The module with the mutation. */
  readonly change: Module;
  /** Where the inputs are; two forms may share them. */
  readonly fields: Module;
}

/** A form that changes a record. */
export interface EditPlan extends FormPlan {
  /** The module with the editable fields, and how they are read and sent. */
  readonly editing: Module;
}

/** How records without pages of their own are changed, where they are rows below others. */
export interface RowFormsPlan {
  readonly edit: FormPlan | null;
  readonly deletion: ActionPlan | null;
}

/** The forms and actions of a resource, with their modules. */
export interface FormsPlan {
  readonly create: FormPlan | null;
  readonly edit: EditPlan | null;
  readonly actions: readonly ActionPlan[];
  /** The module with the operations on a record; null if there are none. */
  readonly operations: Module | null;
  /** Null where records have pages, or cannot be changed. */
  readonly ofRows: RowFormsPlan | null;
}

/** Plans the forms and actions of a resource, as far as its mutations can be sent without guessing. */
export function planForms(planner: Planner, owner: Subject): FormsPlan {
  const { resource, base } = owner;
  const create = resource.create && planForm(planner, owner, resource.create, null);
  const edit = owner.record && resource.update && planEdit(planner, owner, resource.update, create);
  const actions = owner.record ? planActions(planner, owner, !edit) : [];
  const isAny = create || edit || actions.length > 0;
  return {
    create: create || null,
    edit: edit || null,
    actions,
    operations: isAny ? planner.names.inFolder(owner, camelCase(`${base} operations`), 'ts') : null,
    ofRows: owner.record ? null : planRowForms(planner, owner, create || null),
  };
}

/** Plans how rows are changed that are known by their `id`. */
function planRowForms(
  planner: Planner,
  owner: Subject,
  create: FormPlan | null,
): RowFormsPlan | null {
  const { update } = owner.resource;
  if (owner.key.join() !== 'id') return null;
  const edit = update && planForm(planner, owner, update, create);
  const [deletion = null] = planDeletion(planner, owner);
  return edit || deletion ? { edit: edit || null, deletion } : null;
}

function planEdit(
  planner: Planner,
  owner: Subject,
  mutation: Mutation,
  create: FormPlan | null,
): EditPlan | null {
  const form = planForm(planner, owner, mutation, create);
  return (
    form && {
      ...form,
      editing: planner.names.inPart(
        owner,
        'mutations',
        camelCase(`edit ${pascalCase(owner.base)}`),
        'ts',
      ),
    }
  );
}

/** @param create the form that makes a record, for the one that changes it; null for itself */
function planForm(
  planner: Planner,
  owner: Subject,
  mutation: Mutation,
  create: FormPlan | null,
): FormPlan | null {
  const { base, resource } = owner;
  const isThere = mutation === resource.update;
  const planned = planSent(planner, owner, mutation, { isThere });
  if (!planned || planned.inputs.length === 0) return null;
  const sent = { ...planned, inputs: inOrderOfReading(planned.inputs, resource.title) };
  const [verb, suffix] = isThere ? ['update', 'Edit'] : ['create', 'Create'];
  const change = planner.names.inPart(
    owner,
    'mutations',
    camelCase(`${verb} ${pascalCase(base)}`),
    'ts',
  );
  const isShared = create !== null && agree(create.inputs, sent.inputs);
  const words = create ? `${base} edit fields` : `${base} fields`;
  const fields = isShared ? create.fields : planner.names.inFolder(owner, camelCase(words), 'ts');
  return { ...planner.names.inFolder(owner, `${base}${suffix}`, 'tsx'), ...sent, change, fields };
}

/**
 * What a record must have comes in the order in which people speak of it: what it is called, then what it belongs to. A
 * line is of an order and a product before it has a quantity. Schemas often have relations at the end.
 */
function inOrderOfReading(inputs: readonly InputPlan[], title: readonly string[]): InputPlan[] {
  const rank = ({ name, required, relation }: InputPlan) => {
    if (!required) return 2;
    if (title.includes(name)) return 0;
    return relation !== null && !relation.many ? 1 : 2;
  };
  return inputs.toSorted((one, other) => rank(one) - rank(other));
}

/** Two forms share their inputs when they have the same ones. */
function agree(one: readonly InputPlan[], other: readonly InputPlan[]): boolean {
  return signOfAll(one) === signOfAll(other);
}

function signOfAll(inputs: readonly InputPlan[]): string {
  return JSON.stringify(inputs.map(sign).sort());
}

function sign({ setting, ...input }: InputPlan): string {
  return setting ? `${sign(input)} ${setting.set}` : signOfKind(input);
}

function signOfKind({ name, kind }: Pick<InputPlan, 'name' | 'kind'>): string {
  const { make, object, item, records } = kind;
  if (object) return `${name} ${object.type} ${signOfAll(object.inputs)}`;
  if (item) return `${name} ${make} ${sign(item)}`;
  if (records) {
    const { picker, wrapped, each, detach, replaces } = records;
    return [name, picker.name, wrapped.join('.'), each.join('.'), detach, replaces].join(' ');
  }
  return `${name} ${make} ${kind.enum ?? ''} ${kind.reads?.join('.') ?? ''}`;
}
