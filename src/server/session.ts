import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sealData, unsealData } from 'iron-session';
import { LRUCache } from 'lru-cache';
import { offeredHeaders } from './callHeaders.ts';
import { personOf } from './person.ts';
import { revocations } from './revocations.ts';
import { sessionSecrets } from './secret.ts';
import { isSecure, type OriginSettings } from './sameOrigin.ts';
import { settings } from './settings.ts';

/** A header that the backend knows the visitor by; its name in lower case. */
export interface Credential {
  readonly name: string;
  readonly value: string;
}

/** What is kept of a visitor. */
export interface Session {
  readonly credential?: Credential;
  /** Who it is, by a name that is no secret. */
  readonly person?: string;
}

/** What is sealed into a cookie that the browser can neither read nor change. */
interface Sealed {
  readonly id: string;
  readonly credential: Credential;
  readonly person: string;
  /** When the person signed in, and when this was sealed. */
  readonly startedAt: number;
  readonly sealedAt: number;
}

export const SESSION_COOKIE = 'frontage-session';

/** Over HTTPS: a name that neither another site of the same domain nor plain HTTP can set. */
const SECURE_COOKIE = `__Host-${SESSION_COOKIE}`;

const SECOND = 1_000;
const DAY = 24 * 60 * 60 * SECOND;

/** However much it is used, a session ends. */
const LASTS = 14 * DAY;

/** A session that is not used ends: a cookie that was copied and kept is worth nothing after that. */
const LASTS_UNUSED = 3 * DAY;

/** How old a seal gets before a cookie in use is sealed anew. */
const RENEWED_AFTER = 60 * 60 * SECOND;

/** Anybody can send many cookies of our name: no more are tried. */
const MOST_TRIED = 4;

/** Unsealing costs as much as all else that a call needs: what a seal holds is known for a while. */
const unsealed = new LRUCache<string, { sealed: Sealed | null }>({ max: 1_000, ttl: 60 * SECOND });

/** The visitor's session; an empty one where there is none, or where it is over or forged. */
export async function readSession(request: IncomingMessage): Promise<Session> {
  const [found] = await liveSessions(request);
  return found ? { credential: found.credential, person: found.person } : {};
}

/** Seals the cookie of a session in use anew, before it is too old to be taken. */
export async function renewSession(
  request: IncomingMessage,
  response: ServerResponse,
  origins: OriginSettings,
): Promise<void> {
  if (sealsIn(request).length === 0) return;
  const [found] = await liveSessions(request);
  if (!found || Date.now() - found.sealedAt < RENEWED_AFTER) return;
  await giveCookie(request, response, { ...found, sealedAt: Date.now() }, origins);
}

/**
 * Starts a session, replacing the visitor's earlier one.
 *
 * @throws when a secret is missing or wrong
 */
export async function startSession(
  request: IncomingMessage,
  response: ServerResponse,
  credential: Credential,
  origins: OriginSettings,
): Promise<void> {
  await revokeSessions(request);
  const id = randomBytes(12).toString('base64url');
  const now = Date.now();
  const sealed = { id, credential, person: personOf(credential), startedAt: now, sealedAt: now };
  await giveCookie(request, response, sealed, origins);
}

/**
 * Ends the visitor's session, copies of its cookie included.
 *
 * @param everywhere ends all sessions of the same person
 */
export async function endSession(
  request: IncomingMessage,
  response: ServerResponse,
  { everywhere }: { readonly everywhere: boolean },
): Promise<void> {
  const ended = await revokeSessions(request);
  if (everywhere)
    for (const { person } of ended) await revocations().revokePerson(person, Date.now() + LASTS);
  for (const name of [SESSION_COOKIE, SECURE_COOKIE])
    setCookie(response, name, '', { seconds: 0, secure: name === SECURE_COOKIE });
}

async function revokeSessions(request: IncomingMessage): Promise<readonly Sealed[]> {
  const ended = await liveSessions(request);
  for (const { id, startedAt } of ended) await revocations().revoke(id, startedAt + LASTS);
  return ended;
}

/** What the request's cookies hold that is still good: one that is not takes nothing from the others. */
async function liveSessions(request: IncomingMessage): Promise<readonly Sealed[]> {
  const seals = sealsIn(request);
  if (seals.length === 0) return [];
  const offered = offeredHeaders(settings());
  const revoked = await revocations().read();
  const opened = await Promise.all(seals.map(open));
  return opened.filter(
    (sealed): sealed is Sealed =>
      sealed !== null &&
      // What may be brought is a setting, which may have changed since.
      offered.includes(sealed.credential.name) &&
      Date.now() - sealed.startedAt < LASTS &&
      Date.now() - sealed.sealedAt < LASTS_UNUSED &&
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
      // Sealed with another secret, or not at all.
    }
  }
  return null;
}

function isSealed(content: Partial<Sealed>): content is Sealed {
  const { id, credential, person, startedAt, sealedAt } = content;
  return Boolean(id && credential && person && startedAt && sealedAt);
}

/** The values of all cookies of our names, those first that no other site can have set. */
function sealsIn({ headers }: IncomingMessage): readonly string[] {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const named = (name: string) =>
    pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
  return [...named(SECURE_COOKIE), ...named(SESSION_COOKIE)]
    .filter((seal) => seal !== '')
    .slice(0, MOST_TRIED);
}

async function giveCookie(
  request: IncomingMessage,
  response: ServerResponse,
  sealed: Sealed,
  origins: OriginSettings,
): Promise<void> {
  const [password] = sessionSecrets();
  const seal = await sealData(sealed, { password, ttl: 0 });
  // What the browser keeps under the one name is not left beside the other.
  const secure =
    isSecure(request, origins) || Boolean(request.headers.cookie?.includes(SECURE_COOKIE));
  const left = Math.min(LASTS_UNUSED, sealed.startedAt + LASTS - sealed.sealedAt);
  const name = secure ? SECURE_COOKIE : SESSION_COOKIE;
  setCookie(response, name, seal, { seconds: Math.floor(left / SECOND), secure });
}

function setCookie(
  response: ServerResponse,
  name: string,
  value: string,
  { seconds, secure }: { readonly seconds: number; readonly secure: boolean },
): void {
  const flags = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  response.appendHeader('set-cookie', `${name}=${value}; ${flags}`);
}
