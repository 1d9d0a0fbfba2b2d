import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

type Setup = Awaited<ReturnType<NodeFS['init']>>;

/** What is used of a file system of Emscripten, which has a place for `fsync` and puts nothing there. */
interface FileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number };
}

/** PGlite's files in a folder; what PostgreSQL wants on the disk gets there. */
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

/** By PGlite's own choice (`-F`) nothing is waited for. Its `fdatasync`, the usual method, does nothing. */
const SYNCED = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

/** How many files are waited for at a time: the disk writes for all of them at once. */
const AT_ONCE = 16;

/**
 * Opens a database so that what was committed outlives a power cut: a write waits until the disk has
 * it, which takes some milliseconds.
 */
export function openDurably(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new SyncedFolder(folder), startParams: SYNCED });
}

/** Waits until the disk has all that is in a folder. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).values();
  const worker = async () => {
    for (const path of paths) await syncFile(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
