import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { appFile } from './appFolder.ts';
import { log } from './log.ts';

/** The parts of a session that revocations refer to. */
interface Revocable {
  readonly id: string;
  readonly person: string;
  readonly startedAt: number;
}

export interface RevokedSessions {
  /** Whether a session was revoked, by its id or with all sessions of its person. */
  readonly has: (session: Revocable) => boolean;
}

/**
 * Times in milliseconds since 1970. For a person, all sessions that started before `before` are
 * revoked.
 */
interface Entry {
  readonly until: number;
  readonly before: number;
}

/** Milliseconds between reads of the folder, which other servers may write to. */
const REFRESH_INTERVAL_MS = 1_000;

const FILE_NAME = /^(session|person)-[\w-]+$/;

/**
 * Sessions that were ended before they expired. Each revocation is a file, so that it survives a
 * restart and servers can share the folder. Expired revocations are deleted.
 */
export class Revocations {
  readonly #folder: string;
  readonly #entries = new Map<string, Entry>();
  #refreshedAt = -Infinity;
  #refreshing: Promise<void> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The current revocations, at most a second old. */
  async read(): Promise<RevokedSessions> {
    if (Date.now() - this.#refreshedAt >= REFRESH_INTERVAL_MS) {
      this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = null));
      await this.#refreshing;
    }
    return {
      has: ({ id, person, startedAt }) =>
        this.#entries.has(`session-${id}`) ||
        startedAt <= (this.#entries.get(`person-${person}`)?.before ?? -Infinity),
    };
  }

  /** Revokes a session. @param until when the session would expire, in milliseconds since 1970 */
  revoke(id: string, until: number): Promise<void> {
    return this.#add(`session-${id}`, { until, before: 0 });
  }

  /** Revokes all sessions of a person that have started by now. */
  revokePerson(person: string, until: number): Promise<void> {
    return this.#add(`person-${person}`, { until, before: Date.now() });
  }

  /** Takes effect on this server even when the file cannot be written. */
  async #add(name: string, entry: Entry): Promise<void> {
    this.#entries.set(name, entry);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      // Next.js would take every file of the app along for a path that it cannot know.
      const temporaryFile = join(
        /* turbopackIgnore: true */ this.#folder,
        `.${name}.${process.pid}`,
      );
      await writeFile(temporaryFile, JSON.stringify(entry), { mode: 0o600 });
      await rename(temporaryFile, join(this.#folder, name));
    } catch (error) {
      log().error({ cause: String(error) }, 'A session that was ended could not be written down.');
    }
  }

  async #refresh(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unknown = names.filter((name) => FILE_NAME.test(name) && this.#isNew(name));
    await Promise.all(unknown.map((name) => this.#readEntry(name)));
    const now = Date.now();
    for (const [name, { until }] of this.#entries) {
      if (until > now) continue;
      this.#entries.delete(name);
      await rm(join(this.#folder, name), { force: true });
    }
    this.#refreshedAt = Date.now();
  }

  /** A session is revoked once, a person's sessions possibly several times. */
  #isNew(name: string): boolean {
    return name.startsWith('person-') || !this.#entries.has(name);
  }

  async #readEntry(name: string): Promise<void> {
    try {
      const text = await readFile(join(this.#folder, name), 'utf8');
      const { until, before } = JSON.parse(text) as Entry;
      const known = this.#entries.get(name)?.before ?? 0;
      this.#entries.set(name, { until, before: Math.max(before, known) });
    } catch {
      // Deleted by another server because it has expired.
    }
  }
}

declare global {
  /** Shared by the routes and the pages, which Next.js bundles separately. */
  var frontageRevocations: Revocations | undefined;
}

/**
 * The running app's revocations, in `.frontage/revoked` or in the folder that
 * `FRONTAGE_REVOCATIONS` names.
 */
export function revocations(): Revocations {
  globalThis.frontageRevocations ??= new Revocations(
    process.env.FRONTAGE_REVOCATIONS || appFile('.frontage', 'revoked'),
  );
  return globalThis.frontageRevocations;
}
