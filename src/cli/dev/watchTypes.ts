import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { STATE_FOLDER, TYPE_ERRORS_FILE } from '../checkout.ts';
import { findTypeErrors } from '../typeCheck.ts';
import { rerun, type Rerun } from './rerun.ts';

/**
 * Prints the type errors of the app when they change, and writes them where pages show them. What the
 * developer waits for goes first: the check runs at a lower priority, though not the lowest, which a busy machine
 * never comes to.
 */
export function watchTypes(root: string, signal: AbortSignal): Rerun {
  let former = '';
  writeErrors(root, []);
  return rerun(async () => {
    const errors = await findTypeErrors(root, signal, {
      priority: constants.priority.PRIORITY_BELOW_NORMAL,
      isIncremental: true,
    }).catch((error: unknown) => [String(error)]);
    const report = errors.join('\n');
    if (signal.aborted || report === former) return;
    former = report;
    writeErrors(root, errors);
    if (report === '') console.log('Types: mended.');
    else console.error(`Types:\n${report.replaceAll(/^(?=.)/gm, '  ')}`);
  });
}

/** In one step: Turbopack must not read half a file. */
function writeErrors(root: string, errors: readonly string[]): void {
  const file = join(root, TYPE_ERRORS_FILE);
  mkdirSync(join(root, STATE_FOLDER), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(errors));
  renameSync(`${file}.new`, file);
}
