import { randomBytes } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { allowedSignInHeaders } from './callHeaders.ts';
import { personId } from './personId.ts';
import { revocations } from './revocations.ts';
import { sessionSecrets } from './secret.ts';
import { isSecure, type OriginSettings } from './sameOrigin.ts';
import { settings } from './settings.ts';
import type { Credential } from './credentialHeaders.ts';
import type { RequestHead } from './handler.ts';
import { sessionUses } from './telemetry/events.ts';
import { BASE_PATH, COOKIE_PATH } from '../address/basePath.ts';

/** A visitor's session; empty when signed out. */
export interface Session {
  readonly credential?: Credential;
  /** The person's id, which is not secret. */
  readonly person?: string;
}

/** The sealed content of the cookie, which the browser can neither read nor change. */
interface Sealed {
  readonly id: string;
  readonly credential: Credential;
  readonly person: string;
  /** Sign-in and sealing, in milliseconds since 1970. */
  readonly startedAt: number;
  readonly sealedAt: number;
}

export const SESSION_COOKIE = 'frontage-session';

/**
 * Used over HTTPS: the `__Host-` prefix keeps sibling domains and plain HTTP from setting the
 * cookie (RFC 6265bis, section 4.1.3.2). It demands the path `/`, so an app below another path has
 * to do with the prefix for plain HTTP.
 */
const SECURE_COOKIE = `${BASE_PATH === '' ? '__Host-' : '__Secure-'}${SESSION_COOKIE}`;

const SECOND_MS = 1_000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** A session's lifetime, however much it is used. */
const MAX_AGE_MS = 14 * DAY_MS;

/** A session's lifetime without use, which limits the value of a stolen cookie. */
const IDLE_TIMEOUT_MS = 3 * DAY_MS;

/** The age at which the cookie of a session in use is sealed again. */
const RENEW_AFTER_MS = 60 * 60 * SECOND_MS;

/** A request may contain many cookies of this name; only so many are unsealed. */
const MAX_COOKIES = 4;

/** Unsealing costs as much as the rest of a call, so results are cached for a minute. */
const unsealed = new LRUCache<string, { sealed: Sealed | null }>({
  max: 1_000,
  ttl: 60 * SECOND_MS,
});

/** The visitor's session; empty when there is none, or it is expired, revoked or forged. */
export async function readSession(request: RequestHead): Promise<Session> {
  const [session] = await liveSessions(request);
  if (session) sessionUses.publish({ id: session.id });
  return session ? { credential: session.credential, person: session.person } : {};
}

/**
 * Seals the cookie of a session in use again, before it expires for lack of use.
 *
 * @returns a value of `Set-Cookie`; null when there is nothing to renew yet
 */
export async function renewSession(
  request: RequestHead,
  origins: OriginSettings,
): Promise<string | null> {
  const [session] = await liveSessions(request);
  if (!session || Date.now() - session.sealedAt < RENEW_AFTER_MS) return null;
  return sessionCookie(request, { ...session, sealedAt: Date.now() }, origins);
}

/**
 * Starts a session and ends the visitor's previous one.
 *
 * @returns a value of `Set-Cookie`
 * @throws when the session secret is missing or invalid
 */
export async function startSession(
  request: RequestHead,
  credential: Credential,
  origins: OriginSettings,
): Promise<string> {
  await revokeSessions(request);
  const id = randomBytes(12).toString('base64url');
  const now = Date.now();
  const sealed = { id, credential, person: personId(credential), startedAt: now, sealedAt: now };
  return sessionCookie(request, sealed, origins);
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
): Promise<string[]> {
  const ended = await revokeSessions(request);
  if (everywhere)
    for (const { person } of ended)
      await revocations().revokePerson(person, Date.now() + MAX_AGE_MS);
  return [SESSION_COOKIE, SECURE_COOKIE].map((name) =>
    printCookie(name, '', { seconds: 0, secure: name === SECURE_COOKIE }),
  );
}

async function revokeSessions(request: RequestHead): Promise<readonly Sealed[]> {
  const ended = await liveSessions(request);
  for (const { id, startedAt } of ended) await revocations().revoke(id, startedAt + MAX_AGE_MS);
  return ended;
}

/** The valid sessions among the request's cookies; invalid cookies do not hide valid ones. */
async function liveSessions(request: RequestHead): Promise<readonly Sealed[]> {
  const seals = sealsIn(request);
  if (seals.length === 0) return [];
  const offered = allowedSignInHeaders(settings());
  const revoked = await revocations().read();
  const opened = await Promise.all(seals.map(open));
  return opened.filter(
    (sealed): sealed is Sealed =>
      sealed !== null &&
      // The configuration may have changed since the person signed in.
      offered.includes(sealed.credential.name) &&
      Date.now() - sealed.startedAt < MAX_AGE_MS &&
      Date.now() - sealed.sealedAt < IDLE_TIMEOUT_MS &&
      !revoked.has(sealed),
  );
}

async function open(seal: string): Promise<Sealed | null> {
  const known = unsealed.get(seal);
  if (known) return known.sealed;
  const sealed = await openWithAny(seal);
  unsealed.set(seal, { sealed });
  return sealed;
}

async function openWithAny(seal: string): Promise<Sealed | null> {
  for (const password of sessionSecrets()) {
    try {
      const content = await unsealData<Partial<Sealed>>(seal, { password, ttl: 0 });
      if (isSealed(content)) return content;
    } catch {
      // Sealed with another secret, or forged.
    }
  }
  return null;
}

function isSealed(content: Partial<Sealed>): content is Sealed {
  const { id, credential, person, startedAt, sealedAt } = content;
  return Boolean(id && credential && person && startedAt && sealedAt);
}

/** The values of all session cookies, those with the `__Host-` prefix first. */
function sealsIn({ headers }: RequestHead): readonly string[] {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const named = (name: string) =>
    pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
  return [...named(SECURE_COOKIE), ...named(SESSION_COOKIE)]
    .filter((seal) => seal !== '')
    .slice(0, MAX_COOKIES);
}

async function sessionCookie(
  request: RequestHead,
  sealed: Sealed,
  origins: OriginSettings,
): Promise<string> {
  const [password] = sessionSecrets();
  const seal = await sealData(sealed, { password, ttl: 0 });
  // A browser that has the `__Host-` cookie must not also get the other one.
  const secure =
    isSecure(request, origins) || Boolean(request.headers.get('cookie')?.includes(SECURE_COOKIE));
  const lifetime = Math.min(IDLE_TIMEOUT_MS, sealed.startedAt + MAX_AGE_MS - sealed.sealedAt);
  const name = secure ? SECURE_COOKIE : SESSION_COOKIE;
  return printCookie(name, seal, { seconds: Math.floor(lifetime / SECOND_MS), secure });
}

function printCookie(
  name: string,
  value: string,
  { seconds, secure }: { readonly seconds: number; readonly secure: boolean },
): string {
  const flags = `Max-Age=${seconds}; Path=${COOKIE_PATH}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${value}; ${flags}`;
}
