import { getNullableType, isInputObjectType, isRequiredArgument, type GraphQLField } from 'graphql';
import type { Field, Resource, Slot, Template, Variables } from '../../model/model.ts';
import type { Mutation } from '../../model/mutation.ts';
import { splitWords } from '../../model/wording/words.ts';
import { isHole } from '../../model/shapes/slots.ts';
import type { Plan } from '../plan.ts';
import type { ResourcePlan } from '../resourcePlan.ts';
import { areOfOneShape, heldObject } from './heldObject.ts';
import { isDemanded, type InputContext, type InputField, type InputPlan } from './inputPlan.ts';
import { planInputs } from './inputs.ts';
import { isOneOf } from './oneOf.ts';
import { fieldsOnPath, inputAt, inputsAt, withOuterArguments } from './sent.ts';

/** A mutation that a form, or a button, sends. */
export interface SentPlan {
  readonly mutation: Mutation;
  /** The fields down to the one that is sent. */
  readonly chain: ReadonlyArray<GraphQLField<unknown, unknown>>;
  /** The one that is sent, with what those above it are told. */
  readonly field: GraphQLField<unknown, unknown>;
  readonly inputs: readonly InputPlan[];
  /** Inputs that stand beside the values, by their slot. */
  readonly parameters: ReadonlyMap<string, Slot>;
  /** The input object that holds the values; null where each is an argument. */
  readonly valuesType: string | null;
  /** Names that the values must not take: keys that stand among them. */
  readonly taken: readonly string[];
  /** The record's value object that the inputs are of, where they are not of the record itself. */
  readonly holder: Field | null;
}

/** What is written for the first time has nothing yet. */
const NOTHING = { fields: [], relations: [] };

/** So many inputs are still a form. */
const MOST_INPUTS = 80;

const MERGES = new Set(['merge', 'combine', 'consolidate', 'deduplicate']);

/** What a mutation of a resource is sent; null where that cannot be told without guessing. */
export function planSent(
  plan: Plan,
  owner: ResourcePlan,
  mutation: Mutation,
  isThere: boolean,
): SentPlan | null {
  const chain = fieldsOnPath(plan.schema.getMutationType(), mutation.path);
  return chain && isFillable(owner, mutation.variables)
    ? planInputsOf(plan, owner, chain, mutation, isThere)
    : null;
}

/**
 * The inputs for what a field is sent.
 *
 * @param owner null where it is sent for no record
 * @param chain the fields down to the one that is sent
 * @param current what is changed, where that is no record
 */
export function planInputsOf(
  plan: Plan,
  owner: ResourcePlan | null,
  chain: SentPlan['chain'],
  read: Mutation,
  isThere: boolean,
  current: Pick<Resource, 'fields' | 'relations'> = owner?.resource ?? NOTHING,
): SentPlan | null {
  const field = withOuterArguments(chain);
  const mutation = { ...read, variables: { ...read.variables, ...emptyObjects(field, read) } };
  const words = splitWords(mutation.path[mutation.path.length - 1] ?? '');
  const isMerge = words.some((word) => MERGES.has(word));
  const { values } = mutation;
  const action = owner && values === null ? words : null;
  const { fields: held, relations } = current;
  const context = {
    ...{ plan, owner, isThere, within: null, depth: 0, isMerge, action },
    current: held,
    relations,
  };
  const place = values && inputsAt(field, values);
  if (values && isChoice(plan, place?.type)) {
    const isAlone = values.length === 1 && !(values[0] in mutation.variables);
    return isAlone
      ? planInputsOf(plan, owner, chain, { ...mutation, values: [] }, isThere, current)
      : null;
  }
  const taken = values ? Object.keys(branchAt(mutation.variables, values)) : [];
  // An argument that holds an input object is a value only where all values are arguments.
  const kept =
    place && isThere ? place.fields.filter((input) => !isKey(input, owner)) : place?.fields;
  const own = kept ? planInputs(kept, { ...context, without: new Set(taken) }) : [];
  const parameters = closed(plan, field, parametersOf(field, mutation, isThere));
  const asked = parameters.map(([, input]) => input);
  const shared = values === null && sharedSlot(parameters.map(([slot]) => slot));
  const object = shared ? objectAt(shared, asked, context) : null;
  const besides =
    object?.inputs ?? planInputs(asked, { ...context, isThere: false, without: new Set() });
  if (!own || !besides || own.length + besides.length > MOST_INPUTS) return null;
  const names = new Set(own.map(({ name }) => name));
  const distinct = besides.filter(({ name }) => !names.has(name) && names.add(name));
  if (distinct.length < besides.length && values !== null) return null;
  if (shared) {
    const { type } = inputsAt(field, shared);
    const filled = Object.keys(branchAt(mutation.variables, shared));
    const whole = { ...mutation, values: shared };
    return {
      mutation: whole,
      chain,
      field,
      inputs: distinct,
      parameters: new Map(),
      valuesType: type,
      taken: filled,
      holder: object?.holder ?? null,
    };
  }
  const slots = new Map(parameters.map(([slot, { name }]) => [name, slot] as const));
  return {
    mutation,
    chain,
    field,
    inputs: [...own, ...distinct],
    parameters: new Map(
      [...slots].filter(([name]) => distinct.some((input) => input.name === name)),
    ),
    valuesType: place?.type ?? null,
    taken,
    holder: null,
  };
}

