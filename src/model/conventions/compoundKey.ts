import { isLeafType, isNonNullType, getNullableType } from 'graphql';
import type { GraphQLInputObjectType, GraphQLInputType } from 'graphql';
import { inputFields } from '../shapes/typeShapes.ts';

/**
 * `movieId_personId: { movieId: Int!, personId: Int! }`: a composite key in an object. Returns the names
 * of its fields; null for other inputs.
 */
export function compoundKey(type: GraphQLInputType | GraphQLInputObjectType): string[] | null {
  const parts = inputFields(type);
  const isWhole = parts.every(
    (part) => isNonNullType(part.type) && isLeafType(getNullableType(part.type)),
  );
  return isWhole && parts.length > 1 ? parts.map(({ name }) => name) : null;
}
