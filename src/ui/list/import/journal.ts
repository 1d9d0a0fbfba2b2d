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

const DATABASE = 'frontage imports';
const IMPORTS = 'imports';
const ROWS = 'rows';

/** Keeps in the browser what an import has sent, until it is done: so that no row is sent twice unasked. */
export interface Journal {
  begin(record: ImportRecord): Promise<void>;
  /** Settles when it is kept. */
  write(slug: string, row: number, state: RowState): Promise<void>;
  /** The import of a resource that was not finished, and what is known of its rows. */
  read(slug: string): Promise<Interrupted | null>;
  forget(slug: string): Promise<void>;
}

/** The journal in the browser's own database. */
export function browserJournal(): Journal {
  let opened: Promise<IDBDatabase> | null = null;
  const database = () => (opened ??= open());
  const change = async (stores: string[], act: (stores: IDBTransaction) => void) => {
    const transaction = (await database()).transaction(stores, 'readwrite');
    act(transaction);
    await finished(transaction);
  };
  return {
    begin: (record) =>
      change([IMPORTS, ROWS], (transaction) => {
        transaction.objectStore(ROWS).delete(rowsOf(record.slug));
        transaction.objectStore(IMPORTS).put(record);
      }),
    write: (slug, row, state) =>
      change([ROWS], (transaction) => {
        transaction.objectStore(ROWS).put({ slug, row, state });
      }),
    read: async (slug) => {
      const transaction = (await database()).transaction([IMPORTS, ROWS], 'readonly');
      const [record, rows] = await Promise.all([
        answer(transaction.objectStore(IMPORTS).get(slug) as IDBRequest<ImportRecord | undefined>),
        answer(
          transaction.objectStore(ROWS).getAll(rowsOf(slug)) as IDBRequest<
            { row: number; state: RowState }[]
          >,
        ),
      ]);
      return record ? { record, rows: new Map(rows.map(({ row, state }) => [row, state])) } : null;
    },
    forget: (slug) =>
      change([IMPORTS, ROWS], (transaction) => {
        transaction.objectStore(ROWS).delete(rowsOf(slug));
        transaction.objectStore(IMPORTS).delete(slug);
      }),
  };
}

function rowsOf(slug: string): IDBKeyRange {
  return IDBKeyRange.bound([slug, 0], [slug, Number.MAX_SAFE_INTEGER]);
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(IMPORTS, { keyPath: 'slug' });
    request.result.createObjectStore(ROWS, { keyPath: ['slug', 'row'] });
  };
  return answer(request);
}

function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error('The browser keeps nothing.'));
  });
}
