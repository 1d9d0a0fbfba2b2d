import { quickStorage, type QuickStorage } from '../../storage/quickStorage.ts';

/** A record or a list that a person viewed or pinned. */
export interface RecentPlace {
  readonly href: string;
  readonly title: string;
  /** What it is one of, in small print: "Orders". */
  readonly of: string;
}

/** The places that the browser keeps for a person. */
export interface Recents {
  /** In the order in which they were pinned. */
  readonly pinned: readonly RecentPlace[];
  /** The records viewed last, newest first, without those that are pinned. */
  readonly recent: readonly RecentPlace[];
}

const pinned = quickStorage({ name: 'pinned', days: 730, endsAtSignOut: false });
const recent = quickStorage({ name: 'recent', days: 90, endsAtSignOut: true });
const MOST_RECENT = 8;
const MOST_PINNED = 20;

/** The places kept in this browser; none where it keeps none, or where they cannot be read. */
export function readRecents(): Recents {
  return {
    pinned: listIn(pinned.readJson(), MOST_PINNED),
    recent: listIn(recent.readJson(), MOST_RECENT),
  };
}

/** Keeps the places. @returns them, to be shown */
export function saveRecents(recents: Recents): Recents {
  // Where the browser keeps nothing, they are right while the page is open.
  keepList(pinned, recents.pinned);
  keepList(recent, recents.recent);
  return recents;
}

function keepList(storage: QuickStorage, list: readonly RecentPlace[]): void {
  if (list.length > 0) storage.keep(JSON.stringify(list));
  else storage.drop();
}

/** Adds a record that was viewed. */
export function withRecent({ pinned, recent }: Recents, place: RecentPlace): Recents {
  if (isPinned({ pinned, recent }, place.href)) {
    // The record may have been renamed.
    return { pinned: pinned.map((pin) => (pin.href === place.href ? place : pin)), recent };
  }
  const others = recent.filter(({ href }) => href !== place.href);
  return { pinned, recent: [place, ...others].slice(0, MOST_RECENT) };
}

/** Pins a place, or unpins it. */
export function withPinToggled({ pinned, recent }: Recents, place: RecentPlace): Recents {
  const others = (recents: readonly RecentPlace[]) =>
    recents.filter(({ href }) => href !== place.href);
  return isPinned({ pinned, recent }, place.href)
    ? { pinned: others(pinned), recent }
    : { pinned: [...pinned, place].slice(-MOST_PINNED), recent: others(recent) };
}

export function isPinned({ pinned }: Recents, href: string): boolean {
  return pinned.some((pin) => pin.href === href);
}

function listIn(list: unknown, most: number): RecentPlace[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, most).flatMap((place: unknown) => {
    const { href, title, of } = Object(place) as Partial<Record<keyof RecentPlace, unknown>>;
    if (typeof href !== 'string' || typeof title !== 'string' || typeof of !== 'string') return [];
    // Only addresses of this app, since scripts and extensions can write to the storage too.
    return /^\/(?![/\\])/.test(href) ? [{ href, title, of }] : [];
  });
}
