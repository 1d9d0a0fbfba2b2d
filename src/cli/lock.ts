import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATE_FOLDER } from './checkout.ts';
import { CommandError } from './commandError.ts';
import { isRunning, ownMark, type ProcessMark } from './process.ts';
import { removeStagings } from './staging.ts';
import { rollBack } from './transaction.ts';

const LOCK = `${STATE_FOLDER}/lock`;

/**
 * Does the work while no other command changes the checkout, after putting back what a killed one
 * left half done.
 *
 * @throws CommandError when another command is at work there
 */
export async function withLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(root, LOCK);
  mkdirSync(join(root, STATE_FOLDER), { recursive: true });
  const owner = readOwner(file);
  if (owner && isRunning(owner)) {
    throw new CommandError(
      `Another frontage command (process ${owner.pid}) is changing this checkout.`,
      'Wait until it is done.',
    );
  }
  rmSync(file, { force: true });
  takeLock(file);
  try {
    recover(root);
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Puts back what a killed command left half done; leaves one that is still at work alone. */
export function recoverIfAbandoned(root: string): void {
  const owner = readOwner(join(root, LOCK));
  if (!owner || !isRunning(owner)) recover(root);
}

function recover(root: string): void {
  removeStagings(root);
  if (rollBack(root)) {
    console.error(
      'An earlier command was stopped half way: the files are back as they were before it.',
    );
  }
}

function takeLock(file: string): void {
  try {
    writeFileSync(file, JSON.stringify(ownMark()), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new CommandError(
      'Another frontage command is changing this checkout.',
      'Wait until it is done.',
    );
  }
}

function readOwner(file: string): ProcessMark | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessMark;
  } catch {
    return null;
  }
}
