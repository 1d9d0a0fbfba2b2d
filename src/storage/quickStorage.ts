import { currentScope } from './scope.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Longer entries are not stored. */
const LONGEST = 200_000;
/** Before the scope, the kind and the key of each. */
export const PREFIX = 'frontage/';

/** Synchronous storage for small values of one kind, by key. */
export interface QuickStorage {
  /** Null if there is no entry. */
  read(key?: string): string | null;
  /** An entry as parsed JSON, which may have been edited; null if there is none or it is malformed. */
  readJson(key?: string): unknown;
  /** @returns whether the browser stored it */
  keep(text: string, key?: string): boolean;
  drop(key?: string): void;
}

interface QuickSettings {
  readonly name: string;
  /** Ends with the tab; else it is there for all tabs, and the next time. */
  readonly isOfTab?: boolean;
  /** Days after which an unused entry expires. */
  readonly days: number;
  /** Signing out ends it; else it waits for the same person. */
  readonly endsAtSignOut: boolean;
}

/**
 * Storage of the person who is signed in. It never throws: some browsers deny access, which throws on the
 * property itself, and storage may be full. The app works without it.
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
      // Use extends the expiry, at most once a day.
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

/** Parses a stored entry; null if it is malformed. */
export function parseEntry(kept: string | null): Entry | null {
  const [, until, end, text] = /^(\d+) (session|stays) (.*)$/s.exec(kept ?? '') ?? [];
  return text === undefined ? null : { until: Number(until), endsAtSignOut: end === SESSION, text };
}
