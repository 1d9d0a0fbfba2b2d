/**
 * Locks that only a dead process frees. SQLite, which Node has built in, locks files by the operating
 * system's own locks: taking one is atomic, a process that is stopped or has no time keeps it, and the
 * kernel frees it when the process ends, however it ends. Numbers of processes and clocks play no part,
 * and containers that share a volume of one machine see each other's locks.
 *
 * Lock files stay where they are when nobody holds them: whoever deletes one while another is about to
 * lock it makes two holders. Plain JavaScript with Node's own modules only: it runs before anything is
 * installed.
 */
import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** SQLite's result codes (sqlite.org/rescode.html): held by another; something else than a lock. */
const BUSY = 5;
const NOT_A_DATABASE = 26;

/** Milliseconds between two tries. */
const INTERVAL = 100;

/** Without a journal, which would be one more file. */
const ALONE = 'pragma journal_mode = memory; begin exclusive';

/** What is not referred to is collected, and a collected connection frees its lock. */
const held = new Set();

/**
 * Takes a lock if nobody holds it.
 *
 * @param {string} file made when it is not there; its folder must be
 * @param {{ shared?: boolean }} [options] `shared`: held together with others who share it
 * @returns {import('./fileLock.mjs').FileLock | null} null when somebody else holds it
 * @throws {Error} when the file cannot be locked at all
 */
export function tryLock(file, { shared = false } = {}) {
  const connection = connect(file, shared ? 'begin; select 1 from sqlite_schema' : ALONE);
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
 * As `tryLock`, but waits for a holder that is about to end.
 *
 * @param {string} file
 * @param {number} milliseconds how long at most
 * @returns {Promise<import('./fileLock.mjs').FileLock | null>} null when it is still held then
 */
export async function lockInTurn(file, milliseconds) {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    const lock = tryLock(file);
    if (lock || performance.now() > deadline) return lock;
    await sleep(INTERVAL);
  }
}

/** Whether this Node can lock files: those before 22.13 cannot. */
export function canLock() {
  return sqlite() !== undefined;
}

/**
 * Who holds a lock alone, in words fit for a message; as its holder noted it, so that it says nothing
 * about whether the lock is held.
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

/** Beside the lock: a process that closes a locked file, whoever opened it, frees the lock (fcntl(2)). */
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
    // Emptied, not deleted: it stays the same file to whoever is about to lock it.
    truncateSync(file);
    return connect(file, begin);
  }
}

/** Node's SQLite; loading it is quiet where it still counts as experimental. */
function sqlite() {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule?.('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
