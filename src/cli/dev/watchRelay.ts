import { join } from 'node:path';
import { PERSISTED_FILE } from '../../server/persistedDocuments.ts';
import { compileCheckout } from '../artifacts.ts';
import { ARTIFACTS_FOLDER } from '../checkout.ts';
import { CommandError } from '../commandError.ts';
import { rerun } from './rerun.ts';
import { watchFiles, type Watching } from './watchFiles.ts';

/**
 * What artifacts depend on, and they themselves: a `relay-compiler --watch` beside this one writes
 * them without the list of operations, and git changes them with a branch.
 */
export const WATCHED = ['src', 'schema', 'relay.config.js', ARTIFACTS_FOLDER];

/**
 * Keeps artifacts and the list of operations current: compiles now and after each change. A whole
 * run takes a fraction of a second, so `relay-compiler --watch`, which needs watchman, has no part
 * in it.
 *
 * @param pollInterval milliseconds between looks at each file; null waits for notifications
 * @param onCompiled called after each run, successful or not
 */
export async function watchRelay(
  root: string,
  pollInterval: number | null,
  signal: AbortSignal,
  onCompiled: () => void,
): Promise<Watching> {
  let failure = await compile(root, signal);
  if (failure !== null) {
    console.error(`${failure}\nThe artifacts are as they were until that is mended.`);
  }
  const compiling = rerun(async () => {
    const former = failure;
    failure = await compile(root, signal);
    onCompiled();
    if (signal.aborted || failure === former) return;
    if (failure === null) console.log('relay-compiler: mended.');
    else console.error(failure);
  });
  const paths = WATCHED.map((path) => join(root, path));
  const written = join(root, PERSISTED_FILE);
  const files = await watchFiles(paths, pollInterval, (changed) => {
    // Each run writes it, whether or not a document has changed: following it would never end.
    if (changed.some((path) => path !== written)) compiling.request();
  });
  // Files may have changed before they were watched.
  compiling.request();
  return {
    async stop() {
      await files.stop();
      await compiling.stop();
    },
  };
}

/** @returns why it fails, for developers; null when it succeeds */
async function compile(root: string, signal: AbortSignal): Promise<string | null> {
  try {
    await compileCheckout(root, signal);
    return null;
  } catch (error) {
    return error instanceof CommandError ? error.message : String(Object(error).stack ?? error);
  }
}
