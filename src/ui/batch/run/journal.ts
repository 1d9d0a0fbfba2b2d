import { claim, newName } from '../../../storage/claim.ts';
import * as database from '../../../storage/database.ts';
import type { EntryChange, Path } from '../../../storage/database.ts';
import {
  asNote,
  isDone,
  type Interrupted,
  type ItemNote,
  type Notes,
  type RunPlan,
} from './notes.ts';

/** Under a run, beside what says whose it is. */
const [PLAN, ITEMS, NOTES] = ['plan', 'items', 'rows'];
/** Items that are written, and read back, together. */
const TOGETHER = 1000;
/** A run that was left is there for so many days. */
const DAYS = 14;

/** What is written of a run that another tab has gone on with, or has finished. */
export class JournalTakenOver extends Error {
  override readonly name = 'JournalTakenOver';
}

/** Where a journal is kept. */
export type JournalStorage = Pick<
  typeof database,
  'changeEntries' | 'readChildren' | 'readEntries' | 'readEntry'
>;

/**
 * Records in the browser what a run has sent, until the run is done, so that no item is sent twice unasked. The record
 * belongs to the person who runs it.
 *
 * Each run has an entry, which names the tab that continues the run: the last tab that took it over. Locks keep a run
 * that one tab works on from being offered in another. A page on plain HTTP has no locks, and a frozen tab continues
 * where it stopped; so each write checks first that the entry still names its own tab.
 *
 * Each item's outcome is an entry of its own: a note costs the same in a run of any length.
 */
export class Journal<Plan extends RunPlan> {
  readonly #runs: Path;
  readonly #kind: string;
  readonly #storage: JournalStorage;
  readonly #tab = newName();
  #id: string | null = null;
  /** When the run began, and with it all that is kept of it ends. */
  #until = 0;
  /** This tab goes on with it, or did until another one took it over. */
  #isBegun = false;
  #claim = new AbortController();
  readonly #unwritten: Array<readonly [number: number, note: ItemNote]> = [];
  /** What is being written, and what is written after it. */
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | null = null;

  /** @param slug of the resource */
  constructor(kind: string, slug: string, storage: JournalStorage = database) {
    this.#kind = kind;
    this.#runs = [kind, slug];
    this.#storage = storage;
  }

