import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isNonNullType,
  type GraphQLInputObjectType,
} from 'graphql';
import { readValueShape } from '../../../model/shapes/valueShape.ts';
import { DURATION_UNITS } from '../../../model/types/fields.ts';
import type { ChooseKind, InputPlan } from '../inputPlan.ts';
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
  const { name, type: declared } = input;
  const type = getNullableType(declared);
  if (!isInputObjectType(type) || context.depth >= DEEPEST) return null;
  const isOptional = !isNonNullType(declared);
  if (isOptional && Object.keys(type.getFields()).length > MOST_IN_GROUP) return null;
  // Conditions within conditions have no end that could be laid out.
  if (context.depth > 0 && leadsTo(type, type)) return null;
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
  if (planned === null || planned.length === 0) return null;
  const inputs = link ? inOrderOfLink(planned, link) : planned;
  const deep = inputs.filter(({ kind }) => kind.structure).length;
  if (deep > inputs.length / 2) return null;
  if (isOneOf(type)) return { ...ONE_OF, object: { type: type.name, inputs } };
  const shape = readValueShape(type);
  const isCompact = shape?.is === 'duration' || shape?.is === 'point';
  return {
    ...GROUP,
    object: { type: type.name, inputs: shape?.is === 'duration' ? byUnit(inputs) : inputs },
    options: isCompact ? ['isCompact: true'] : [],
  };
};

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
