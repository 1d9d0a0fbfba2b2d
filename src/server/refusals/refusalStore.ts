import { LRUCache } from 'lru-cache';
import type { RoleOfCall } from '../roleOf.ts';
import type { Session } from '../session/types.ts';
import type { ReadRefusals } from './readRefusals.ts';
import { jsonHash } from '../hashes.ts';

/** Milliseconds after which a refusal is forgotten: rights are given while people work. */
const REFUSAL_TTL_MS = 5 * 60_000;
const MOST_PEOPLE = 1_000;
const MOST_REFUSALS = 200;
/** So many different attempts to create a record have to be refused. */
const ATTEMPTS = 2;

interface Refusal {
  /** Hashes of what was sent; null where nothing was that could be the reason. */
  readonly attempts: ReadonlySet<string> | null;
  readonly at: number;
}

/** What a person was refused. */
export interface RefusalsOfPerson {
  readonly byCoordinate: Map<string, Refusal>;
  /** Their rights as they were known then: when those change, the refusals no longer count. */
  rights: string | null;
}

declare global {
  /** Pages and the gateway may be bundled separately. */
  var frontageRefusals: LRUCache<string, RefusalsOfPerson> | undefined;
}

/** Hashes of sessions and credentials → what was refused. It belongs to the process, and is lost with it. */
function people(): LRUCache<string, RefusalsOfPerson> {
  globalThis.frontageRefusals ??= new LRUCache({ max: MOST_PEOPLE, ttl: REFUSAL_TTL_MS });
  return globalThis.frontageRefusals;
}

/** How somebody calls the backend. */
interface Caller {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly role: RoleOfCall | null;
}

/**
 * Names a caller by their session, credential and role, none of them in the clear: after signing in again, or as
 * another role, nothing of before counts.
 */
export function callerOf(
  { url, headers = {}, role }: Caller,
  session: Pick<Session, 'id'> | null,
): string {
  return jsonHash([url, Object.entries(headers).sort(), session?.id, role?.documents?.role]);
}

/** Whether anything was refused to a caller. */
export function hasRefusals(caller: string): boolean {
  return people().has(caller);
}

/** Records what a response refused, and forgets what it did not refuse. @param sent what was sent */
export function learn(caller: string, { refused, granted }: ReadRefusals, sent: unknown): void {
  const known = people().get(caller);
  for (const coordinate of granted) known?.byCoordinate.delete(coordinate);
  if (known?.byCoordinate.size === 0) people().delete(caller);
  if (refused.size === 0) return;
  const person = known ?? { byCoordinate: new Map<string, Refusal>(), rights: null };
  for (const [coordinate, by] of refused) {
    const before = fresh(person.byCoordinate.get(coordinate));
    const attempts =
      by === 'nothing' || before?.attempts === null
        ? null
        : new Set([...(before?.attempts ?? []), jsonHash(sent)].slice(0, ATTEMPTS));
    person.byCoordinate.delete(coordinate);
    person.byCoordinate.set(coordinate, { attempts, at: Date.now() });
  }
  for (const oldest of person.byCoordinate.keys()) {
    if (person.byCoordinate.size <= MOST_REFUSALS) break;
    person.byCoordinate.delete(oldest);
  }
  people().set(caller, person);
}

/**
 * What was refused to a person lately.
 *
 * @param rights their roles and permissions, as far as they are known; when they change, nothing counts any more
 * @param creations the mutations that create records. Values may be the reason for a refusal, but of a creation that is
 *   refused with different ones
 */
export function refusedTo(
  caller: string,
  rights: string | null,
  creations: ReadonlySet<string>,
): readonly string[] {
  const person = people().get(caller);
  if (!person) return [];
  if (rights !== null && person.rights !== null && rights !== person.rights)
    person.byCoordinate.clear();
  person.rights = rights ?? person.rights;
  return [...person.byCoordinate].flatMap(([coordinate, refusal]) => {
    if (!fresh(refusal)) return [];
    const { attempts } = refusal;
    const counts = attempts === null || (attempts.size >= ATTEMPTS && creations.has(coordinate));
    return counts ? [coordinate] : [];
  });
}

function fresh(refusal: Refusal | undefined): Refusal | undefined {
  return refusal && Date.now() - refusal.at < REFUSAL_TTL_MS ? refusal : undefined;
}
