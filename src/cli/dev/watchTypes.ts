import { constants } from 'node:os';
import { findTypeErrors } from '../typeCheck.ts';
import { rerun, type Rerun } from './rerun.ts';

/**
 * Prints the type errors of the app when they change. What the developer waits for goes first: the
 * check runs at the lowest priority.
 */
export function watchTypes(root: string, signal: AbortSignal): Rerun {
  let former = '';
  return rerun(async () => {
    const errors = await findTypeErrors(root, signal, constants.priority.PRIORITY_LOW).catch(
      (error: unknown) => [String(error)],
    );
    const report = errors.join('\n');
    if (signal.aborted || report === former) return;
    former = report;
    if (report === '') console.log('Types: mended.');
    else console.error(`Types:\n${report.replaceAll(/^(?=.)/gm, '  ')}`);
  });
}
