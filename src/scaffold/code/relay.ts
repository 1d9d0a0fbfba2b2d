import { print, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import * as framework from './framework.ts';

/** A document in its `graphql` tag. What would end the tag, or a text in it, is escaped as GraphQL writes it. */
export function tagged(node: FragmentDefinitionNode | OperationDefinitionNode): string {
  const document = print(node).replaceAll('`', '\\u0060').replaceAll('${', '\\u0024{');
  return `${framework.graphql}\`\n${document}\n\``;
}
