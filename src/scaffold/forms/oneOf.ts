import {
  getNamedType,
  isInputObjectType,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import { namedTypeOf } from '../../model/shapes/typeShapes.ts';

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

/** Whether the input object at a path takes exactly one of its fields. @param printed the type that the path begins at */
export function endsInChoice(
  schema: GraphQLSchema,
  printed: string | undefined,
  path: readonly string[],
): boolean {
  const start = printed === undefined ? undefined : schema.getType(namedTypeOf(printed));
  const type = path.reduce<GraphQLNamedType | undefined>((outer, name) => {
    const field = isInputObjectType(outer) ? outer.getFields()[name] : undefined;
    return field && getNamedType(field.type);
  }, start);
  return isInputObjectType(type) && isOneOf(type);
}
