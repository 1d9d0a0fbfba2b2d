import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Setup = Awaited<ReturnType<NodeFS['init']>>;

/** The part of Emscripten's file system that is used; its `fsync` hook is empty by default. */
interface FileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** PGlite's file system on a folder, with a working `fsync`. */
class SyncedFolder extends NodeFS {
  override async init(pg: PGlite, options: Setup['emscriptenOpts']): Promise<Setup> {
    const setup = await super.init(pg, options);
    setup.emscriptenOpts.preRun?.push((module: { FS: unknown }) => {
      const { filesystems } = module.FS as { filesystems: { NODEFS: FileSystem } };
      filesystems.NODEFS.stream_ops.fsync = ({ nfd }) => {
        fsyncSync(nfd);
        return 0;
      };
    });
    return setup;
  }
}

/**
 * PGlite starts PostgreSQL with `-F` (no fsync), and its `fdatasync`, the default method, does
 * nothing.
 */
const SYNCED = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** Number of files that are synced in parallel. */
const MAX_PARALLEL = 16;

/**
 * Opens a database whose commits survive a power failure: each waits some milliseconds for the
 * disk.
 */
export function openDurably(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedFolder(folder), startParams: SYNCED });
}

/** Syncs all files in a folder to disk. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).values();
  const worker = async () => {
    for (const path of paths) await syncFile(path);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, worker));
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
