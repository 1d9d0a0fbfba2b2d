import { currentScope } from './scope.ts';

/** Path of an entry: its kind, and its key within that kind. */
export type Path = ReadonlyArray<string | number>;

interface Entry {
  /** Its scope, and its path. */
  readonly path: Path;
  /** Expiry in milliseconds since 1970. */
  readonly until: number;
  readonly value: unknown;
}

const DATABASE = 'frontage';
const ENTRIES = 'entries';
const UNTIL = 'until';
/** Database of earlier versions, which was not separated by person. */
const FORMER_DATABASE = 'frontage imports';
/** The most entries that there are of all kinds together; those that end first go first. */
const MOST = 500_000;
/** So many are read at once, so that the page stays quick. */
const TOGETHER = 2000;

/**
 * Storage for data that is large or must survive a crash of the browser: IndexedDB passes data to the
 * operating system at once, `localStorage` only after a while. Entries belong to the person who is signed
 * in and are deleted at sign-out. All functions reject if the browser refuses.
 */
export async function readEntry(path: Path): Promise<unknown> {
  const key = [...keyOf(path)];
  const entry = await answer((await entries('readonly')).get(key) as IDBRequest<Entry | undefined>);
  return entry && entry.until > Date.now() ? entry.value : null;
}

/** The entries at a path and below it, with what their paths have beyond it. */
export async function readEntries(
  path: Path,
): Promise<ReadonlyArray<{ readonly path: Path; readonly value: unknown }>> {
  const key = keyOf(path);
  const store = await entries('readonly');
  const found: Array<{ readonly path: Path; readonly value: unknown }> = [];
  let range = below(key);
  for (;;) {
    const some = await answer(store.getAll(range, TOGETHER) as IDBRequest<Entry[]>);
    for (const { path: whole, until, value } of some)
      if (until > Date.now()) found.push({ path: whole.slice(key.length), value });
    const last = some.at(-1);
    if (!last || some.length < TOGETHER) return found;
    range = IDBKeyRange.bound(last.path, range.upper, true);
  }
}

/** The entries right below a path, by their names there. What is below those is not read. */
export async function readChildren(
  path: Path,
): Promise<ReadonlyArray<{ readonly name: string | number; readonly value: unknown }>> {
  const key = keyOf(path);
  const store = await entries('readonly');
  const found: Array<{ readonly name: string | number; readonly value: unknown }> = [];
  const request = store.openCursor(below(key));
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor) return resolve(found);
      const entry = cursor.value as Entry;
      const name = entry.path.at(key.length);
      if (name === undefined) return cursor.continue();
      const isChild = entry.path.length === key.length + 1;
      if (isChild && entry.until > Date.now()) found.push({ name, value: entry.value });
      cursor.continue([...key, name, []] as IDBValidKey);
    };
  });
}

/** Changes entries, all or none. Settles when the browser has them. */
export async function changeEntries(act: (change: EntryChange) => void): Promise<void> {
  const own = keyOf([]);
  const store = await entries('readwrite');
  const done = finished(store.transaction);
  act({
    put: (path, value, until) => void store.put({ path: [...own, ...path], until, value }),
    drop: (path) => void store.delete(below([...own, ...path])),
    read: (path, then) => {
      const request = store.get([...own, ...path] as IDBValidKey) as IDBRequest<Entry | undefined>;
      request.onsuccess = () => then(request.result?.value ?? null);
    },
  });
  return done;
}

export interface EntryChange {
  put(path: Path, value: unknown, until: number): void;
  /** Drops an entry, and all below it. */
  drop(path: Path): void;
  /** Reads an entry before the rest of the transaction, which may depend on it. */
  read(path: Path, then: (value: unknown) => void): void;
}

/** Removes the entries of people who signed out, and expired ones. */
export async function sweepDatabase(signedOut: readonly string[]): Promise<void> {
  indexedDB.deleteDatabase(FORMER_DATABASE);
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === DATABASE)) return;
  const store = await entries('readwrite');
  const done = finished(store.transaction);
  for (const scope of signedOut) store.delete(below([scope]));
  const total = store.count();
  total.onsuccess = () => {
    let excess = total.result - MOST;
    const cursor = store.index(UNTIL).openKeyCursor();
    cursor.onsuccess = () => {
      const at = cursor.result;
      if (!at || (Number(at.key) > Date.now() && excess <= 0)) return;
      store.delete(at.primaryKey);
      excess -= 1;
      at.continue();
    };
  };
  return done;
}

function keyOf(path: Path): Path {
  const scope = currentScope();
  if (scope === null) throw new Error('Nobody knows whose storage this is.');
  return [scope, ...path];
}

/** IndexedDB orders arrays after numbers and strings. */
function below(path: Path): IDBKeyRange {
  return IDBKeyRange.bound(path, [...path, []]);
}

let opened: Promise<IDBDatabase> | null = null;

async function entries(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= open();
  opened.catch(() => (opened = null));
  return (await opened).transaction(ENTRIES, mode).objectStore(ENTRIES);
}

/**
 * Chromium may put a page into its back-forward cache while that page creates the database. All other pages
 * then wait for it, for minutes and without an event. Chromium drops such a page from the cache when a
 * message reaches it.
 */
let pagesLeft: BroadcastChannel | null = null;
/** How long (ms) the database may take before pages that were left are given up. */
const OPEN_TIMEOUT_MS = 1000;

async function open(): Promise<IDBDatabase> {
  if (!pagesLeft && 'BroadcastChannel' in window) {
    pagesLeft = new BroadcastChannel(DATABASE);
    pagesLeft.addEventListener('message', () => undefined);
  }
  const late = setTimeout(() => pagesLeft?.postMessage('waiting'), OPEN_TIMEOUT_MS);
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    const store = request.result.createObjectStore(ENTRIES, { keyPath: 'path' });
    store.createIndex(UNTIL, 'until');
  };
  const database = await answer(request).finally(() => clearTimeout(late));
  const close = () => {
    database.close();
    opened = null;
  };
  // A newer version of the app in another tab must not wait for this one.
  database.onversionchange = close;
  database.onclose = close;
  return database;
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
