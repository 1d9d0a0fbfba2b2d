import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Pool, type PoolConfig } from 'pg';
import { BackendFailure, errorCode } from './failure.ts';
import { lockFolder } from './lock.ts';
import { fillSample } from './sample/fill.ts';

/** A database that is open, and how to close it. */
export interface Database {
  pool: Pool;
  close(): Promise<void>;
}

/** A pool over PGlite. It has one connection, so transactions of different requests never mix. */
function poolOver(database: PGlite): Pool {
  return new Pool({ ...(createPgConfig(database) as PoolConfig), max: 1, idleTimeoutMillis: 0 });
}

/** Fills a folder beside the final one and moves it there: a start that is interrupted leaves no half. */
async function fillFolder(folder: string): Promise<void> {
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
    const database = await PGlite.create(folder);
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
 * Opens the database kept in a folder, after filling it with the sample if there is none yet. Throws a
 * `BackendFailure` when another process uses the folder or when it cannot be read.
 */
export async function openFolderDatabase(directory: string): Promise<Database> {
  const folder = resolve(directory);
  try {
    mkdirSync(dirname(folder), { recursive: true });
    const unlock = await lockFolder(folder);
    try {
      return await openLockedFolder(folder, unlock);
    } catch (error) {
      unlock();
      throw error;
    }
  } catch (error) {
    throw explainFileError(folder, error);
  }
}

async function openLockedFolder(folder: string, unlock: () => void): Promise<Database> {
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    rmSync(folder, { recursive: true, force: true });
    await fillFolder(folder);
  }
  const database = await openFolder(folder);
  const pool = poolOver(database);
  return {
    pool,
    async close() {
      await pool.end();
      await database.close();
      unlock();
    },
  };
}
