import { hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import { BASE_PATH, COOKIE_PATH } from '../../address/basePath.ts';
import type { RequestHead } from '../handler.ts';
import { isSecure, type OriginSettings } from '../sameOrigin.ts';
import { sessionSecrets } from '../secret.ts';

const ALGORITHMS = { alg: 'dir', enc: 'A256GCM' } as const;

/** As of the session's cookie: no sibling domain can set one in this name. */
const SECURE_PREFIX = BASE_PATH === '' ? '__Host-' : '__Secure-';

/** A request may have many cookies; only so many are opened. */
const MAX_OPENED = 10;

/** A cookie of this browser for a step of a sign-in or sign-out, which nothing but the app can read or write. */
export interface SealedCookie {
  /** Without the prefix that it has over HTTPS. */
  readonly name: string;
  readonly content: JWTPayload;
  readonly seconds: number;
}

/**
 * Seals a short-lived cookie (an encrypted JWT, RFC 7519). Its name is part of the key: one cookie cannot be taken
 * for another.
 *
 * @returns a value of `Set-Cookie`
 * @throws when the session secret is missing or invalid
 */
export async function sealCookie(
  request: RequestHead,
  { name, content, seconds }: SealedCookie,
  origins: OriginSettings,
): Promise<string> {
  const jwt = new EncryptJWT(content).setProtectedHeader(ALGORITHMS);
  const seal = await jwt
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .encrypt(keyOf(sessionSecrets()[0], name));
  const secure = isSecure(request, origins);
  return printCookie(secure ? SECURE_PREFIX + name : name, seal, seconds);
}

/** The contents of all cookies of a name that are not expired; forged ones do not hide others. */
export async function openCookies(
  request: RequestHead,
  name: string,
): Promise<readonly JWTPayload[]> {
  const named = cookiesIn(request).filter((cookie) => plainName(cookie.name) === name);
  const opened = await Promise.all(
    named.slice(0, MAX_OPENED).map(({ value }) => open(value, name)),
  );
  return opened.filter((content) => content !== null);
}

/** The names of a request's cookies that begin so, without the prefix that they have over HTTPS. */
export function cookieNames(request: RequestHead, start: string): readonly string[] {
  const names = cookiesIn(request).map(({ name }) => plainName(name));
  return [...new Set(names.filter((name) => name.startsWith(start)))];
}

/** Removes the cookies of a name. @returns values of `Set-Cookie` */
export function removeCookies(request: RequestHead, name: string): readonly string[] {
  const named = cookiesIn(request).filter((cookie) => plainName(cookie.name) === name);
  return [...new Set(named.map((cookie) => cookie.name))].map((own) => printCookie(own, '', 0));
}

async function open(seal: string, name: string): Promise<JWTPayload | null> {
  for (const secret of sessionSecrets()) {
    try {
      const { payload } = await jwtDecrypt(seal, keyOf(secret, name), {
        keyManagementAlgorithms: [ALGORITHMS.alg],
        contentEncryptionAlgorithms: [ALGORITHMS.enc],
        requiredClaims: ['exp'],
      });
      return payload;
    } catch {
      // Expired, forged, or sealed with another secret.
    }
  }
  return null;
}

function keyOf(secret: string, name: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', `frontage: cookie ${name}, 1`, 32));
}

function plainName(name: string): string {
  return name.startsWith(SECURE_PREFIX) ? name.slice(SECURE_PREFIX.length) : name;
}

function cookiesIn({ headers }: RequestHead): readonly { name: string; value: string }[] {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.map((pair) => {
    const end = pair.indexOf('=');
    return { name: pair.slice(0, end), value: pair.slice(end + 1) };
  });
}

function printCookie(name: string, value: string, seconds: number): string {
  const secure = name.startsWith(SECURE_PREFIX) ? '; Secure' : '';
  return `${name}=${value}; Max-Age=${seconds}; Path=${COOKIE_PATH}; HttpOnly; SameSite=Lax${secure}`;
}