  /**
   * Looks for a run that was left and that no other tab has, and claims it.
   *
   * @returns whether any is kept, in whatever tab
   */
  async look(found: (interrupted: Interrupted<Plan>) => void): Promise<boolean> {
    const { signal } = this.#claim;
    const { readChildren, changeEntries } = this.#storage;
    const runs = (await readChildren(this.#runs))
      .map(({ name, value }) => ({ id: String(name), at: (value as Owner).at }))
      .sort((one, other) => other.at - one.at);
    const locks = runs.map(({ id }) => this.#lockOf(id));
    await claim(locks, signal, async (index) => {
      const { id } = runs[index];
      // The tab that had it may have finished it.
      const interrupted = await this.#read([...this.#runs, id]);
      if (!interrupted || this.#id !== null || signal.aborted) return false;
      if (isDone(interrupted)) {
        await changeEntries(({ drop }) => drop([...this.#runs, id]));
        return false;
      }
      this.#id = id;
      found(interrupted);
      return true;
    });
    return runs.length > 0;
  }

  /** Waits no longer for what another tab may leave. */
  stopLooking(): void {
    if (this.#id === null) this.end();
  }

  /** In the place of what was found. @param items what the plan does not say of the items, in their order */
  async begin(plan: Plan, items: readonly unknown[] = []): Promise<void> {
    const { changeEntries } = this.#storage;
    const former = this.#id;
    const [id, at] = [newName(), Date.now()];
    this.#id = id;
    this.#until = untilOf(at);
    this.#isBegun = true;
    this.end();
    const { signal } = this.#claim;
    await claim([this.#lockOf(id)], signal, () => Promise.resolve(true)).catch(() => null);
    const path = this.#path;
    // As long as nobody owns them they are nobody's run: what is cut short here leads to nothing.
    for (let start = 0; start < items.length; start += TOGETHER) {
      const some = items.slice(start, start + TOGETHER);
      await changeEntries(({ put }) => put([...path, ITEMS, start], some, this.#until));
    }
    const owner: Owner = { at, tab: this.#tab };
    await changeEntries(({ put, drop }) => {
      if (former !== null) drop([...this.#runs, former]);
      put([...path, PLAN], plan, this.#until);
      put(path, owner, this.#until);
    });
  }

  /**
   * Goes on with what was found, which no other tab can from then on.
   *
   * @returns what is known of its items by now
   * @throws {JournalTakenOver} when another tab has finished it
   */
  async takeOver(): Promise<Notes> {
    const path = this.#path;
    this.#isBegun = true;
    await this.#change(
      () => true,
      (kept, { put }) => {
        this.#until = untilOf(kept.at);
        put(path, { ...kept, tab: this.#tab }, this.#until);
      },
    );
    return this.#readNotes(path);
  }

  /** The items that the run began with. */
  async readItems(): Promise<unknown[]> {
    const kept = await this.#storage.readEntries([...this.#path, ITEMS]);
    return kept.flatMap(({ value }) => value as unknown[]);
  }

  /**
   * Settles when it is kept. What comes while something is being written is written together after that.
   *
   * @throws {JournalTakenOver} when it is no longer this tab's: the items are not to be sent
   */
  write(notes: Iterable<readonly [number: number, note: ItemNote]>): Promise<void> {
    this.#unwritten.push(...notes);
    this.#next ??= this.#writing.then(() => {
      this.#next = null;
      const written = this.#writeAll(this.#unwritten.splice(0));
      this.#writing = written.catch(() => undefined);
      return written;
    });
    return this.#next;
  }

  #writeAll(notes: ReadonlyArray<readonly [number: number, note: ItemNote]>): Promise<void> {
    const path = [...this.#path, NOTES];
    return this.#change(
      ({ tab }) => tab === this.#tab,
      (_kept, { put }) => {
        for (const [number, note] of notes) put([...path, number], note, this.#until);
      },
    );
  }

  async forget(): Promise<void> {
    await this.#writing;
    const path = this.#path;
    await this.#change(
      ({ tab }) => tab === this.#tab || !this.#isBegun,
      (_kept, { drop }) => drop(path),
    ).catch(() => undefined);
    this.#id = null;
    this.#isBegun = false;
    this.end();
  }

  /** Leaves it to the tab that looks for it next. */
  end(): void {
    this.#claim.abort();
    this.#claim = new AbortController();
  }

  get #path(): Path {
    return [...this.#runs, this.#id ?? ''];
  }

  #lockOf(id: string): string {
    return `frontage ${this.#kind} ${id}`;
  }

  async #read(path: Path): Promise<Interrupted<Plan> | null> {
    const { readEntry } = this.#storage;
    const owner = await readEntry(path);
    if (owner === null) return null;
    const plan = await readEntry([...path, PLAN]);
    // Earlier versions kept it beside its owner.
    return { plan: (plan ?? owner) as Plan, notes: await this.#readNotes(path) };
  }

  async #readNotes(path: Path): Promise<Notes> {
    const kept = await this.#storage.readEntries([...path, NOTES]);
    return new Map(
      kept.flatMap(({ path: [number], value }) =>
        typeof number === 'number' ? [[number, asNote(value)] as const] : [],
      ),
    );
  }

  /** Looks at whose the run is and changes it at one stroke, between which no other tab comes. */
  async #change(
    isAllowed: (owner: Owner) => boolean,
    act: (owner: Owner, change: EntryChange) => void,
  ): Promise<void> {
    let isMade = false;
    await this.#storage.changeEntries((change) =>
      change.read(this.#path, (value) => {
        const owner = value as Owner | null;
        isMade = owner !== null && isAllowed(owner);
        if (owner && isMade) act(owner, change);
      }),
    );
    if (!isMade) throw new JournalTakenOver();
  }
}

interface Owner {
  /** When it was begun. */
  readonly at: number;
  /** Which tab goes on with it. */
  readonly tab: string;
}

/** All that is kept of a run ends at the same time: without its notes it would send everything again. */
function untilOf(at: number): number {
  return at + DAYS * 24 * 60 * 60 * 1000;
}
