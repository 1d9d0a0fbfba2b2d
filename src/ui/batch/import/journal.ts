import { claim, newName } from '../../../storage/claim.ts';
import {
  changeEntries,
  readEntries,
  type EntryChange,
  type Path,
} from '../../../storage/database.ts';
import type { ItemOutcome } from '../run/run.ts';
import type { Columns } from './columns.ts';
import type { SourceLanguages } from './sourceLanguages.ts';

/** An import that has begun: everything that is needed to go on with it after a reload. */
export interface ImportRecord {
  readonly slug: string;
  readonly fileName: string;
  readonly text: string;
  readonly columns: Columns;
  readonly writings?: SourceLanguages;
  /** Keys that a person chose for texts that name several records, by input and text. */
  readonly chosen: ReadonlyArray<readonly [input: string, text: string, key: string]>;
  /** How many rows it sends: those that nothing is wrong with. */
  readonly total: number;
}

/** What is known of a row: `sent` before its answer has come. */
export type RowState = 'sent' | ItemOutcome;

/** An import that has begun and was left. */
export interface Interrupted {
  readonly record: ImportRecord;
  readonly rows: ReadonlyMap<number, RowState>;
}

const KIND = 'imports';
/** Under an import, beside what is known of it as a whole. */
const ROWS = 'rows';
/** An import that was left is there for so many days. */
const DAYS = 14;

/** What is written of an import that another tab has gone on with, or has finished. */
export class JournalTakenOver extends Error {
  override readonly name = 'TakenOver';
}

/**
 * Keeps in the browser what an import has sent, until it is done: so that no row is sent twice unasked.
 * Each import has an entry of its own, which names the tab that goes on with it: the last one that took
 * it over. Locks keep tabs from being offered what another one is at; but a page on plain HTTP has none,
 * and a tab that was frozen goes on where it was, so that each writing makes sure of the name.
 */
export interface Journal {
  /** Looks for an import that was left and that no other tab has, and takes it over. */
  look(found: (interrupted: Interrupted) => void): Promise<void>;
  /** Waits no longer for what another tab may leave. */
  stopLooking(): void;
  /** In the place of what was found. */
  begin(record: ImportRecord): Promise<void>;
  /**
   * Goes on with what was found, which no other tab can from then on.
   *
   * @returns what is known of its rows by now
   * @throws TakenOver when another tab has finished it
   */
  takeOver(): Promise<Interrupted['rows']>;
  /**
   * Settles when it is kept.
   *
   * @throws TakenOver when it is no longer this tab's: the row is not to be sent
   */
  write(row: number, state: RowState): Promise<void>;
  forget(): Promise<void>;
  /** Leaves it to whoever looks for it next. */
  end(): void;
}

/** A journal in the storage of the person who imports. */
export class BrowserJournal implements Journal {
  readonly #imports: Path;
  readonly #tab = newName();
  #id: string | null = null;
  /** This tab goes on with it, or did until another one took it over. */
  #isBegun = false;
  #claim = new AbortController();

  /** @param slug of the resource */
  constructor(slug: string) {
    this.#imports = [KIND, slug];
  }

  async look(found: (interrupted: Interrupted) => void): Promise<void> {
    const { signal } = this.#claim;
    const ids = latestFirst(await readEntries(this.#imports));
    await claim(ids.map(lockOf), signal, async (index) => {
      // Whoever had it may have finished it.
      const interrupted = interruptedIn(await readEntries([...this.#imports, ids[index]]));
      if (!interrupted || this.#id !== null || signal.aborted) return false;
      if (isDone(interrupted)) {
        await changeEntries(({ drop }) => drop([...this.#imports, ids[index]]));
        return false;
      }
      this.#id = ids[index];
      found(interrupted);
      return true;
    });
  }

  stopLooking(): void {
    if (this.#id === null) this.end();
  }

  async begin(record: ImportRecord): Promise<void> {
    const former = this.#id;
    const id = newName();
    this.#id = id;
    this.#isBegun = true;
    this.end();
    await claim([lockOf(id)], this.#claim.signal, () => Promise.resolve(true)).catch(() => null);
    await changeEntries(({ put, drop }) => {
      if (former !== null) drop([...this.#imports, former]);
      const kept: KeptImport = { ...record, at: Date.now(), tab: this.#tab };
      put([...this.#imports, id], kept, untilDropped());
    });
  }

  async takeOver(): Promise<Interrupted['rows']> {
    const path = this.#path;
    this.#isBegun = true;
    await this.#change(
      () => true,
      (kept, { put }) => put(path, { ...kept, tab: this.#tab }, untilDropped()),
    );
    return interruptedIn(await readEntries(path))?.rows ?? new Map();
  }

  write(row: number, state: RowState): Promise<void> {
    const path = [...this.#path, ROWS, row];
    return this.#change(
      ({ tab }) => tab === this.#tab,
      (_kept, { put }) => put(path, state, untilDropped()),
    );
  }

  async forget(): Promise<void> {
    const path = this.#path;
    await this.#change(
      ({ tab }) => tab === this.#tab || !this.#isBegun,
      (_kept, { drop }) => drop(path),
    ).catch(() => undefined);
    this.#id = null;
    this.#isBegun = false;
    this.end();
  }

  end(): void {
    this.#claim.abort();
    this.#claim = new AbortController();
  }

  get #path(): Path {
    return [...this.#imports, this.#id ?? ''];
  }

  /** Looks at what is kept of the import and changes it at one stroke, between which no other tab comes. */
  async #change(
    isAllowed: (kept: KeptImport) => boolean,
    act: (kept: KeptImport, change: EntryChange) => void,
  ): Promise<void> {
    let isMade = false;
    await changeEntries((change) =>
      change.read(this.#path, (value) => {
        const kept = value as KeptImport | null;
        isMade = kept !== null && isAllowed(kept);
        if (kept && isMade) act(kept, change);
      }),
    );
    if (!isMade) throw new JournalTakenOver();
  }
}

interface KeptImport extends ImportRecord {
  /** When it was begun. */
  readonly at: number;
  /** Which tab goes on with it. */
  readonly tab: string;
}

type Entries = Awaited<ReturnType<typeof readEntries>>;

function latestFirst(entries: Entries): string[] {
  return entries
    .flatMap(({ path: [id, ...rest], value }) =>
      typeof id === 'string' && rest.length === 0 ? [{ id, at: (value as KeptImport).at }] : [],
    )
    .sort((one, other) => other.at - one.at)
    .map(({ id }) => id);
}

function interruptedIn(entries: Entries): Interrupted | null {
  const record = entries.find(({ path }) => path.length === 0)?.value as KeptImport | undefined;
  const rows = entries.flatMap(({ path: [part, row], value }) =>
    part === ROWS && typeof row === 'number' ? [[row, value as RowState] as const] : [],
  );
  return record ? { record, rows: new Map(rows) } : null;
}

/** Nothing is left of it: its tab was closed before it could forget it. */
function isDone({ record, rows }: Interrupted): boolean {
  return [...rows.values()].filter((state) => state === 'done').length === record.total;
}

function lockOf(id: string): string {
  return `frontage import ${id}`;
}

function untilDropped(): number {
  return Date.now() + DAYS * 24 * 60 * 60 * 1000;
}
