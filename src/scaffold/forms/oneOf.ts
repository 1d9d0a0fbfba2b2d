import type { GraphQLInputObjectType } from 'graphql';

/**
 * Whether exactly one field of an input object may be given: it is marked so, or says so in words where
 * the schema is older than the directive.
 */
export function isOneOf({ isOneOf: isMarked, description }: GraphQLInputObjectType): boolean {
  const isSaid = /\b(exactly|only) one (of|field|must)\b/i.test(description ?? '');
  return isMarked || isSaid;
}
