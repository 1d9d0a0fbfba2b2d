import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isRequiredInputField,
  isRequiredArgument,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import type { Slot, Template, Variables } from '../../types/variables.ts';
import type { ActionParameter } from '../../types/mutation.ts';
import { isDeprecated } from '../../shapes/typeShapes.ts';
import { enteredLabel } from '../../wording/units.ts';
import { singularKey, splitWords } from '../../wording/words.ts';
import { compoundKey } from '../compoundKey.ts';
import { operatorSpelled } from '../filter/operators.ts';
import { CLIENT_ONLY } from './clientOnly.ts';
import { readVerbs } from './name.ts';

/** A place for a value among the arguments of a mutation. */
export interface InputSlot {
  slot: Slot;
  name: string;
  words: string[];
  type: GraphQLInputType;
  /** It and all objects around it must be given. */
  required: boolean;
  description: string | null;
  /** The object around it selects records: `where`, `filter`, `pk_columns`, or a type called so. */
  selects: boolean;
  /** An object around it is one element of a list. */
  inList: boolean;
  /** It is the operand of "equals" in a filter, which selects any number of records. */
  compared: boolean;
  /** The fields that find a record together, it among them: those of a compound key in a selection. */
  together: readonly string[];
}

const SELECTORS = new Set(
  'where filter by pk pk_columns pkColumns key selector identifier lookup criteria condition conditions'.split(
    ' ',
  ),
);
const SELECTOR_TYPE = /(where|filter|unique|identifier|selector|bool_?exp|pk_?columns)/i;
const EQUALS = ['eq', '_eq', 'equals', 'equalTo', 'equal', 'is', 'exact', 'EQ'];

/**
 * All slots of a mutation, outer ones first: its arguments, the fields of its input objects, and the
 * fields of objects in those that select records. Deprecated ones are left out.
 */
export function listSlots(field: GraphQLField<unknown, unknown>): InputSlot[] {
  const around = { selects: false, inList: false, noun: nounOf(field.name) };
  return field.args.flatMap((argument) =>
    slotsOf(argument, [argument.name], isRequiredArgument(argument), around),
  );
}

const BODY = /^(request)?_?(params?|parameters?|data|body|payload|model|dto|command)$/i;

/** `request: { param: { id … } context }`: the object within an argument that has what the mutation is about. */
export function isBody({ slot, name, type }: InputSlot): boolean {
  return slot.length === 2 && BODY.test(name) && !isList(type) && objectIn(type) !== null;
}

/** The noun of a mutation, by its name alone: `updateFilter` is about a filter, and does not filter. */
function nounOf(name: string): string {
  const reading = readVerbs(splitWords(name))[0];
  return reading === undefined ? '' : singularKey(reading.noun.join('_'));
}

/** True for an object that selects records, by its own name or that of its type. */
function isSelecting(name: string, type: string, noun: string): boolean {
  const isNoun = noun !== '' && singularKey(name) === noun;
  const said = isNoun ? type.replace(new RegExp(noun, 'i'), '') : type;
  // `preCheck: { … }` is a condition on the record that does not select it.
  if (/check$/i.test(name)) return false;
  return (!isNoun && SELECTORS.has(name)) || SELECTOR_TYPE.test(said);
}

interface Around extends Pick<InputSlot, 'selects' | 'inList'> {
  readonly noun: string;
}

function slotsOf(
  input: GraphQLArgument | GraphQLInputField,
  slot: Slot,
  required: boolean,
  { noun, ...around }: Around,
): InputSlot[] {
  if (isDeprecated(input) || CLIENT_ONLY.has(input.name)) return [];
  const { name, type, description = null } = input;
  const words = splitWords(name);
  // Inside a selection, `id_EQ` is the operand of "equals".
  const equalled = around.selects && isLeafType(getNamedType(type)) ? equalledBy(words) : null;
  const here: InputSlot = {
    slot,
    name: equalled ? equalled.join('_') : name,
    words: equalled ?? words,
    type,
    required,
    description,
    ...around,
    compared: equalled !== null,
    together: [],
  };
  const object = objectIn(type);
  if (object === null) return [here];
  return [here, ...(around.selects ? keysIn(here, object) : slotsIn(here, object, noun))];
}

/** Inside a selection, only the parts of a compound key or the operand of "equals" can identify one record. */
function keysIn(selection: InputSlot, object: GraphQLInputObjectType): InputSlot[] {
  if (isList(selection.type)) return [];
  const fields = object.getFields();
  const inside = ({ name, type }: GraphQLInputField): InputSlot => ({
    ...selection,
    slot: [...selection.slot, name],
    type,
    required: false,
  });
  const together = compoundKey(object);
  if (together)
    return Object.values(fields).map((part) => ({
      ...inside(part),
      name: part.name,
      words: splitWords(part.name),
      together,
    }));
  const equals = EQUALS.find((operator) => fields[operator]);
  return equals === undefined ? [] : [{ ...inside(fields[equals]), compared: true }];
}

