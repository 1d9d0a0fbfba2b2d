import { getNamedType, Kind, OperationTypeNode } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode, SelectionNode } from 'graphql';
import { fieldOf, hasArguments, isTypename } from './fields.ts';

/**
 * What a document that is gone was for, as screens know it: its root field, `Query.orders`, or that of a namespace,
 * `Mutation.order.cancel`. Root types have their default names here.
 */
export function subjectsOf(
  { operation, selectionSet }: OperationDefinitionNode,
  union: GraphQLSchema,
  lost: ReadonlySet<string>,
): string[] {
  const root = union.getRootType(operation)?.name ?? '';
  const name = operation[0].toUpperCase() + operation.slice(1);
  const subjectIn = (
    node: SelectionNode,
    type: string,
    path: readonly string[],
  ): readonly string[] | null => {
    if (node.kind !== Kind.FIELD) return null;
    const here = [...path, node.name.value];
    if (lost.has(`${type}.${node.name.value}`)) return here;
    const below = fieldOf(union, type, node.name.value)?.type;
    if (below === undefined || hasArguments(node)) return null;
    for (const child of node.selectionSet?.selections ?? []) {
      const found = subjectIn(child, getNamedType(below).name, here);
      if (found) return found;
    }
    return null;
  };
  return selectionSet.selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD || isTypename(node)) return [];
    const path = operation === OperationTypeNode.MUTATION && subjectIn(node, root, [name]);
    return [(path || [name, node.name.value]).join('.')];
  });
}
