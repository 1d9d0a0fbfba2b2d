import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeHolder, lockInTurn, tryLock, type FileLock } from '../cli/fileLock.mjs';
import { BackendFailure } from './failure.ts';

/** Milliseconds between checks that the lock file still exists. */
const CHECK_INTERVAL_MS = 250;
/**
 * Milliseconds that a start waits when a database has no lock file: its holder may notice that it
 * was deleted.
 */
const DELETED_LOCK_WAIT_MS = 4 * CHECK_INTERVAL_MS;
/** Milliseconds to wait for a holder that may be stopping. */
const STOP_WAIT_MS = 5_000;

export interface FolderLock {
  /**
   * Whether this process still holds the folder. A deleted lock file is created again; if another
   * process has locked it by then, this one exits before it overwrites the other's data.
   */
  isOurs(): boolean;
  release(): void;
}

/**
 * Ensures that only one process uses a folder, by a lock file beside it that is never deleted. Only
 * the end of its holder releases it; a suspended process keeps it.
 *
 * @throws {BackendFailure} when another process holds it, or the file system has no locks
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const file = `${folder}.lock`;
  if (existsSync(folder) && !existsSync(file)) {
    closeSync(openSync(file, 'a'));
    await sleep(DELETED_LOCK_WAIT_MS);
  }
  let lock = await take(folder, file);
  const isOurs = () => {
    if (lock.isHeld()) return true;
    // A lock on a deleted file excludes nobody.
    lock.release();
    const again = tryLock(file);
    if (again) lock = again;
    else exitImmediately(folder);
    return again !== null;
  };
  const timer = setInterval(isOurs, CHECK_INTERVAL_MS);
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
  const lock = await lockInTurn(file, STOP_WAIT_MS).catch((error: unknown) => {
    throw explain(folder, error);
  });
  if (lock) return lock;
  throw new BackendFailure(
    `The database in ${folder} is in use by another backend (${describeHolder(file)}). Stop that one first, or choose another folder.`,
  );
}

/** Replaces the message of a file system without locks by a readable one. */
function explain(folder: string, error: unknown): BackendFailure {
  return new BackendFailure(
    `The database in ${folder} cannot be locked against other backends: ${(error as Error).message}. Keep it in a folder that you may write to, on a file system with locks.`,
    { cause: error },
  );
}

/**
 * Exits without closing the database, which would write into files that another process now owns.
 */
function exitImmediately(folder: string): void {
  console.error(
    `The lock of the database in ${folder} was deleted, and another backend has opened it since. This one ends before they write over each other.`,
  );
  process.exit(1);
}
