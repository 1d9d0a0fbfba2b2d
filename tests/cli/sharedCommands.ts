import { loadByNode } from '../loadedByNode/loadByNode.ts';

/** What has been started for one file of tests runs the commands of the next. */
export const { commands } = loadByNode(
  './tests/cli/commandProcess.ts',
) as typeof import('./commandProcess.ts');
