import { newName } from './claim.ts';

/** Where the text of a file goes while it is written. */
export interface FileDestination {
  /** Takes what comes next. Settles when there is room for more. */
  readonly write: (text: string) => Promise<void>;
  /**
   * @returns the whole file; what of it is on disk stays there for an hour
   * @throws {LostFileError} when a part of it is gone
   */
  readonly finish: (type: string) => Promise<Blob>;
  /** Leaves nothing behind of a file that is given up. */
  readonly discard: () => Promise<void>;
}

/** Somebody has cleared what the browser keeps while a file was written. */
export class LostFileError extends Error {
  override readonly name = 'LostFileError';

  constructor(cause: unknown) {
    super('The browser has removed a part of the file.', { cause });
  }
}

/** So many characters are gathered in memory; a file that stays below them never goes to disk. */
export const GATHERED = 4 * 2 ** 20;

/**
 * Milliseconds for which a file on disk can be read. Nothing says when a browser has saved it, which may take long: a
 * person is asked where to, and disks are slow.
 */
export const READABLE_MS = 60 * 60 * 1000;

/** What folders in the browser's own file system, and the locks of the tabs that use them, are called. */
const PREFIX = 'frontage-file-';

/**
 * A file that may be larger than memory. It grows on the browser's own disk (the origin private file system), part by
 * part: what is in a part is safe, whatever becomes of the next. Where the browser has no such disk, refuses it or has
 * no room, what follows stays in blobs.
 */
export function fileDestination(): FileDestination {
  const parts: Blob[] = [];
  let texts: string[] = [];
  let length = 0;
  let folder: PartsFolder | null = null;
  let isRefused = false;
  const store = async (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> => {
    try {
      if (isRefused) return new Blob([bytes]);
      folder ??= await openFolder();
      return await folder.write(bytes);
    } catch {
      isRefused = true;
      return new Blob([bytes]);
    }
  };
  const flush = async () => {
    const bytes = new TextEncoder().encode(texts.join(''));
    texts = [];
    length = 0;
    parts.push(await store(bytes));
  };
  return {
    write: async (text) => {
      texts.push(text);
      length += text.length;
      if (length >= GATHERED) await flush();
    },
    finish: async (type) => {
      if (folder) {
        await flush();
        setTimeout(() => void folder?.remove(), READABLE_MS);
        await Promise.all(parts.map(mustBeThere));
      }
      return new Blob([...parts, ...texts], { type });
    },
    discard: async () => {
      await folder?.remove();
    },
  };
}

/** @throws {LostFileError} */
async function mustBeThere(part: Blob): Promise<void> {
  try {
    await part.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new LostFileError(error);
  }
}

/** A folder on disk for the parts of one file. */
interface PartsFolder {
  /** @throws when the browser has no room for it, or is not allowed to */
  readonly write: (bytes: Uint8Array<ArrayBuffer>) => Promise<Blob>;
  /** Removes it with all that is in it; what cannot be removed goes with what closed pages leave. */
  readonly remove: () => Promise<void>;
}

/** @throws when the browser has no disk of its own, or refuses it */
async function openFolder(): Promise<PartsFolder> {
  await removeLeftFiles().catch(() => undefined);
  const root = await navigator.storage.getDirectory();
  const name = PREFIX + newName();
  const release = await holdLock(name);
  const remove = () =>
    root
      .removeEntry(name, { recursive: true })
      .catch(() => undefined)
      .finally(release);
  const folder = await root.getDirectoryHandle(name, { create: true }).catch((error: unknown) => {
    release();
    throw error;
  });
  let count = 0;
  return {
    write: async (bytes) => {
      count += 1;
      return writePart(folder, `${Date.now()}-${count}`, bytes);
    },
    remove,
  };
}

/** @param name begins with the time, by which a later page sees how old it is */
async function writePart(
  folder: FileSystemDirectoryHandle,
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Blob> {
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  try {
    await stream.write(bytes);
    await stream.close();
  } catch (error) {
    await stream.abort().catch(() => undefined);
    throw error;
  }
  const part = await handle.getFile();
  if (part.size !== bytes.length) throw new Error('The browser has not written all of it.');
  return part;
}

/** Holds a lock until it is released or the page is gone. */
function holdLock(name: string): Promise<() => void> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => resolve(release)))
      .catch(reject);
  });
}

/**
 * Removes files of pages that were closed before they could do so themselves. What another tab uses stays, and so does
 * what may still be saved.
 */
export async function removeLeftFiles(): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const folders: FileSystemDirectoryHandle[] = [];
  for await (const entry of root.values())
    if (entry.kind === 'directory' && entry.name.startsWith(PREFIX))
      folders.push(entry as FileSystemDirectoryHandle);
  for (const folder of folders)
    await navigator.locks.request(folder.name, { ifAvailable: true }, async (lock) => {
      if (!lock || (await isRecent(folder))) return;
      // What the system does not let go yet goes another time.
      await root.removeEntry(folder.name, { recursive: true }).catch(() => undefined);
    });
}

async function isRecent(folder: FileSystemDirectoryHandle): Promise<boolean> {
  for await (const name of folder.keys())
    if (Math.abs(Date.now() - Number.parseInt(name, 10)) < READABLE_MS) return true;
  return false;
}
