import {
  getNamedType,
  getNullableType,
  GraphQLNonNull,
  isInputObjectType,
  isLeafType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { isDemanded, type InputContext, type InputField, type Setting } from './inputPlan.ts';

/** Names of operations that remove a value. */
const CLEARING = ['clear', 'unset', 'delete', 'remove'];

/**
 * `status: { set: PAID }`, `stock: { set: 3 }` beside `{ increment: 1 }`: an object with the
 * possible operations on a field of the record. The form has an input for the value, and sets it.
 *
 * @returns the input for the value, and how it is sent; null for any other input
 */
export function settingOf(
  input: InputField,
  { owner, within }: InputContext,
): { readonly value: InputField; readonly setting: Setting } | null {
  const type = getNullableType(input.type);
  if (!owner || within !== null || !isInputObjectType(type)) return null;
  const { set, ...others } = type.getFields();
  if (!set || !isLeafType(getNamedType(set.type)) || !isValue(input.name, owner.resource))
    return null;
  if (Object.values(others).some(isDemanded)) return null;
  const clearing = CLEARING.find(
    (name) => Object.hasOwn(others, name) && getNamedType(others[name].type).name === 'Boolean',
  );
  const nulled = isNonNullType(set.type) ? null : ([set.name, 'null'] as const);
  return {
    value: { ...input, type: like(input.type, set.type) },
    setting: { set: set.name, cleared: clearing ? [clearing, 'true'] : nulled },
  };
}

/** Whether the record has such a value: a plain field, or the key of a related record. */
function isValue(
  name: string,
  { fields, relations }: NonNullable<InputContext['owner']>['resource'],
): boolean {
  return (
    fields.some((field) => field.name === name && field.fields === null) ||
    relations.some(({ foreignKey }) => foreignKey === name)
  );
}

/** The type of the value, demanded where the object around it is. */
function like(outer: GraphQLInputType, inner: GraphQLInputType): GraphQLInputType {
  const bare = getNullableType(inner);
  return isNonNullType(outer) ? new GraphQLNonNull(bare) : bare;
}
