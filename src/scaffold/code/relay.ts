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

/** `const name = useFragment(graphql`…`, key);` */
export function useFragmentStatement(
  file: SourceFile,
  name: string,
  node: FragmentDefinitionNode,
  key: string,
): Doc {
  const hook = file.value('useFragment', 'react-relay');
  return [`const ${name} = `, call(hook, [graphqlTag(file, node), key]), ';'];
}
