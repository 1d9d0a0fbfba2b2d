import { getNamedType, isCompositeType, isNonNullType, type GraphQLCompositeType } from 'graphql';
import { outputField } from '../../model/shapes/typeShapes.ts';

/** Whether what lies at the end of a path may be null, and so may fail by itself. */
export function mayBeNull(type: GraphQLCompositeType, [name, ...rest]: readonly string[]): boolean {
  const field = outputField(type, name);
  if (!field || !isNonNullType(field.type)) return true;
  const inner = getNamedType(field.type);
  return rest.length > 0 && isCompositeType(inner) && mayBeNull(inner, rest);
}
