import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputField } from 'graphql';
import type { Slot } from '../../types/variables.ts';
import { place } from '../../shapes/slots.ts';
import { inputFields, isList, isPlainLeaf, outputField } from '../../shapes/typeShapes.ts';
import type { CompositeType, OutputField } from '../../shapes/typeShapes.ts';
import { isPlural } from '../../wording/plurals.ts';
import { singularKey } from '../../wording/words.ts';
import { compoundKey } from '../compoundKey.ts';
import { ownKey } from '../identity.ts';
import { keyFor } from './byArguments.ts';
import type { LookupReading } from './convention.ts';

/**
 * `thing(where: { id: … })`, `productByIdentifier(identifier: { handle: … })`: an object of keys of which one
 * is given. It may be inside an object with all arguments.
 */
export function lookupByUniqueInput(field: OutputField, type: CompositeType): LookupReading | null {
  const argument = onlyObject(field.args);
  if (argument === null) return null;
  if (field.args.some((other) => other !== argument && isRequiredArgument(other))) return null;
  const inputs = inputFields(argument.type);
  const inner = onlyObject(inputs);
  const isAround = inner !== null && inputs.every((input) => input === inner);
  return isAround && !compoundKey(inner.type)
    ? keysIn(inner, [argument.name, inner.name], field, type)
    : keysIn(argument, [argument.name], field, type);
}

type Input = GraphQLArgument | GraphQLInputField;

function onlyObject<Given extends Input>(inputs: readonly Given[]): Given | null {
  const objects = inputs.filter(
    (input) => isInputObjectType(getNamedType(input.type)) && !isList(input.type),
  );
  const [only] = objects;
  return only !== undefined && objects.length === 1 ? only : null;
}

function keysIn(
  argument: Input,
  slot: Slot,
  field: OutputField,
  type: CompositeType,
): LookupReading | null {
  const inputs = inputFields(argument.type);
  const keys = inputs.filter((input) => takesField(input, type));
  const required = inputs.filter(isRequiredInputField);
  if (required.some((input) => !keys.includes(input))) return byNamedKey(inputs, slot, field, type);
  const own = ownKey(type)?.name;
  // A condition on the key is read as one: the other keys are no better.
  if (inputs.some(({ name }) => name === own) && !keys.some(({ name }) => name === own))
    return null;
  const chosen =
    required.length > 0
      ? required
      : keys
          .filter((input) => input.name === own)
          .concat(keys)
          .slice(0, 1);
  const byOwnKey = chosen.length === 1 && chosen[0]?.name === own;
  const named = namesOneRecord(argument);
  if (chosen.length === 0)
    return named && own === undefined ? byCompoundKey(inputs, slot, type) : null;
  if (!(byOwnKey || named || namesType(field, type, chosen))) return null;
  return reading(slot, chosen);
}

/** `budgetBoxById(input: { budgetBoxId })`: nothing but the key, called after the type. */
function byNamedKey(
  inputs: readonly GraphQLInputField[],
  slot: Slot,
  field: OutputField,
  type: CompositeType,
): LookupReading | null {
  const [only, ...others] = inputs;
  const key = others.length === 0 ? keyFor(only, type, field) : null;
  if (key === null) return null;
  const hole = { hole: key, type: String(only.type) };
  return { key: [key], variables: place(slot, { [only.name]: hole }) };
}

function reading(slot: Slot, chosen: readonly GraphQLInputField[]): LookupReading {
  const object = Object.fromEntries(
    chosen.map((input) => [input.name, { hole: input.name, type: String(input.type) }]),
  );
  return { key: chosen.map((input) => input.name), variables: place(slot, object) };
}

function takesField(input: GraphQLInputField, type: CompositeType): boolean {
  const leaf = outputField(type, input.name);
  return (
    leaf !== undefined &&
    isPlainLeaf(leaf) &&
    isLeafType(getNamedType(input.type)) &&
    !isList(input.type)
  );
}

/** `where: { movieId_personId: { movieId, personId } }`, where no value finds a record by itself. */
function byCompoundKey(
  inputs: readonly GraphQLInputField[],
  slot: Slot,
  type: CompositeType,
): LookupReading | null {
  const compound = inputs.find(
    (input) =>
      compoundKey(input.type) !== null &&
      !isList(input.type) &&
      inputFields(input.type).every((part) => takesField(part, type)),
  );
  return compound ? reading([...slot, compound.name], inputFields(compound.type)) : null;
}

/** `account(request: { address })`: the field is called after the type, and the object starts with a key. */
function namesType(
  field: OutputField,
  type: CompositeType,
  chosen: readonly GraphQLInputField[],
): boolean {
  return (
    singularKey(field.name) === singularKey(type.name) &&
    !isPlural(field.name) &&
    chosen.every(({ name }) => /^(.*id|address|slug|handle|code|hash|key|email)$/i.test(name))
  );
}

/** An object of settings or filters does not identify a record unless its name says so. */
function namesOneRecord({ name, type }: Input): boolean {
  return (
    /unique|identifier|key|by|where|^id$/i.test(name) ||
    /unique|identifier|key/i.test(getNamedType(type).name)
  );
}
