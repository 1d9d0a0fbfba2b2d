import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeHolder, lockInTurn, tryLock, type FileLock } from '../cli/fileLock.mjs';
import { BackendFailure } from './failure.ts';

/** Milliseconds between two looks whether the lock is still there. */
const LOOK_EVERY = 250;
/** How long (ms) a start waits where a database has no lock file: whoever deleted it may have left its holder without. */
const NOTICED_AFTER = 4 * LOOK_EVERY;
/** How long (ms) to wait for a holder that may be stopping. */
const STOPPED_AFTER = 5_000;

export interface FolderLock {
  /**
   * Whether the folder is still this process's own. A lock file that was deleted is made anew; when
   * somebody else has locked that by then, the process ends, before it writes over what they wrote.
   */
  isOurs(): boolean;
  release(): void;
}

/**
 * Makes sure that one process at a time uses a folder, by a file beside it, which stays there. Only
 * the end of its holder frees it: one that is stopped keeps it.
 *
 * @throws {BackendFailure} when somebody else holds it, or when the file system has no locks
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  if (existsSync(folder) && !existsSync(file)) {
    closeSync(openSync(file, 'a'));
    await sleep(NOTICED_AFTER);
  }
  let lock = await take(folder, file);
  const isOurs = () => {
    if (lock.isHeld()) return true;
    // What it holds of a deleted file keeps nobody out.
    lock.release();
    const again = tryLock(file);
    if (again) lock = again;
    else endAtOnce(folder);
    return again !== null;
  };
  const timer = setInterval(isOurs, LOOK_EVERY);
  timer.unref();
  return {
    isOurs,
    release() {
      clearInterval(timer);
      lock.release();
    },
  };
}

async function take(folder: string, file: string): Promise<FileLock> {
  const lock = await lockInTurn(file, STOPPED_AFTER).catch((error: unknown) => {
    throw explain(folder, error);
  });
  if (lock) return lock;
  throw new BackendFailure(
    `The database in ${folder} is in use by another backend (${describeHolder(file)}). Stop that one first, or choose another folder.`,
  );
}

/** The words of a file system without locks are not fit to be shown. */
function explain(folder: string, error: unknown): BackendFailure {
  return new BackendFailure(
    `The database in ${folder} cannot be locked against other backends: ${(error as Error).message}. Keep it in a folder that you may write to, on a file system with locks.`,
    { cause: error },
  );
}

/** Nothing is closed on the way: that would write into files which are somebody else's now. */
function endAtOnce(folder: string): void {
  console.error(
    `The lock of the database in ${folder} was deleted, and another backend has opened it since. This one ends before they write over each other.`,
  );
  process.exit(1);
}
