import type { GraphQLField } from 'graphql';
import type { Field } from '../../model/types/fields.ts';
import type { Slot } from '../../model/types/variables.ts';
import type { Mutation } from '../../model/types/mutation.ts';
import type { Planner } from '../planner.ts';
import { areOfOneShape, heldObject } from './heldObject.ts';
import { isDemanded, type InputField, type InputPlan, type OuterContext } from './inputPlan.ts';
import { planInputs } from './planInputs.ts';
import { isChoice } from './oneOf.ts';
import { inputAt, inputsAt } from './sent.ts';

/** The inputs beside a record's values, or instead of them. */
interface Beside {
  readonly inputs: readonly InputPlan[];
  /** Where the inputs go, by their names. */
  readonly slots: ReadonlyMap<string, Slot>;
  /** The object with all of them, if there are no values beside them. */
  readonly shared: Slot | null;
  /** The record's value object that they are of. */
  readonly holder: Field | null;
}

/** The inputs for an action's arguments, or for an update's arguments other than its values; null if a form cannot have them. */
export function besideInputs(
  field: GraphQLField<unknown, unknown>,
  mutation: Mutation,
  context: OuterContext,
): Beside | null {
  const { planner } = context;
  const parameters = asOneChoice(planner, field, parametersOf(field, mutation));
  const asked = parameters.map(([, input]) => input);
  const shared = mutation.values === null ? sharedSlot(parameters.map(([slot]) => slot)) : null;
  const object = shared && objectAt(shared, asked, context);
  const inputs =
    object?.inputs ?? planInputs(asked, { ...context, isThere: false, without: new Set() });
  if (!inputs) return null;
  const slots = new Map<string, Slot>();
  // Of two of one name the first has the input.
  for (const [slot, { name }] of parameters) if (!slots.has(name)) slots.set(name, slot);
  return { inputs, slots, shared, holder: object?.holder ?? null };
}

/** The inputs of an object argument, if the record has an object of that shape. */
function objectAt(
  slot: Slot,
  asked: readonly InputField[],
  context: OuterContext,
): { readonly holder: Field; readonly inputs: InputPlan[] } | null {
  const { action, current } = context;
  const name = slot[slot.length - 1];
  const holder = action && name !== undefined ? heldObject(current, name, action) : null;
  if (!holder) return null;
  const within = holder.fields ?? [];
  const inputs = planInputs(asked, { ...context, within, isThere: false, without: new Set() });
  return inputs && areOfOneShape(inputs) ? { holder, inputs } : null;
}

type Parameters = ReadonlyArray<readonly [slot: Slot, input: InputField]>;

/** Parameters of which exactly one may be given, as one input. */
function asOneChoice(
  planner: Planner,
  field: GraphQLField<unknown, unknown>,
  parameters: Parameters,
): Parameters {
  const shared = sharedSlot(parameters.map(([slot]) => slot));
  if (!shared || !isChoice(planner.schema, inputsAt(field, shared).type)) return parameters;
  const whole = inputAt(field, shared);
  return whole ? [[shared, whole]] : parameters;
}

/** The object with all parameters; null if they are in several. */
function sharedSlot(slots: readonly Slot[]): Slot | null {
  const parents = new Set(slots.map((slot) => slot.slice(0, -1).join('.')));
  return parents.size === 1 ? slots[0].slice(0, -1) : null;
}

/** The arguments of an action, or of an update other than its values. */
function parametersOf(
  field: GraphQLField<unknown, unknown>,
  { parameters, values }: Mutation,
): Parameters {
  return parameters.flatMap(({ slot, label }) => {
    const input = slot.includes('0') ? null : inputAt(field, slot);
    return input && (values === null || isDemanded(input))
      ? [[slot, { ...input, label }] as const]
      : [];
  });
}
