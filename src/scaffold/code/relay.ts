import { print, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { call, type Doc } from './docs.ts';
import type { SourceFile } from './sourceFile.ts';

/** A document in its `graphql` tag. */
export function graphqlTag(
  file: SourceFile,
  node: FragmentDefinitionNode | OperationDefinitionNode,
): string {
  return `${file.value('graphql', 'react-relay')}\`\n${print(node)}\n\``;
}

/** `const name = graphql`…`;` */
export function queryStatement(file: SourceFile, name: string, node: OperationDefinitionNode): Doc {
  return `const ${name} = ${graphqlTag(file, node)};`;
}

/**
 * `const name = useFragment(graphql`…`, key);`
 *
 * @param keyType the fragment's key, where the key's own type does not say what it gives
 */
export function useFragmentStatement(
  file: SourceFile,
  name: string,
  node: FragmentDefinitionNode,
  key: string,
  keyType?: string,
): Doc {
  const hook = file.value('useFragment', 'react-relay');
  const typed = keyType === undefined ? hook : `${hook}<${keyType}>`;
  return `const ${name} = ${call(typed, [graphqlTag(file, node), key])};`;
}
