/** What a browser keeps for a person, by keys. */
export interface Memory {
  /** Null where nothing is kept. */
  read(key: string): string | null;
  /** What was kept as JSON, whoever wrote it; null where nothing is, or it is none. */
  readJson(key: string): unknown;
  /** @returns whether the browser kept it */
  keep(key: string, text: string): boolean;
  forget(key: string): void;
}

/** Ends with the tab. */
export const tabMemory: Memory = memoryOf(() => sessionStorage);

/** Is there for all tabs, and the next time. */
export const browserMemory: Memory = memoryOf(() => localStorage);

/**
 * Storage that does not throw: some browsers keep pages from theirs, which is told by an error as soon
 * as it is named, and it may be full. The app works without.
 */
function memoryOf(storage: () => Storage): Memory {
  const attempt = <Result>(act: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((kept) => kept.getItem(key), null),
    readJson: (key) => attempt((kept): unknown => JSON.parse(kept.getItem(key) ?? 'null'), null),
    keep: (key, text) =>
      attempt((kept) => {
        kept.setItem(key, text);
        return true;
      }, false),
    forget: (key) => attempt((kept) => kept.removeItem(key), undefined),
  };
}
