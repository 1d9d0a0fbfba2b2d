import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { log } from './log.ts';

/** What a session is revoked by. */
interface Revocable {
  readonly id: string;
  readonly person: string;
  readonly startedAt: number;
}

export interface Revoked {
  /** Whether a session was ended, by itself or with all others of its person. */
  readonly has: (session: Revocable) => boolean;
}

/** Until when a revocation counts, and for a person's sessions, which: those begun before. */
interface Entry {
  readonly until: number;
  readonly before: number;
}

/** Milliseconds after which the folder is looked at again, for what other servers have revoked. */
const LOOK_EVERY = 1_000;

const NAME = /^(session|person)-[\w-]+$/;

/**
 * The sessions that were ended before their time. Each is a file of its own, so that several servers
 * may share the folder, and a restart forgets none; what is over is taken away.
 */
export class Revocations {
  readonly #folder: string;
  readonly #entries = new Map<string, Entry>();
  #lookedAt = -Infinity;
  #looking: Promise<void> | null = null;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What is revoked, no older than a second. */
  async read(): Promise<Revoked> {
    if (Date.now() - this.#lookedAt >= LOOK_EVERY) {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      await this.#looking;
    }
    return {
      has: ({ id, person, startedAt }) =>
        this.#entries.has(`session-${id}`) ||
        startedAt <= (this.#entries.get(`person-${person}`)?.before ?? -Infinity),
    };
  }

  /** Ends a session, which would have ended by itself at a time. */
  revoke(id: string, until: number): Promise<void> {
    return this.#add(`session-${id}`, { until, before: 0 });
  }

  /** Ends all sessions of a person that have begun by now. */
  revokePerson(person: string, until: number): Promise<void> {
    return this.#add(`person-${person}`, { until, before: Date.now() });
  }

  /** This server knows it at once, even where it cannot be written down. */
  async #add(name: string, entry: Entry): Promise<void> {
    this.#entries.set(name, entry);
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      const draft = join(this.#folder, `.${name}.${process.pid}`);
      await writeFile(draft, JSON.stringify(entry), { mode: 0o600 });
      await rename(draft, join(this.#folder, name));
    } catch (error) {
      log().error({ cause: String(error) }, 'A session that was ended could not be written down.');
    }
  }

  async #look(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unknown = names.filter((name) => NAME.test(name) && this.#isNew(name));
    await Promise.all(unknown.map((name) => this.#readEntry(name)));
    const now = Date.now();
    for (const [name, { until }] of this.#entries) {
      if (until > now) continue;
      this.#entries.delete(name);
      await rm(join(this.#folder, name), { force: true });
    }
    this.#lookedAt = Date.now();
  }

  /** A session ends once; a person may end theirs again and again. */
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
      // Taken away meanwhile: it was over.
    }
  }
}

declare global {
  /** One for the routes and the pages, which Next.js bundles apart. */
  var frontageRevocations: Revocations | undefined;
}

/** The running app's: in `.frontage/revoked`, or in a folder that servers share. */
export function revocations(): Revocations {
  globalThis.frontageRevocations ??= new Revocations(
    process.env.FRONTAGE_REVOCATIONS || join(process.cwd(), '.frontage', 'revoked'),
  );
  return globalThis.frontageRevocations;
}
