import { getNamedType, getNullableType, isListType, Kind, OperationTypeNode } from 'graphql';
import type { DocumentNode, FieldNode, GraphQLSchema, SelectionSetNode } from 'graphql';
import { fieldOf, hasArguments, isTypename } from './fields.ts';
import { operationIn } from './withoutUnused.ts';

/**
 * What a role cannot do with a document, as screens know it, which name a root field, dotted further where it is in
 * namespaces: `Mutation.cancel`, `Mutation.order.cancel`, `Query.catalog.tools`. Root types have their default names
 * here. A query that is gone says nothing of its root field, which others may still ask: of queries these are the
 * namespaces' fields that are lacking themselves.
 *
 * @param document as the app has it
 * @param lost the coordinates that the role lacks of it
 * @param isGone nothing is left of it
 */
export function subjectsOf(
  document: DocumentNode,
  union: GraphQLSchema,
  lost: ReadonlySet<string>,
  isGone: boolean,
): string[] {
  const operation = operationIn(document);
  const root = operation && union.getRootType(operation.operation)?.name;
  if (operation === undefined || root === undefined) return [];
  const fieldsOf = fieldsIn(document);
  const lostIn = (node: FieldNode, type: string, path: readonly string[]): string[][] => {
    const here = [...path, node.name.value];
    if (lost.has(`${type}.${node.name.value}`)) return [here];
    const below = fieldOf(union, type, node.name.value)?.type;
    // Neither a list nor a field with arguments is a namespace.
    if (!below || !node.selectionSet || hasArguments(node) || isListType(getNullableType(below)))
      return [];
    const own = getNamedType(below).name;
    return fieldsOf(node.selectionSet).flatMap((child) => lostIn(child, own, here));
  };
  const nodes = fieldsOf(operation.selectionSet).filter((node) => !isTypename(node));
  switch (operation.operation) {
    case OperationTypeNode.QUERY:
      return nodes
        .flatMap((node) => lostIn(node, root, ['Query']))
        .filter(({ length }) => length > 2)
        .map((path) => path.join('.'));
    case OperationTypeNode.MUTATION:
      if (!isGone) return [];
      return nodes.map((node) => {
        const [path = ['Mutation', node.name.value]] = lostIn(node, root, ['Mutation']);
        return path.join('.');
      });
    case OperationTypeNode.SUBSCRIPTION:
      return [];
  }
}

/** Finds the fields of a selection, those of its fragments among them. */
function fieldsIn({ definitions }: DocumentNode): (set: SelectionSetNode) => FieldNode[] {
  const fragments = new Map(
    definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node.selectionSet] as const] : [],
    ),
  );
  const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
    selections.flatMap((node) => {
      if (node.kind === Kind.FIELD) return [node];
      if (node.kind === Kind.INLINE_FRAGMENT) return fieldsOf(node.selectionSet);
      const set = fragments.get(node.name.value);
      return set ? fieldsOf(set) : [];
    });
  return fieldsOf;
}
