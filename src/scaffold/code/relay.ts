import { print, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import * as framework from './framework.ts';

/** A document in its `graphql` tag. */
export function tagged(node: FragmentDefinitionNode | OperationDefinitionNode): string {
  return `${framework.graphql}\`\n${print(node)}\n\``;
}

/** `const name = graphql`…`;` */
export function queryStatement(name: string, node: OperationDefinitionNode): string {
  return `const ${name} = ${tagged(node)};`;
}

/**
 * `const name = useFragment(graphql`…`, key);`
 *
 * @param keyType the fragment's key, where the key's own type does not say what it gives
 */
export function useFragmentStatement(
  name: string,
  node: FragmentDefinitionNode,
  key: string,
  keyType?: string,
): string {
  const typed = keyType === undefined ? '' : `<${keyType}>`;
  return `const ${name} = ${framework.useFragment}${typed}(${tagged(node)}, ${key});`;
}
