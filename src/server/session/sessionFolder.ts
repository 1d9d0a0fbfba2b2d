import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { log } from '../log.ts';

/** A file of the folder, of which the name says all that is needed to find it. */
export interface Entry {
  /** What it is, such as `ended-person`. */
  readonly kind: string;
  /** What it is about, in base64url. */
  readonly key: string;
  /** Its part of the name that the kind defines, in base64url. */
  readonly detail: string;
  /** When it may be deleted, in milliseconds since 1970. */
  readonly until: number;
}

/** Milliseconds between reads of the folder, which other servers may write to. */
const REFRESH_INTERVAL_MS = 1_000;

/** Milliseconds between attempts to get a lock, and after which a lock's process is taken to be dead. */
const LOCK_INTERVAL_MS = 20;
const LOCK_EXPIRY_MS = 30_000;

const NAME = /^([a-z-]+)\.([\w-]+)\.([\w-]*)\.([0-9a-z]+)$/;

/**
 * What is known of sessions besides their cookies, as files that outlast a restart and that servers
 * can share. Where the folder cannot be written to, it is known to this process alone. A file's
 * content never changes, and expired files are deleted.
 */
export class SessionFolder {
  readonly #path: string;
  /** Entries by kind and key, then by file name. */
  readonly #index = new Map<string, Map<string, Entry>>();
  /** When this process added a file, which a listing of the folder may not have seen yet. */
  readonly #added = new Map<string, number>();
  /** The contents of files that could not be written. */
  readonly #unwritten = new Map<string, string>();
  #refreshedAt = -Infinity;
  #refreshing: Promise<void> | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** The entries of a kind about something, as they were a second ago at most. */
  async find(kind: string, key: string): Promise<readonly Entry[]> {
    if (Date.now() - this.#refreshedAt >= REFRESH_INTERVAL_MS) await this.#refreshOnce();
    return this.#known(kind, key);
  }

  /** The entries of a kind about something, as they are now. */
  async findNow(kind: string, key: string): Promise<readonly Entry[]> {
    await this.#refreshing;
    await this.#refreshOnce();
    return this.#known(kind, key);
  }

  /** The content of an entry; null when it is gone. */
  async read(entry: Entry): Promise<string | null> {
    const name = nameOf(entry);
    return this.#unwritten.get(name) ?? readFile(this.#file(name), 'utf8').catch(() => null);
  }

  /** Adds an entry, or replaces one of the same name. It is known to this process in any case. */
  async add(entry: Entry, content = ''): Promise<void> {
    const name = nameOf(entry);
    this.#remember(name, entry);
    this.#added.set(name, Date.now());
    try {
      await this.#make();
      // Readers never see half a file.
      const temporaryFile = this.#file(`.${name}.${process.pid}`);
      await writeFile(temporaryFile, content, { mode: 0o600 });
      await rename(temporaryFile, this.#file(name));
      this.#unwritten.delete(name);
    } catch (error) {
      this.#unwritten.set(name, content);
      log().error({ cause: codeOf(error) }, 'What became of a session could not be written down.');
    }
  }

  /** Removes an entry. */
  async remove(entry: Entry): Promise<void> {
    const name = nameOf(entry);
    this.#forget(name, entry);
    await rm(this.#file(name), { force: true }).catch(() => {});
  }

  /**
   * Runs work that only one process may do at a time, as far as processes share the folder. The
   * lock of a process that ended without releasing it expires.
   */
  async exclusively<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const file = this.#file(`lock.${key}`);
    const isOwn = await this.#lock(file);
    try {
      return await work();
    } finally {
      if (isOwn) await rm(file, { force: true }).catch(() => {});
    }
  }

  /** @returns whether there is a lock now; without a folder to write to there is none */
  async #lock(file: string): Promise<boolean> {
    for (;;) {
      try {
        await this.#make();
        await (await open(file, 'wx', 0o600)).close();
        return true;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') return false;
        const lockedAt = await stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => Date.now(),
        );
        if (Date.now() - lockedAt > LOCK_EXPIRY_MS) await rm(file, { force: true }).catch(() => {});
        else await wait(LOCK_INTERVAL_MS);
      }
    }
  }

  async #make(): Promise<void> {
    await mkdir(this.#path, { recursive: true, mode: 0o700 });
  }

  #refreshOnce(): Promise<void> {
    this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  async #refresh(): Promise<void> {
    const startedAt = Date.now();
    const names = new Set(await readdir(this.#path).catch(() => []));
    for (const name of names) {
      const entry = entryOf(name);
      if (entry) this.#remember(name, entry);
    }
    for (const entries of this.#index.values())
      for (const [name, entry] of entries) {
        const addedAt = this.#added.get(name) ?? 0;
        if (entry.until <= startedAt) await this.remove(entry);
        // Another server has removed it.
        else if (!names.has(name) && addedAt < startedAt && !this.#unwritten.has(name))
          this.#forget(name, entry);
      }
    this.#refreshedAt = Date.now();
  }

  #known(kind: string, key: string): readonly Entry[] {
    return [...(this.#index.get(`${kind}.${key}`)?.values() ?? [])];
  }

  #remember(name: string, entry: Entry): void {
    const place = `${entry.kind}.${entry.key}`;
    const entries = this.#index.get(place) ?? new Map<string, Entry>();
    entries.set(name, entry);
    this.#index.set(place, entries);
  }

  #forget(name: string, { kind, key }: Entry): void {
    const entries = this.#index.get(`${kind}.${key}`);
    entries?.delete(name);
    if (entries?.size === 0) this.#index.delete(`${kind}.${key}`);
    this.#added.delete(name);
    this.#unwritten.delete(name);
  }

  #file(name: string): string {
    // Next.js would take every file of the app along for a path that it cannot know.
    return join(/* turbopackIgnore: true */ this.#path, name);
  }
}

function nameOf({ kind, key, detail, until }: Entry): string {
  return `${kind}.${key}.${detail}.${until.toString(36)}`;
}

function entryOf(name: string): Entry | null {
  const [, kind, key, detail, until] = NAME.exec(name) ?? [];
  return kind ? { kind, key, detail, until: parseInt(until, 36) } : null;
}

function codeOf(error: unknown): unknown {
  return (Object(error) as { code?: unknown }).code;
}
