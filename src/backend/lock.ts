import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { BackendFailure, errorCode } from './failure.ts';

interface Holder {
  pid: number;
  host: string;
}

const heartbeat = 5_000;
/** A holder that was silent for so long (ms) is gone, whatever its process number says. */
const silence = 60_000;
/** How long (ms) to wait for a holder that may be stopping. */
const patience = 5_000;

const held = new Set<string>();

function readHolder(file: string): (Holder & { seenAt: number }) | null {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    return { ...holder, seenAt: statSync(file).mtimeMs };
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return null;
    return { pid: 0, host: '', seenAt: statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

function isGone(file: string, holder: Holder & { seenAt: number }): boolean {
  if (Date.now() - holder.seenAt > silence) return true;
  if (holder.host !== hostname() || holder.pid === 0) return false;
  // After a restart in a container the process number is often the same as before.
  if (holder.pid === process.pid) return !held.has(file);
  return !isRunning(holder.pid);
}

function take(file: string): boolean {
  try {
    const holder: Holder = { pid: process.pid, host: hostname() };
    writeFileSync(file, JSON.stringify(holder), { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Makes sure that one process at a time uses a folder, by a file beside it. The lock of a process that
 * died is taken over. Returns the function that gives the lock back; throws a `BackendFailure` when
 * somebody else keeps it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`;
  const deadline = Date.now() + patience;
  while (!take(file)) {
    const holder = readHolder(file);
    if (holder === null) continue;
    if (isGone(file, holder)) {
      rmSync(file, { force: true });
    } else if (Date.now() > deadline) {
      throw new BackendFailure(
        `The database in ${folder} is in use by another backend (process ${holder.pid} on ${holder.host}). Stop that one first, or choose another folder.`,
      );
    } else {
      await sleep(100);
    }
  }
  held.add(file);
  const timer = setInterval(() => {
    const now = new Date();
    utimesSync(file, now, now);
  }, heartbeat);
  timer.unref();
  return () => {
    clearInterval(timer);
    held.delete(file);
    rmSync(file, { force: true });
  };
}
