import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mayWrite, STATE_FOLDER } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { describeHolder, tryLock, type FileLock } from './fileLock.mjs';
import { hasStagings, removeStagings } from './staging.ts';
import { hasFormerPackages, restoreFormerPackages } from './upgrade/formerPackages.ts';
import { JOURNAL, rollBack } from './transaction.ts';

const LOCK = `${STATE_FOLDER}/lock`;

/** Milliseconds between attempts to take a lock. */
const RETRY_INTERVAL_MS = 100;

/**
 * Runs work while no other command changes the checkout, after rolling back what a killed command
 * left incomplete.
 *
 * @throws {CommandError} when another command is running there
 */
export async function withLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const lock = takeLock(root);
  if (!lock) {
    throw new CommandError(
      `Another frontage command (${describeHolder(join(root, LOCK))}) is changing this checkout.`,
      'Wait until it is done.',
    );
  }
  return workUnder(lock, root, work);
}

/** As `withLock`, but waits for the other command. A read-only checkout needs no lock. */
export async function withLockInTurn<Result>(
  root: string,
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  if (!mayWrite(root)) return work();
  let lock = takeLock(root);
  if (!lock) {
    console.log(`Waiting for another frontage command (${describeHolder(join(root, LOCK))})…`);
    while (!lock) {
      await sleep(RETRY_INTERVAL_MS, undefined, { signal });
      lock = takeLock(root);
    }
  }
  return workUnder(lock, root, work);
}

/** Rolls back what a killed command left incomplete, unless a command is still running. */
export function recoverIfAbandoned(root: string): void {
  if (!existsSync(join(root, JOURNAL)) && !hasStagings(root) && !hasFormerPackages(root)) return;
  const lock = takeLock(root);
  if (!lock) return;
  try {
    recover(root);
  } finally {
    lock.release();
  }
}

function takeLock(root: string): FileLock | null {
  mkdirSync(join(root, STATE_FOLDER), { recursive: true });
  return tryLock(join(root, LOCK));
}

async function workUnder<Result>(
  lock: FileLock,
  root: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    recover(root);
    return await work();
  } finally {
    lock.release();
  }
}

function recover(root: string): void {
  removeStagings(root);
  const wasUpgrading = restoreFormerPackages(root);
  if (rollBack(root)) {
    console.error(
      'An earlier command was stopped half way: the files are back as they were before it.',
    );
  }
  // This program may be of the version that is gone now.
  if (wasUpgrading) {
    throw new CommandError(
      'An upgrade was stopped half way: the app is back as it was before it.',
      'Run the command again.',
    );
  }
}
