import { print, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import * as framework from './framework.ts';

/** A document in its `graphql` tag. */
export function tagged(node: FragmentDefinitionNode | OperationDefinitionNode): string {
  return `${framework.graphql}\`\n${print(node)}\n\``;
}
