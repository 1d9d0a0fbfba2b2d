import { claim, newName } from '../../storage/claim.ts';
import { changeEntries, readEntries, type Path } from '../../storage/database.ts';
import type { ItemOutcome } from '../run/run.ts';
import type { Columns } from './columns.ts';
import type { Writings } from './writings.ts';

/** An import that has begun: everything that is needed to go on with it after a reload. */
export interface ImportRecord {
  readonly slug: string;
  readonly fileName: string;
  readonly text: string;
  readonly columns: Columns;
  readonly writings?: Writings;
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

/**
 * Keeps in the browser what an import has sent, until it is done: so that no row is sent twice unasked.
 * Each import has an entry of its own, and is in the hands of one tab at a time.
 */
export interface Journal {
  /** Looks for an import that was left and that no other tab has, and takes it over. */
  look(found: (interrupted: Interrupted) => void): Promise<void>;
  /** Waits no longer for what another tab may leave. */
  stopLooking(): void;
  /** In the place of what was taken over. */
  begin(record: ImportRecord): Promise<void>;
  /** Settles when it is kept. */
  write(row: number, state: RowState): Promise<void>;
  forget(): Promise<void>;
  /** Leaves it to whoever looks for it next. */
  end(): void;
}

/** A journal in the storage of the person who imports. */
export class BrowserJournal implements Journal {
  readonly #imports: Path;
  #id: string | null = null;
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
    this.end();
    await claim([lockOf(id)], this.#claim.signal, () => Promise.resolve(true)).catch(() => null);
    await changeEntries(({ put, drop }) => {
      if (former !== null) drop([...this.#imports, former]);
      const kept: KeptImport = { ...record, at: Date.now() };
      put([...this.#imports, id], kept, untilDropped());
    });
  }

  write(row: number, state: RowState): Promise<void> {
    const path = [...this.#imports, this.#id ?? '', ROWS, row];
    return changeEntries(({ put }) => put(path, state, untilDropped()));
  }

  async forget(): Promise<void> {
    const id = this.#id;
    this.#id = null;
    if (id !== null) await changeEntries(({ drop }) => drop([...this.#imports, id]));
    this.end();
  }

  end(): void {
    this.#claim.abort();
    this.#claim = new AbortController();
  }
}

interface KeptImport extends ImportRecord {
  /** When it was begun. */
  readonly at: number;
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
