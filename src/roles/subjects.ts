import { getNamedType, Kind, OperationTypeNode } from 'graphql';
import type { GraphQLSchema, OperationDefinitionNode, SelectionNode } from 'graphql';
import { fieldOf, hasArguments, isTypename } from './fields.ts';

/**
 * What a role cannot do because a document is gone, as screens know it: a mutation, `Mutation.cancel`, or one of a
 * namespace, `Mutation.order.cancel`. Root types have their default names here. A query that is gone says nothing of
 * its root field, which others may still ask.
 */
export function subjectsOf(
  { operation, selectionSet }: OperationDefinitionNode,
  union: GraphQLSchema,
  lost: ReadonlySet<string>,
): string[] {
  if (operation !== OperationTypeNode.MUTATION) return [];
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
  const root = union.getMutationType()?.name ?? '';
  return selectionSet.selections.flatMap((node) => {
    if (node.kind !== Kind.FIELD || isTypename(node)) return [];
    const path = subjectIn(node, root, ['Mutation']) ?? ['Mutation', node.name.value];
    return [path.join('.')];
  });
}
