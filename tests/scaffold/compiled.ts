import { loadByNode } from '../loadedByNode/loadByNode.ts';

/** What has been read for one test file is kept for the next. */
export const { compile, compiledText } = loadByNode(
  './tests/scaffold/compiler.ts',
) as typeof import('./compiler.ts');