/** Whether an input holds the key that machines gave the record: nobody gives it another. */
function isKey(input: InputField, owner: ResourcePlan | null): boolean {
  const keys = owner?.resource.identity?.fields ?? [];
  return (
    keys.includes(input.name) && /^_?(u?u?id|pk|rowId)$/i.test(input.name) && !isDemanded(input)
  );
}

/** The inputs of an object that an action takes, where the record holds one of that shape. */
function objectAt(
  slot: Slot,
  asked: readonly InputField[],
  context: Omit<InputContext, 'without'>,
): { readonly holder: Field; readonly inputs: InputPlan[] } | null {
  const { action, current } = context;
  const name = slot[slot.length - 1];
  const holder = action && name !== undefined ? heldObject(current, name, action) : null;
  if (!holder) return null;
  const within = holder.fields ?? [];
  const inputs = planInputs(asked, { ...context, within, isThere: false, without: new Set() });
  return inputs && areOfOneShape(inputs) ? { holder, inputs } : null;
}

/** Objects that have to be sent with nothing in them: all that could be said there is deprecated. */
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

type Parameters = ReadonlyArray<readonly [slot: Slot, input: InputField]>;

/** Parameters of which exactly one may be given, as one input. */
function closed(
  plan: Plan,
  field: GraphQLField<unknown, unknown>,
  parameters: Parameters,
): Parameters {
  const shared = sharedSlot(parameters.map(([slot]) => slot));
  if (!shared || !isChoice(plan, inputsAt(field, shared).type)) return parameters;
  const whole = inputAt(field, shared);
  return whole ? [[shared, whole]] : parameters;
}

/** Whether of the fields of a type exactly one may be given: that is an input within a form, and no form of its own. */
function isChoice({ schema }: Plan, name: string | null | undefined): boolean {
  const type = name ? schema.getType(name) : undefined;
  return isInputObjectType(type) && isOneOf(type);
}

/** The object in which all parameters lie; null where they lie in several. */
function sharedSlot(slots: readonly Slot[]): Slot | null {
  const parents = new Set(slots.map((slot) => slot.slice(0, -1).join('.')));
  return parents.size === 1 ? slots[0].slice(0, -1) : null;
}

/** What an action asks for, and what a change wants besides its values. */
function parametersOf(
  field: GraphQLField<unknown, unknown>,
  { parameters, values }: Mutation,
  isThere: boolean,
): Parameters {
  return parameters.flatMap(({ slot, label }) => {
    const input = slot.includes('0') ? null : inputAt(field, slot);
    const isWanted = input && (values === null || isDemanded(input));
    return isWanted && !(isThere && values !== null && !isDemanded(input))
      ? [[slot, { ...input, label }] as const]
      : [];
  });
}

/** Whether the record has what the key holes take. */
function isFillable({ resource }: ResourcePlan, template: Template): boolean {
  if (isHole(template)) {
    const [name, ...rest] = template.path ?? template.hole.split('.');
    const isRelated =
      rest.length > 0 && resource.relations.some(({ field, many }) => field === name && !many);
    return isRelated || resource.fields.some((field) => field.name === name);
  }
  if (typeof template !== 'object' || template === null) return true;
  return Object.values(template).every((inner) =>
    isFillable({ resource } as ResourcePlan, inner as Template),
  );
}

/** What stands in the variables at a slot besides the values. */
export function branchAt(variables: Variables, slot: Slot): Variables {
  return slot.reduce<Variables>((branch, name) => {
    const inner = branch[name];
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? (inner as Variables)
      : {};
  }, variables);
}
