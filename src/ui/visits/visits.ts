import { quickStorage, type QuickStorage } from '../../storage/quickStorage.ts';

/** A record or a list that a person has been at. */
export interface Visit {
  readonly href: string;
  readonly title: string;
  /** What it is one of, in small print: "Orders". */
  readonly of: string;
}

/** The ways back that a browser keeps for a person. */
export interface Visits {
  /** What they want at hand, in the order in which they pinned it. */
  readonly pinned: readonly Visit[];
  /** The records that they looked at, the last one first; what is pinned is not among them. */
  readonly recent: readonly Visit[];
}

const pinned = quickStorage({ name: 'pinned', days: 730, endsAtSignOut: false });
const recent = quickStorage({ name: 'recent', days: 90, endsAtSignOut: true });
const MOST_RECENT = 8;
const MOST_PINNED = 20;

/** What is kept in this browser; nothing where it keeps nothing, or something that is not understood. */
export function readVisits(): Visits {
  return {
    pinned: listIn(pinned.readJson(), MOST_PINNED),
    recent: listIn(recent.readJson(), MOST_RECENT),
  };
}

/** Keeps them. @returns them, for whoever shows them */
export function keepVisits(visits: Visits): Visits {
  // Where it is not kept, what is shown stays right for as long as the page stands.
  keepList(pinned, visits.pinned);
  keepList(recent, visits.recent);
  return visits;
}

function keepList(storage: QuickStorage, list: readonly Visit[]): void {
  if (list.length > 0) storage.keep(JSON.stringify(list));
  else storage.drop();
}

/** Remembers that a record was looked at. */
export function withVisit({ pinned, recent }: Visits, visit: Visit): Visits {
  if (isPinned({ pinned, recent }, visit.href)) {
    // A record may have another name by now.
    return { pinned: pinned.map((pin) => (pin.href === visit.href ? visit : pin)), recent };
  }
  const others = recent.filter(({ href }) => href !== visit.href);
  return { pinned, recent: [visit, ...others].slice(0, MOST_RECENT) };
}

/** Pins a place, or lets go of it. */
export function withPinToggled({ pinned, recent }: Visits, visit: Visit): Visits {
  const others = (visits: readonly Visit[]) => visits.filter(({ href }) => href !== visit.href);
  return isPinned({ pinned, recent }, visit.href)
    ? { pinned: others(pinned), recent }
    : { pinned: [...pinned, visit].slice(-MOST_PINNED), recent: others(recent) };
}

export function isPinned({ pinned }: Visits, href: string): boolean {
  return pinned.some((pin) => pin.href === href);
}

function listIn(list: unknown, most: number): Visit[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, most).flatMap((visit: unknown) => {
    const { href, title, of } = Object(visit) as Partial<Record<keyof Visit, unknown>>;
    if (typeof href !== 'string' || typeof title !== 'string' || typeof of !== 'string') return [];
    // An address of this app, whoever wrote it.
    return /^\/(?![/\\])/.test(href) ? [{ href, title, of }] : [];
  });
}
