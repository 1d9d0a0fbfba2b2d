import type { FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import { layOut } from '../graphql/print.ts';
import { call, hardline, indent, type Doc } from './docs.ts';
import type { SourceFile } from './sourceFile.ts';

/** A document in its `graphql` tag. */
export function graphqlTag(
  file: SourceFile,
  node: FragmentDefinitionNode | OperationDefinitionNode,
): Doc {
  return [
    file.value('graphql', 'react-relay'),
    '`',
    indent([hardline, layOut(node)]),
    hardline,
    '`',
  ];
}

/** `const name = graphql`…`;` */
export function queryStatement(file: SourceFile, name: string, node: OperationDefinitionNode): Doc {
  return [`const ${name} = `, graphqlTag(file, node), ';'];
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
  return [`const ${name} = `, call(typed, [graphqlTag(file, node), key]), ';'];
}
