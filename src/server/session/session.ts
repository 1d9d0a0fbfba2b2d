import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { acceptsCredential } from '../callHeaders.ts';
import type { RequestHead } from '../handler.ts';
import type { OriginSettings } from '../sameOrigin.ts';
import { settings } from '../settings.ts';
import { sessionUses } from '../telemetry/events.ts';
import { forwardedSession } from './forwardedSession.ts';
import { personId } from './personId.ts';
import { renewedWhenDue } from './renewal.ts';
import { seal, unseal } from './seal.ts';
import { hasSessionCookie, removedCookies, sealsIn, sessionCookies } from './sessionCookies.ts';
import { MAX_AGE_MS, sessionStore } from './sessionStore.ts';
import type { NewSession, Session } from './types.ts';

const SECOND_MS = 1_000;

/** A session's lifetime without use, which limits the value of a stolen cookie. */
const IDLE_TIMEOUT_MS = 3 * 24 * 60 * 60 * SECOND_MS;

/** The age at which the cookie of a session in use is sealed again. */
const RESEAL_AFTER_MS = 60 * 60 * SECOND_MS;

/** Responses that overlap must not mix the parts of two seals, so for a while they all set one. */
const resealed = new LRUCache<string, Promise<string>>({ max: 1_000, ttl: 60 * SECOND_MS });

/**
 * The visitor's session, with a credential that was renewed where the cookie's is about to expire;
 * null when there is none, or it is expired, ended or forged.
 */
export async function readSession(request: RequestHead): Promise<Session | null> {
  const forwarded = forwardedSession(request);
  const [own] = forwarded ? [] : await liveSessions(request);
  if (!own) return forwarded;
  sessionUses.publish({ id: own.id });
  return renewedWhenDue(await sessionStore().latest(own));
}

/**
 * Whether a visitor had a session that is over: their browser has a cookie that is good for nothing any more, or the
 * session ended while their request was answered, because its renewal was refused.
 */
export async function hasLostSession(
  request: RequestHead,
  session: Session | null,
): Promise<boolean> {
  return session ? sessionStore().hasEnded(session) : hasSessionCookie(request);
}

/**
 * The cookies of a session in use, sealed again before they expire for lack of use, or after its
 * credential was renewed.
 *
 * @returns values of `Set-Cookie`; none when the browser has the latest
 */
export async function renewedCookies(
  request: RequestHead,
  origins: OriginSettings,
): Promise<readonly string[]> {
  const [own] = await liveSessions(request);
  if (!own) return [];
  const renewed = await sessionStore().latestSeal(own);
  if (renewed) return cookiesOf(request, (await unseal(renewed)) ?? own, renewed, origins);
  if (Date.now() - own.sealedAt < RESEAL_AFTER_MS) return [];
  const current = { ...own, sealedAt: Date.now() };
  const place = `${own.id} ${own.version} ${own.sealedAt}`;
  const known = resealed.get(place);
  if (!known) {
    resealed.set(place, seal(current));
    await sessionStore().noteOpen(current, request.headers.get('user-agent') ?? '');
  }
  return cookiesOf(request, current, await (resealed.get(place) ?? seal(current)), origins);
}

/**
 * Starts a session and ends the visitor's previous one.
 *
 * @returns values of `Set-Cookie`
 * @throws {HttpError} 413 when the credential is too long for cookies
 * @throws when the session secret is missing or invalid
 */
export async function startSession(
  request: RequestHead,
  { credential, origin, renewal, identifier, endsWithBrowser, isUnproven }: NewSession,
  origins: OriginSettings,
): Promise<readonly string[]> {
  const now = Date.now();
  const session: Session = {
    id: randomBytes(12).toString('base64url'),
    person: personId({ credential, origin, identifier, isUnproven }),
    credential,
    origin,
    renewal,
    endsWithBrowser,
    startedAt: now,
    issuedAt: now,
    sealedAt: now,
    version: 0,
  };
  const cookies = cookiesOf(request, session, await seal(session), origins);
  await endSessions(request);
  await sessionStore().noteOpen(session, request.headers.get('user-agent') ?? '');
  return cookies;
}

/**
 * Ends the visitor's session on the server too, so that copies of the cookie become invalid.
 *
 * @param everywhere ends all sessions of the same person
 * @returns values of `Set-Cookie`
 */
export async function endSession(
  request: RequestHead,
  { everywhere }: { readonly everywhere: boolean },
): Promise<readonly string[]> {
  const ended = await endSessions(request);
  if (everywhere) for (const { person } of ended) await sessionStore().endPerson(person);
  return removedCookies(request);
}

async function endSessions(request: RequestHead): Promise<readonly Session[]> {
  const ended = await liveSessions(request);
  for (const session of ended) await sessionStore().end(session);
  return ended;
}

/** The valid sessions among the request's cookies; invalid cookies do not hide valid ones. */
async function liveSessions(request: RequestHead): Promise<readonly Session[]> {
  const opened = await Promise.all(sealsIn(request).map(unseal));
  const live = opened.map(async (session) =>
    session && isCurrent(session) && !(await sessionStore().hasEnded(session)) ? session : null,
  );
  return (await Promise.all(live)).filter((session) => session !== null);
}

function isCurrent(session: Session): boolean {
  const now = Date.now();
  return (
    // The configuration may have changed since the person signed in.
    acceptsCredential(settings(), session) &&
    isOffered(session.origin) &&
    now - session.startedAt < MAX_AGE_MS &&
    now - session.sealedAt < IDLE_TIMEOUT_MS
  );
}

function isOffered(origin: Session['origin']): boolean {
  if (origin.kind !== 'provider') return true;
  return settings().providers.some(({ name }) => name === origin.provider);
}

function cookiesOf(
  request: RequestHead,
  { startedAt, sealedAt, endsWithBrowser }: Session,
  text: string,
  origins: OriginSettings,
): readonly string[] {
  const lifetime = Math.min(IDLE_TIMEOUT_MS, startedAt + MAX_AGE_MS - sealedAt);
  const seconds = endsWithBrowser ? null : Math.floor(lifetime / SECOND_MS);
  return sessionCookies(request, text, { seconds, origins });
}
