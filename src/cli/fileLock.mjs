/**
 * File locks that are released only by the end of their process. SQLite, which is built into Node,
 * uses the operating system's locks: locking is atomic, a suspended process keeps its lock, and the
 * kernel releases it when the process ends in any way. Neither process ids nor clocks matter, and
 * containers that share a volume on one machine see each other's locks.
 *
 * Lock files are never deleted: deleting one while another process is about to lock it would create
 * two holders. Plain JavaScript with built-in modules only, since it runs before anything is
 * installed.
 */
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * SQLite's result codes (sqlite.org/rescode.html): locked by another connection; not a database.
 */
const BUSY = 5;
const NOT_A_DATABASE = 26;

/** Milliseconds between attempts. */
const RETRY_INTERVAL_MS = 100;

/** In-memory journal: no further file is written. */
const EXCLUSIVE = 'pragma journal_mode = memory; begin exclusive';

/** Keeps connections referenced: garbage collection would close them and release their locks. */
const held = new Set();

/**
 * Takes a lock if it is free.
 *
 * @param {string} file created if missing; its folder must exist
 * @param {{ shared?: boolean }} [options] `shared`: several processes may hold it together
 * @returns {import('./fileLock.mjs').FileLock | null} null when another process holds it
 * @throws {Error} when the file cannot be locked at all
 */
export function tryLock(file, { shared = false } = {}) {
  const connection = connect(file, shared ? 'begin; select 1 from sqlite_schema' : EXCLUSIVE);
  if (!connection) return null;
  held.add(connection);
  const { ino } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (!shared) writeFileSync(noteOf(file), JSON.stringify({ pid: process.pid, host: hostname() }));
  return {
    isHeld: () => ino !== undefined && statSync(file, { throwIfNoEntry: false })?.ino === ino,
    release() {
      if (!held.delete(connection)) return;
      if (!shared) rmSync(noteOf(file), { force: true });
      connection.close();
    },
  };
}

/**
 * As `tryLock`, but waits until the lock is free.
 *
 * @param {string} file
 * @param {number} milliseconds maximum time to wait
 * @returns {Promise<import('./fileLock.mjs').FileLock | null>} null when it is still locked then
 */
export async function lockInTurn(file, milliseconds) {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    const lock = tryLock(file);
    if (lock || performance.now() > deadline) return lock;
    await sleep(RETRY_INTERVAL_MS);
  }
}

/** Whether this Node can lock files: versions before 22.13 cannot. */
export function canLock() {
  return sqlite() !== undefined;
}

/**
 * Describes the exclusive holder of a lock for messages, as the holder recorded it. It does not
 * tell whether the lock is still held.
 *
 * @param {string} file
 */
export function describeHolder(file) {
  try {
    const { pid, host } = JSON.parse(readFileSync(noteOf(file), 'utf8'));
    return `process ${pid} on ${host}`;
  } catch {
    return 'a process that left no note';
  }
}

/**
 * A separate file: when a process closes any descriptor of a locked file, its lock is released
 * (fcntl(2)).
 */
function noteOf(file) {
  return `${file}-holder`;
}

/** A connection that holds the lock, or null. */
function connect(file, begin) {
  const connection = new (sqlite().DatabaseSync)(file, { timeout: 0 });
  try {
    connection.exec(begin);
    return connection;
  } catch (error) {
    connection.close();
    if (error.errcode === BUSY) return null;
    if (error.errcode !== NOT_A_DATABASE) throw error;
    // Truncated and not deleted, so that it stays the same file for waiting processes.
    truncateSync(file);
    return connect(file, begin);
  }
}

/** Node's SQLite, loaded without its warning in versions where it is experimental. */
function sqlite() {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule?.('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
