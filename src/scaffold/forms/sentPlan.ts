import {
  getNullableType,
  isInputObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import type { Resource } from '../../model/types/resource.ts';
import type { Slot, Template, Variables } from '../../model/types/variables.ts';
import type { Mutation, MutationResult } from '../../model/types/mutation.ts';
import { isHole } from '../../model/shapes/slots.ts';
import { isGeneratedKey, keyParts } from '../../model/conventions/reference/keyParts.ts';
import { splitWords, typeWords } from '../../model/wording/words.ts';
import { isLastChange } from '../fields/traits.ts';
import type { Planner } from '../planner.ts';
import type { Subject } from '../subject.ts';
import { isSelectable } from '../selectable.ts';
import { reach } from './payloadPlace.ts';
import { besideInputs } from './besideInputs.ts';
import { isDemanded, type InputField, type InputPlan, type OuterContext } from './inputPlan.ts';
import { planInputs } from './planInputs.ts';
import { fewEnough, withoutRepeated } from './fittingInputs.ts';
import { isChoice } from './oneOf.ts';
import { fieldsOnPath, inputsAt, withOuterArguments, type SentPlan } from './sent.ts';

/** A new record, which has no values yet. */
const NOTHING = { fields: [], relations: [] };

const MERGES = new Set(['merge', 'combine', 'consolidate', 'deduplicate']);

/** What a field is sent for. */
interface SentFor {
  /** The resource of the record; null where it is sent for none. */
  readonly owner: Subject | null;
  /** The record is there, so that its inputs have values. */
  readonly isThere?: boolean;
  /** What it changes, where that is no record. */
  readonly current?: Pick<Resource, 'fields' | 'relations'>;
  /** The values are in an address. */
  readonly isInAddress?: boolean;
}

/** Plans the variables of a resource's mutation; null if they are not certain. */
export function planSent(
  planner: Planner,
  owner: Subject,
  mutation: Mutation,
  { isThere }: { readonly isThere: boolean },
): SentPlan | null {
  const chain = fieldsOnPath(planner.schema.getMutationType(), mutation.path);
  return chain && isFillable(owner, mutation.variables)
    ? planInputsOf(planner, chain, mutation, { owner, isThere })
    : null;
}

/** The inputs for the arguments of a field. @param chain the fields down to the one that is sent */
export function planInputsOf(
  planner: Planner,
  chain: SentPlan['chain'],
  read: Mutation,
  sentFor: SentFor,
): SentPlan | null {
  const field = withOuterArguments(chain);
  if (!isResponseSelectable(planner.schema, field, read.result)) return null;
  const mutation = { ...read, variables: { ...read.variables, ...emptyObjects(field, read) } };
  const { values, variables } = mutation;
  const place = values && inputsAt(field, values);
  if (values && isChoice(planner.schema, place?.type)) {
    const isAlone = values.length === 1 && !Object.hasOwn(variables, values[0]);
    return isAlone ? planInputsOf(planner, chain, { ...mutation, values: [] }, sentFor) : null;
  }
  const context = contextOf(planner, mutation, sentFor);
  const taken = values ? Object.keys(branchAt(variables, values)) : [];
  const all = place ? valueInputs(place.fields, taken, context) : [];
  const beside = besideInputs(field, mutation, context);
  const own = all && beside && fewEnough(withoutRepeated(all, beside.inputs), beside.inputs.length);
  if (!own || !beside) return null;
  const names = new Set(own.map(({ name }) => name));
  const distinct = beside.inputs.filter(({ name }) => !names.has(name) && names.add(name));
  const isLost = (input: InputPlan) => !distinct.includes(input);
  if (beside.inputs.some((input) => isLost(input) && (values !== null || input.required)))
    return null;
  const { shared, holder, slots } = beside;
  if (shared && distinct.length > 0)
    return {
      mutation: { ...mutation, values: shared },
      chain,
      field,
      inputs: distinct,
      parameters: new Map(),
      valuesType: inputsAt(field, shared).type,
      taken: Object.keys(branchAt(variables, shared)),
      holder,
    };
  const isKept = (name: string) => distinct.some((input) => input.name === name);
  return {
    mutation,
    chain,
    field,
    inputs: [...own, ...distinct],
    parameters: new Map([...slots].filter(([name]) => isKept(name))),
    valuesType: place?.type ?? null,
    taken,
    holder: null,
  };
}

/** Whether Relay can ask for all that is read of a response. */
export function isResponseSelectable(
  schema: GraphQLSchema,
  { type }: GraphQLField<unknown, unknown>,
  { record, key, errors, success, message }: MutationResult,
): boolean {
  const start = { selections: [], expression: '', type, mayBeMissing: true };
  return [record, key, errors?.path, success, message].every((path) =>
    [...(path ?? []), ''].every((_, length) => {
      const place = reach(schema, start, (path ?? []).slice(0, length));
      return !place || isSelectable(String(place.type), schema);
    }),
  );
}

function isWriting({ create, update }: Resource, path: Mutation['path']): boolean {
  return [create, update].some((mutation) => mutation?.path.join() === path.join());
}

function contextOf(
  planner: Planner,
  { path, values, replaces }: Mutation,
  { owner, isThere = false, current = owner?.resource ?? NOTHING, isInAddress = false }: SentFor,
): OuterContext {
  const words = splitWords(path[path.length - 1] ?? '');
  return {
    planner,
    owner,
    isThere,
    isWhole: replaces === true,
    within: null,
    depth: 0,
    holders: path.slice(-1),
    isMerge: words.some((word) => MERGES.has(word)),
    action: owner && values === null ? words : null,
    writesRecord: owner !== null && isWriting(owner.resource, path),
    isInAddress,
    current: current.fields,
    relations: current.relations,
  };
}

/** The inputs for a record's values. @param taken names among them that are filled with its key */
function valueInputs(
  fields: readonly InputField[],
  taken: readonly string[],
  context: OuterContext,
): InputPlan[] | null {
  const { isThere, owner, current } = context;
  const isNoted = (input: InputField) =>
    !isDemanded(input) && current.some((field) => field.name === input.name && isLastChange(field));
  // An argument with an input object is a value only if all values are arguments.
  // A serializer lists the row's own number among the values of a new record, and gives it itself.
  const isOfRow = (input: InputField) => input.name === 'pk' && !isDemanded(input);
  const kept = fields.filter(
    (input) => !isNoted(input) && !(isThere ? isKey(input, owner) : isOfRow(input)),
  );
  return planInputs(kept, { ...context, without: new Set(taken) });
}

/**
 * Whether an input is the record's generated key, which people do not change: `id`, `filmId` of a film. The key of
 * another record is chosen like any other, even where it is the record's own key as well.
 */
function isKey(input: InputField, owner: Subject | null): boolean {
  if (!owner || isDemanded(input)) return false;
  const { keys, relations, type } = owner.resource;
  const { about, key } = keyParts(input.name);
  const isReference = relations.some(({ foreignKey }) => foreignKey === input.name);
  const isOwn = about.length === 0 || ['row', typeWords(type).join('')].includes(about.join(''));
  return keys.includes(input.name) && key !== null && isGeneratedKey(key) && isOwn && !isReference;
}

/** Required objects that are sent empty, since all their fields are deprecated. */
export function emptyObjects(
  { args }: GraphQLField<unknown, unknown>,
  { values, variables, parameters }: Pick<Mutation, 'values' | 'variables' | 'parameters'>,
): Variables {
  if (values?.length === 0) return {};
  const filled = new Set([
    ...Object.keys(variables),
    ...(values ?? []).slice(0, 1),
    ...parameters.map(({ slot }) => slot[0]),
  ]);
  const empty = args.filter(
    (arg) =>
      isRequiredArgument(arg) &&
      !filled.has(arg.name) &&
      isInputObjectType(getNullableType(arg.type)),
  );
  return Object.fromEntries(empty.map(({ name }) => [name, {}]));
}

/** Whether the record has the fields for the key holes. */
function isFillable({ resource }: Pick<Subject, 'resource'>, template: Template): boolean {
  if (isHole(template)) {
    const [name, ...rest] = template.path ?? template.hole.split('.');
    const isRelated =
      rest.length > 0 && resource.relations.some(({ field, many }) => field === name && !many);
    return isRelated || resource.fields.some((field) => field.name === name);
  }
  if (typeof template !== 'object' || template === null) return true;
  return Object.values(template).every((inner) => isFillable({ resource }, inner as Template));
}

/** The part of the variables at a slot, without the values. */
export function branchAt(variables: Variables, slot: Slot): Variables {
  const found = slot.reduce<Template>((branch, name) => {
    const inner = (branch as Variables)[name];
    return typeof inner === 'object' && inner !== null ? inner : {};
  }, variables);
  return Array.isArray(found) || isHole(found) ? {} : (found as Variables);
}
