import { currentScope } from './scope.ts';

const DAY = 24 * 60 * 60 * 1000;
/** An entry that is longer is not kept. */
const LONGEST = 200_000;
/** Before the scope, the kind and the key of each. */
export const PREFIX = 'frontage/';

/** What is kept of one kind, by keys: at hand at once, for small things. */
export interface QuickStorage {
  /** Null where nothing is kept. */
  read(key?: string): string | null;
  /** What was kept as JSON, whoever wrote it; null where nothing is, or it is none. */
  readJson(key?: string): unknown;
  /** @returns whether the browser kept it */
  keep(text: string, key?: string): boolean;
  drop(key?: string): void;
}

interface QuickSettings {
  readonly name: string;
  /** Ends with the tab; else it is there for all tabs, and the next time. */
  readonly isOfTab?: boolean;
  /** Days after which what is not used any more is gone. */
  readonly days: number;
  /** Signing out ends it; else it waits for the same person. */
  readonly endsAtSignOut: boolean;
}

/**
 * Storage of the person who is signed in. It does not throw: some browsers keep pages from theirs,
 * which is told by an error as soon as it is named, and it may be full. The app works without.
 */
export function quickStorage(settings: QuickSettings): QuickStorage {
  const place = () => (settings.isOfTab ? sessionStorage : localStorage);
  const named = (key: string) => `${PREFIX}${currentScope()}/${settings.name}/${key}`;
  const attempt = <Result>(act: () => Result, otherwise: Result): Result => {
    try {
      return currentScope() === null ? otherwise : act();
    } catch {
      return otherwise;
    }
  };
  const put = (key: string, text: string) => {
    const until = Date.now() + settings.days * DAY;
    const entry = `${until} ${settings.endsAtSignOut ? SESSION : 'stays'} ${text}`;
    place().setItem(named(key), entry);
  };
  const read = (key = '') =>
    attempt(() => {
      const entry = parseEntry(place().getItem(named(key)));
      if (!entry || entry.until < Date.now()) return null;
      // What is used stays: once a day is often enough to say so.
      const isDue = entry.until < Date.now() + (settings.days - 1) * DAY;
      if (isDue) attempt(() => put(key, entry.text), undefined);
      return entry.text;
    }, null);
  return {
    read,
    readJson: (key = '') => attempt((): unknown => JSON.parse(read(key) ?? 'null'), null),
    keep: (text, key = '') =>
      attempt(() => {
        if (text.length > LONGEST) return false;
        put(key, text);
        return true;
      }, false),
    drop: (key = '') => attempt(() => place().removeItem(named(key)), undefined),
  };
}

const SESSION = 'session';

export interface Entry {
  readonly until: number;
  readonly endsAtSignOut: boolean;
  readonly text: string;
}

/** What an entry is, as it is kept; null where it is none. */
export function parseEntry(kept: string | null): Entry | null {
  const [, until, end, text] = /^(\d+) (session|stays) (.*)$/s.exec(kept ?? '') ?? [];
  return text === undefined ? null : { until: Number(until), endsAtSignOut: end === SESSION, text };
}