/** The fields of an argument's object, of one that selects records, or of the body within an argument. */
function slotsIn(outer: InputSlot, object: GraphQLInputObjectType, noun: string): InputSlot[] {
  const { slot, name, type, required } = outer;
  const selects = isSelecting(name, object.name, noun);
  if (slot.length > 1 && !selects && !isBody(outer)) return [];
  const inner = isList(type) ? [...slot, '0'] : slot;
  const around = { selects, inList: outer.inList || isList(type), noun };
  return Object.values(object.getFields()).flatMap((field) =>
    slotsOf(field, [...inner, field.name], required && isRequiredInputField(field), around),
  );
}

/** `id` of `id_EQ`, in words: what a name that ends in an operator of equality compares. */
function equalledBy(words: readonly string[]): string[] | null {
  const operator = words.findIndex(
    (_, start) => start > 0 && operatorSpelled(words.slice(start).join('_'))?.name === 'is',
  );
  return operator > 0 ? words.slice(0, operator) : null;
}

/** The input object that a type is, or is a list of; null for scalars and enums. */
export function objectIn(type: GraphQLInputType): GraphQLInputObjectType | null {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named : null;
}

/** True when a list is expected. */
export function isList(type: GraphQLInputType): boolean {
  return isListType(getNullableType(type));
}

/** The arguments of a field, by name → printed type. */
export function printArguments(field: GraphQLField<unknown, unknown>): Record<string, string> {
  return Object.fromEntries(field.args.map((argument) => [argument.name, String(argument.type)]));
}

/** Variables with these templates at these slots. */
export function toVariables(entries: readonly { slot: Slot; template: Template }[]): Variables {
  const byName = new Map<string, { slot: Slot; template: Template }[]>();
  for (const { slot, template } of entries) {
    const [name, ...rest] = slot;
    if (name === undefined) continue;
    const others = byName.get(name) ?? [];
    others.push({ slot: rest, template });
    byName.set(name, others);
  }
  return Object.fromEntries([...byName].map(([name, inner]) => [name, nest(inner)]));
}

function nest(entries: { slot: Slot; template: Template }[]): Template {
  const whole = entries.find((entry) => entry.slot.length === 0);
  if (whole !== undefined) return whole.template;
  if (entries.every((entry) => entry.slot[0] === '0')) {
    return [nest(entries.map((entry) => ({ ...entry, slot: entry.slot.slice(1) })))];
  }
  return toVariables(entries);
}

/**
 * The arguments that become inputs of a form, without those at the slots already used. An object
 * with a used slot inside, or the only required object, becomes an input for each of its fields.
 */
export function listParameters(
  field: GraphQLField<unknown, unknown>,
  used: readonly Slot[],
): ActionParameter[] {
  const objects = field.args.filter((argument) => objectIn(argument.type) !== null);
  return field.args.flatMap((argument) => {
    const alone =
      objects.length === 1 && isRequiredArgument(argument) && !sharesName(argument, field);
    return parameters(argument, [argument.name], used, alone, isRequiredArgument(argument));
  });
}

/** `refund(amount: Float!, fee: { amount, currency })`: opened, an object would have two inputs of one name. */
function sharesName(argument: GraphQLArgument, field: GraphQLField<unknown, unknown>): boolean {
  const inside = objectIn(argument.type)?.getFields() ?? {};
  return field.args.some(({ name }) => Object.hasOwn(inside, name));
}

function parameters(
  input: GraphQLArgument | GraphQLInputField,
  slot: Slot,
  used: readonly Slot[],
  open: boolean,
  required: boolean,
): ActionParameter[] {
  if (isDeprecated(input) || CLIENT_ONLY.has(input.name)) return [];
  if (used.some((other) => isWithin(slot, other))) return [];
  const object = objectIn(input.type);
  const touched = used.some((other) => isWithin(other, slot));
  if (object !== null && !isList(input.type) && (open || touched)) {
    // Of what selects the record, nothing is entered that could be left out.
    const isSelecting = touched && SELECTORS.has(input.name);
    return Object.values(object.getFields()).flatMap((child) => {
      const isRequired = required && isRequiredInputField(child);
      return isSelecting && !isRequired
        ? []
        : parameters(child, [...slot, child.name], used, false, isRequired);
    });
  }
  if (touched) return [];
  const description = input.description ?? null;
  return [
    {
      slot,
      label: enteredLabel(input.name, input.type),
      type: String(input.type),
      required,
      description,
    },
  ];
}

/** True when `slot` is `outer` or below it. */
export function isWithin(slot: Slot, outer: Slot): boolean {
  return outer.length <= slot.length && outer.every((segment, index) => segment === slot[index]);
}
