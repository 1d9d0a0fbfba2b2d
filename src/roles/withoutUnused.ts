import { Kind, visit } from 'graphql';
import type { DefinitionNode, DocumentNode, OperationDefinitionNode } from 'graphql';

/** The operation of a document; undefined where it has none. */
export function operationIn({ definitions }: DocumentNode): OperationDefinitionNode | undefined {
  return definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
}

/** Without the fragments that nothing spreads any more, and the variables that nothing uses. */
export function withoutUnused(document: DocumentNode): DocumentNode {
  const operation = operationIn(document);
  if (!operation) return document;
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );
  const spread = new Set<string>();
  const used = new Set<string>();
  const look = (node: OperationDefinitionNode['selectionSet']): void => {
    visit(node, {
      Variable: ({ name }) => void used.add(name.value),
      FragmentSpread: ({ name: { value } }) => {
        if (spread.has(value)) return;
        spread.add(value);
        const fragment = fragments.get(value);
        if (fragment) look(fragment.selectionSet);
      },
    });
  };
  look(operation.selectionSet);
  return {
    ...document,
    definitions: document.definitions.flatMap((node): DefinitionNode[] => {
      if (node.kind === Kind.FRAGMENT_DEFINITION) return spread.has(node.name.value) ? [node] : [];
      if (node !== operation) return [node];
      const variableDefinitions = operation.variableDefinitions?.filter(({ variable }) =>
        used.has(variable.name.value),
      );
      return [{ ...operation, variableDefinitions }];
    }),
  };
}
