import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { Pool, type PoolConfig } from 'pg';
import { openDurably, syncFolder } from './durable.ts';
import { BackendFailure, errorCode } from './failure.ts';
import { lockFolder, type FolderLock } from './lock.ts';
import { fillSample } from './sample/fill.ts';
import { keepGoing } from './sample/keepGoing.ts';
import { isOfThisSample, stampFolder } from './sample/stamp.ts';
import { secretInFile } from './signIn/secretFile.ts';

/** An open database. */
export interface Database {
  pool: Pool;
  /** A message for the person who started it. */
  notice: string | null;
  /**
   * Whether it may still be written to: a process that has lost its lock may have lost the folder.
   */
  isOurs(): boolean;
  /** Signs the tokens that the database issues, where no other secret is configured. */
  ownSecret(): string;
  close(): Promise<void>;
}

/** A file in the database's folder, which PostgreSQL ignores. */
const SECRET_FILE = 'frontage-jwt-secret';

/** A pool with one connection over PGlite, so that transactions of different requests never mix. */
function poolOver(database: PGlite): Pool {
  return new Pool({ ...(createPgConfig(database) as PoolConfig), max: 1, idleTimeoutMillis: 0 });
}

/**
 * Fills a temporary folder and moves it into place, so that an interrupted start leaves nothing
 * incomplete. The folder is synced once before the move instead of after each write.
 *
 * @param makeRoom moves the existing folder away, once the new one is complete
 */
async function fillFolder(folder: string, makeRoom: () => void): Promise<void> {
  const unfinished = `${folder}.filling`;
  rmSync(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  const pool = poolOver(database);
  const client = await pool.connect();
  try {
    await fillSample(client);
  } finally {
    client.release();
    await pool.end();
    await database.close();
  }
  stampFolder(unfinished);
  await syncFolder(unfinished);
  makeRoom();
  renameSync(unfinished, folder);
}

async function openFolder(folder: string): Promise<PGlite> {
  const advice = 'Move it away and start again: a new one with the sample will be made.';
  const version = join(folder, 'PG_VERSION');
  if (!existsSync(version)) {
    throw new BackendFailure(
      `The folder ${folder} holds something else than a database. ${advice}`,
    );
  }
  try {
    const database = await openDurably(folder);
    await database.query('select 1');
    return database;
  } catch (error) {
    const madeBy = readFileSync(version, 'utf8').trim();
    throw new BackendFailure(
      `The database in ${folder} cannot be opened: it is damaged, or PostgreSQL ${madeBy}, which made it, is another version than this one. ${advice}`,
      { cause: error },
    );
  }
}

/**
 * Earlier versions of the sample, which had no stamp, are recognised by this table; other databases
 * belong to the person.
 */
const SAMPLE_TABLE = 'public.roast_batches';

/**
 * Whether a folder has an earlier version of the sample, with other tables than the app's screens.
 */
async function isEarlierSample(folder: string): Promise<boolean> {
  const isCurrent = isOfThisSample(folder);
  if (isCurrent !== null) return !isCurrent;
  const database = await openFolder(folder);
  try {
    const { rows } = await database.query<{ found: boolean }>(
      'select to_regclass($1) is not null as found',
      [SAMPLE_TABLE],
    );
    return rows[0].found;
  } finally {
    await database.close();
  }
}

function freeNameBeside(folder: string): string {
  const name = `${folder}-${new Date().toISOString().slice(0, 10)}`;
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? name : `${name}-${count}`;
    if (!existsSync(candidate)) return candidate;
  }
}

const fileReasons: Record<string, string> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
};

function explainFileError(folder: string, error: unknown): unknown {
  const reason = fileReasons[errorCode(error) ?? ''];
  if (reason === undefined) return error;
  return new BackendFailure(`The folder ${folder} cannot be used: ${reason}.`, { cause: error });
}

/**
 * Opens the database in a folder, and fills it with the sample if it is new. A folder with another
 * version of the sample is moved aside, including any changes, and a new one is created.
 *
 * @throws {BackendFailure} when another process uses the folder or it cannot be read
 */
export async function openFolderDatabase(directory: string): Promise<Database> {
  const folder = resolve(directory);
  try {
    mkdirSync(dirname(folder), { recursive: true });
    const lock = await lockFolder(folder);
    try {
      return await openLockedFolder(folder, lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    throw explainFileError(folder, error);
  }
}

async function openLockedFolder(folder: string, lock: FolderLock): Promise<Database> {
  let notice: string | null = null;
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    await fillFolder(folder, () => rmSync(folder, { recursive: true, force: true }));
  } else if (await isEarlierSample(folder)) {
    const aside = freeNameBeside(folder);
    await fillFolder(folder, () => renameSync(folder, aside));
    notice = `The sample was changed since its database was made. That database, with all that was typed into it, is now ${relative(process.cwd(), aside)}; a new one has taken its place.`;
  }
  const database = await openFolder(folder);
  const pool = poolOver(database);
  const stopGoingOn = isOfThisSample(folder) ? await keepGoing(pool) : null;
  return {
    pool,
    notice,
    isOurs: () => lock.isOurs(),
    ownSecret: () => secretInFile(join(folder, SECRET_FILE)),
    async close() {
      stopGoingOn?.();
      await pool.end();
      await database.close();
      lock.release();
    },
  };
}
