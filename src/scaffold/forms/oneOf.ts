import { isInputObjectType, type GraphQLInputObjectType, type GraphQLSchema } from 'graphql';

/**
 * Whether exactly one field of an input object may be given: it is marked so, or says so in words where
 * the schema is older than the directive.
 */
export function isOneOf({ isOneOf: isMarked, description }: GraphQLInputObjectType): boolean {
  const isSaid = /\b(exactly|only) one (of|field|must)\b/i.test(description ?? '');
  return isMarked || isSaid;
}

/** Whether exactly one field of the type of that name may be given: such a type is an input within a form, not a form. */
export function isChoice(schema: GraphQLSchema, name: string | null | undefined): boolean {
  const type = name ? schema.getType(name) : undefined;
  return isInputObjectType(type) && isOneOf(type);
}
