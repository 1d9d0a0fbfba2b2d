import { LRUCache } from 'lru-cache';
import { log } from '../log.ts';
import { sessionEvents } from '../telemetry/events.ts';
import { sessionStore } from './sessionStore.ts';
import type { RenewalOutcome, Renewer, Session, SessionOrigin } from './types.ts';

/** How the sessions of an origin are renewed; loaded on use. */
const RENEWERS: Readonly<Record<SessionOrigin['kind'], (() => Promise<Renewer>) | null>> = {
  token: null,
  proxy: null,
  mutation: async () => (await import('./mutationRenewer.ts')).renewByMutation,
  provider: async () => (await import('../oidc/renewByProvider.ts')).renewByProvider,
};

/** A credential is renewed this long before it expires, or half-way where its life is short. */
const MARGIN_MS = 60_000;

/** Milliseconds after which a renewal that was not possible is attempted again. */
const RETRY_AFTER_MS = 5_000;

/** Sessions of which that is remembered: of more, some are attempted again sooner. */
const MOST_ATTEMPTS = 10_000;

declare global {
  /** The ids of sessions that cannot be renewed at the moment; shared by routes and pages. */
  var frontageRenewalAttempts: LRUCache<string, true> | undefined;
}

/** Whether a session's credential can be renewed. */
export function isRenewable({ renewal, origin }: Session): boolean {
  return renewal !== undefined && RENEWERS[origin.kind] !== null;
}

/**
 * The session, with a new credential where its own is about to expire.
 *
 * @returns null when the renewal was refused, and the session has ended
 */
export async function renewedWhenDue(session: Session): Promise<Session | null> {
  if (!isRenewable(session) || Date.now() < dueAt(session)) return session;
  return renew(session);
}

/**
 * The session with a new credential, after the backend refused its own.
 *
 * @param mayRenew otherwise it gets one that was renewed meanwhile, or none
 * @returns null when the renewal was refused, and the session has ended; the same session when
 *   there is no other credential for it
 */
export async function renewedAfterRefusal(
  session: Session,
  mayRenew = true,
): Promise<Session | null> {
  const latest = await sessionStore().latest(session);
  if (latest.version > session.version) return latest;
  return mayRenew && isRenewable(session) ? renew(session) : session;
}

function dueAt({ renewal, issuedAt }: Session): number {
  const expiresAt = renewal?.expiresAt ?? Infinity;
  return expiresAt - Math.min(MARGIN_MS, (expiresAt - issuedAt) / 2);
}

async function renew(session: Session): Promise<Session | null> {
  globalThis.frontageRenewalAttempts ??= new LRUCache({ max: MOST_ATTEMPTS, ttl: RETRY_AFTER_MS });
  const attempts = globalThis.frontageRenewalAttempts;
  if (attempts.has(session.id)) return session;
  return sessionStore().renewOnce(session, async (latest) => {
    const outcome = await outcomeOf(latest);
    sessionEvents.publish({ event: `renewal ${outcome.kind}` });
    if (outcome.kind === 'refused') return null;
    if (outcome.kind === 'unavailable') {
      attempts.set(session.id, true);
      return latest;
    }
    attempts.delete(session.id);
    const { credential, renewal = latest.renewal, origin = latest.origin } = outcome;
    return { ...latest, credential, renewal, origin, issuedAt: Date.now() };
  });
}

async function outcomeOf(session: Session): Promise<RenewalOutcome> {
  try {
    const renewer = await RENEWERS[session.origin.kind]?.();
    return renewer ? await renewer(session) : { kind: 'unavailable' };
  } catch (error) {
    log().error({ cause: error instanceof Error ? error.name : 'unknown' }, 'renewal');
    return { kind: 'unavailable' };
  }
}
