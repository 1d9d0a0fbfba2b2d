import { changeEntries, readEntries } from '../../storage/database.ts';
import type { ItemOutcome } from '../run/run.ts';
import type { Columns } from './columns.ts';
import type { Writing } from './writings.ts';

/** An import that has begun: everything that is needed to go on with it after a reload. */
export interface ImportRecord {
  readonly slug: string;
  readonly fileName: string;
  readonly text: string;
  readonly columns: Columns;
  readonly writing?: Writing;
  /** Keys that a person chose for texts that name several records, by input and text. */
  readonly chosen: ReadonlyArray<readonly [input: string, text: string, key: string]>;
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

/** Keeps in the browser what an import has sent, until it is done: so that no row is sent twice unasked. */
export interface Journal {
  begin(record: ImportRecord): Promise<void>;
  /** Settles when it is kept. */
  write(slug: string, row: number, state: RowState): Promise<void>;
  /** The import of a resource that was not finished, and what is known of its rows. */
  read(slug: string): Promise<Interrupted | null>;
  forget(slug: string): Promise<void>;
}

/** The journal in the storage of the person who imports. */
export function browserJournal(): Journal {
  const until = () => Date.now() + DAYS * 24 * 60 * 60 * 1000;
  return {
    begin: (record) =>
      changeEntries(({ put, drop }) => {
        drop([KIND, record.slug]);
        put([KIND, record.slug], record, until());
      }),
    write: (slug, row, state) =>
      changeEntries(({ put }) => put([KIND, slug, ROWS, row], state, until())),
    read: async (slug) => {
      const entries = await readEntries([KIND, slug]);
      const record = entries.find(({ path }) => path.length === 0)?.value as
        ImportRecord | undefined;
      const rows = entries.flatMap(({ path: [part, row], value }) =>
        part === ROWS && typeof row === 'number' ? [[row, value as RowState] as const] : [],
      );
      return record ? { record, rows: new Map(rows) } : null;
    },
    forget: (slug) => changeEntries(({ drop }) => drop([KIND, slug])),
  };
}
