import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputObjectType,
} from 'graphql';
import { readValueShape } from '../../../model/shapes/valueShape.ts';
import { DURATION_UNITS } from '../../../model/types/fields.ts';
import type { ChooseKind, InputField, InputPlan, KindContext } from '../inputPlan.ts';
import { nestedContext } from '../nestedRecord.ts';
import { isOneOf } from '../oneOf.ts';
import { fieldsOfLink, inOrderOfLink, linkWithValuesOf } from '../linkWithValues.ts';

const GROUP = { make: 'group', from: 'src/ui/form/inputs/group.tsx' };
const ONE_OF = { make: 'oneOf', from: 'src/ui/form/inputs/oneOf.tsx' };

const DEEPEST = 2;
/** An object of more fields is a record of its own, unless the backend insists on it. */
const MOST_IN_GROUP = 16;

/** An input object by the inputs of its fields: `group({ fields })`, `oneOf({ fields })`. */
export const groupKind: ChooseKind = (input, context) => {
  const type = getNullableType(input.type);
  if (!isInputObjectType(type) || !hasRoom(type, input, context)) return null;
  const inputs = inputsIn(type, input, context);
  const deep = inputs.filter(({ kind }) => kind.structure).length;
  if (inputs.length === 0 || deep > inputs.length / 2) return null;
  if (isOneOf(type)) return { ...ONE_OF, object: { type: type.name, inputs } };
  const shape = readValueShape(type)?.is;
  return {
    ...GROUP,
    object: { type: type.name, inputs: shape === 'duration' ? byUnit(inputs) : inputs },
    options: shape === 'duration' || shape === 'point' ? ['isCompact: true'] : [],
  };
};

/** Whether the inputs of an object can be laid out within the form. */
function hasRoom(type: GraphQLInputObjectType, input: InputField, { depth }: KindContext): boolean {
  const isMany = Object.keys(type.getFields()).length > MOST_IN_GROUP;
  if (depth >= DEEPEST || (isMany && !isNonNullType(input.type))) return false;
  // Conditions within conditions have no end that could be laid out.
  return depth === 0 || !leadsTo(type, type);
}

/** The inputs of an object's fields; none where one that it needs cannot be planned. */
function inputsIn(
  type: GraphQLInputObjectType,
  input: InputField,
  context: KindContext,
): readonly InputPlan[] {
  const { name } = input;
  const link = linkWithValuesOf(name, type, context);
  const fields = link ? fieldsOfLink(type, link) : Object.values(type.getFields());
  const planned = context.planInputs(fields, {
    ...context,
    without: new Set(),
    within: context.field?.fields ?? [],
    holders: [name, ...(context.holders ?? [])],
    depth: context.depth + 1,
    ...(link ? { link: link.place } : nestedContext(input, type, context)),
  });
  if (planned === null) return [];
  return link ? inOrderOfLink(planned, link) : planned;
}

/** The longest unit first; its name says what it is. */
function byUnit(inputs: readonly InputPlan[]): InputPlan[] {
  return DURATION_UNITS.flatMap((unit) => inputs.filter(({ name }) => name === unit)).map(
    (input) => ({ ...input, help: undefined }),
  );
}

/** Whether an input object may contain another, at any depth. */
function leadsTo(
  from: GraphQLInputObjectType,
  to: GraphQLInputObjectType,
  seen = new Set<GraphQLInputObjectType>(),
): boolean {
  return Object.values(from.getFields()).some((field) => {
    const type = getNamedType(field.type);
    if (type === to) return true;
    if (!isInputObjectType(type) || seen.has(type)) return false;
    return leadsTo(type, to, seen.add(type));
  });
}
