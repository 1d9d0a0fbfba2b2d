import type { Action } from '../../model/types/mutation.ts';
import type { List } from '../../model/types/relations.ts';
import type { Slot } from '../../model/types/variables.ts';
import { holesIn } from '../../model/shapes/slots.ts';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';
import { endsWithWords, singularWords, splitWords, typeWords } from '../../model/wording/words.ts';
import { property, text } from '../code/docs.ts';
import { code, commas } from '../code/code.ts';
import { startChangeFile } from '../forms/changeFile.ts';
import { fieldsOnPath, variablesDoc, withOuterArguments, type SentPlan } from '../forms/sent.ts';
import { emptyObjects } from '../forms/sentPlan.ts';
import type { Plan } from '../plan.ts';
import type { Module, Subject } from '../subject.ts';

/** A mutation that takes the keys of rows in their order, all at once. */
export interface WholeOrder {
  readonly action: Action;
  /** The records of its variables' holes. */
  readonly about: Subject;
  /** The GraphQL type of the keys. */
  readonly keys: string;
  /** The GraphQL type of the key of the record that has the rows; null where none is sent. */
  readonly owner: string | null;
  /** Where what is sent beside the holes goes: the keys, or the owner's. */
  readonly besides: { readonly slot: Slot; readonly holds: 'keys' | 'owner' } | null;
}

const REORDERING = new Set(['reorder', 'rearrange', 'sort']);
/** Words of inputs and mutations that do not say whose keys they take. */
const OF_ANY = new Set('id ids key keys order ordered sorted new bulk update set'.split(' '));

/**
 * The mutation that puts rows in order: its name says so, and it takes nothing but their keys and, where a record has
 * them, its key. Moves by steps and places beside keys mean something else in each schema.
 *
 * @param list which has to have the rows as they are: what it always leaves out would be left out of the order, too
 * @param owner the record that has the rows; null for those of a resource's own list
 */
export function wholeOrderOf(
  plan: Plan,
  { target, list }: { readonly target: Subject; readonly list: List },
  owner: Subject | null,
): WholeOrder | null {
  const isOfRecords = list.rowType === target.resource.type && target.key.length === 1;
  if (!isOfRecords || Object.keys(list.fixed).length > 0) return null;
  const ofRows = target.resource.actions.flatMap((action) => ofKeys(action, target, owner) ?? []);
  const ofOwner = (owner?.resource.actions ?? []).flatMap(
    (action) => (owner && ofRecord(action, target, owner)) ?? [],
  );
  const found = [...ofRows, ...ofOwner].filter(
    (order) =>
      takesKey(plan, order.keys, target) &&
      (owner === null || order.owner === null || takesKey(plan, order.owner, owner)),
  );
  return found.length === 1 ? found[0] : null;
}

/** `reorderCategories(branchId: ID!, categoryIds: [ID!]!)`, of categories. */
function ofKeys(action: Action, target: Subject, owner: Subject | null): WholeOrder | null {
  const [hole, ...others] = holesIn(action.variables);
  const [beside, ...more] = action.parameters;
  const isWhole = isReordering(action) && hole && others.length === 0 && more.length === 0;
  if (!isWhole || !isList(hole.hole.type) || hole.hole.hole !== target.key[0]) return null;
  const found = { action, about: target, keys: hole.hole.type };
  if (!beside) return { ...found, owner: null, besides: null };
  if (!owner || !beside.required || isList(beside.type) || !names(beside.slot, owner)) return null;
  return { ...found, owner: beside.type, besides: { slot: beside.slot, holds: 'owner' } };
}

/** `reorderFormQuestions(form: ID!, questions: [ID!]!)`, of a form. */
function ofRecord(action: Action, target: Subject, owner: Subject): WholeOrder | null {
  const [hole, ...others] = holesIn(action.variables);
  const [beside, ...more] = action.parameters;
  const isWhole = isReordering(action) && hole && others.length === 0 && more.length === 0;
  const isOfOwner = owner.key.length === 1 && hole?.hole.hole === owner.key[0];
  if (!isWhole || !isOfOwner || isList(hole.hole.type)) return null;
  if (!beside?.required || !/^\[\w+!?\]!?$/.test(beside.type)) return null;
  if (!names(beside.slot, target) && !(isOfAny(beside.slot) && names(action.path, target)))
    return null;
  const besides = { slot: beside.slot, holds: 'keys' } as const;
  return { action, about: owner, keys: beside.type, owner: hole.hole.type, besides };
}

function isReordering({ path }: Action): boolean {
  return splitWords(path.at(-1) ?? '').some((word) => REORDERING.has(word));
}

function isList(type: string): boolean {
  return type.startsWith('[');
}

/** Whether a name says what a type does, or the end of it: `mediaIds` of `ProductMedia`. */
function names(path: readonly string[], { resource }: Subject): boolean {
  return endsWithWords(singularWords(typeWords(resource.type)), nounOf(path));
}

function isOfAny(path: readonly string[]): boolean {
  return nounOf(path).length === 0;
}

function nounOf(path: readonly string[]): string[] {
  const words = splitWords(path.at(-1) ?? '');
  return singularWords(words.filter((word) => !OF_ANY.has(word) && !REORDERING.has(word)));
}

/** Whether what is sent as a type is the key of a resource's records, by which addresses know them. */
function takesKey(plan: Plan, type: string, { resource, key: [name] }: Subject): boolean {
  const field = resource.fields.find((own) => own.name === name);
  if (!field) return false;
  const isSame = namedTypeOf(type) === namedTypeOf(field.type);
  return isSame || (name === 'id' && plan.leafType(type) !== 'number');
}

/** What a row order says of the mutation: the field that is sent, and how. */
export function wholeOrderProperties(plan: Plan, shownBy: Module, order: WholeOrder): string[] {
  const { action, about, besides } = order;
  const sent = sentOf(plan, action);
  if (!sent) return [];
  const { change, artifact } = startChangeFile(plan, about, shownBy, sent, { isGone: true });
  const keys = plan.leafType(order.keys) === 'number' ? 'keys.map(Number)' : 'keys';
  const isNumber = order.owner !== null && plan.leafType(order.owner) === 'number';
  const owner = isNumber ? 'Number(owner)' : 'owner';
  const ofHole = besides?.holds === 'keys' ? owner : keys;
  const filled = variablesDoc(
    { variables: sent.mutation.variables, values: null },
    { fillKey: () => ofHole },
    '',
    besides ? [[besides.slot, besides.holds === 'keys' ? keys : owner]] : [],
  );
  const parameters = order.owner === null ? '(keys)' : '(keys, owner)';
  return [
    property('root', text(action.path.join('.'))),
    property(
      'change',
      code`{
        ${commas([
          change.mutation,
          `variables: ${parameters}: ${artifact}['variables'] => (${filled})`,
          ...(change.read ? [change.read] : []),
        ])}
      }`,
    ),
  ];
}

function sentOf(plan: Plan, action: Action): SentPlan | null {
  const chain = fieldsOnPath(plan.schema.getMutationType(), action.path);
  if (!chain) return null;
  const field = withOuterArguments(chain);
  const variables = { ...action.variables, ...emptyObjects(field, action) };
  const parameters = new Map(action.parameters.map(({ slot }) => [slot.join('.'), slot]));
  return {
    mutation: { ...action, variables },
    chain,
    field,
    inputs: [],
    parameters,
    valuesType: null,
    taken: [],
    holder: null,
  };
}
