import { isInterfaceType, isObjectType, Kind } from 'graphql';
import type { FieldNode, GraphQLField, GraphQLSchema, SelectionNode } from 'graphql';

/** A field of a type by their names; undefined where there is none. */
export function fieldOf(
  schema: GraphQLSchema,
  type: string,
  field: string,
): GraphQLField<unknown, unknown> | undefined {
  const holder = schema.getType(type);
  return isObjectType(holder) || isInterfaceType(holder) ? holder.getFields()[field] : undefined;
}

export function hasArguments(node: FieldNode): boolean {
  return (node.arguments?.length ?? 0) > 0;
}

export function isTypename(node: SelectionNode): boolean {
  return node.kind === Kind.FIELD && node.name.value === '__typename';
}
