import { stringifySetCookie } from 'cookie';
import { BASE_PATH, COOKIE_PATH } from '../../address/basePath.ts';
import { HttpError } from '../httpError.ts';
import type { RequestHead } from '../handler.ts';
import { isSecure, type OriginSettings } from '../sameOrigin.ts';

export const SESSION_COOKIE = 'frontage-session';

/**
 * Used over HTTPS: the `__Host-` prefix keeps sibling domains and plain HTTP from setting the
 * cookie (RFC 6265bis, section 4.1.3.2). It demands the path `/`, so an app below another path has
 * to do with the prefix for plain HTTP.
 */
export const SECURE_COOKIE = `${BASE_PATH === '' ? '__Host-' : '__Secure-'}${SESSION_COOKIE}`;

/** Browsers keep cookies whose name and value have up to 4096 characters (RFC 6265bis, section 5.7). */
const MAX_VALUE_LENGTH = 4_000;

/**
 * Node.js accepts headers of 16 kB together. What a session does not take is for the browser's own
 * headers and other cookies.
 */
const MAX_COOKIES = 3;

/** A request may contain several cookies of a name, such as one of a parent domain; only so many are tried. */
const MAX_CANDIDATES = 4;

/** The number of cookies that a seal is split into, before its first part. */
const COUNT = /^(\d)~(.*)$/s;

/**
 * The seals in a request's cookies, those of the `__Host-` name first. One that is too long for a
 * cookie is split into several (`frontage-session`, `frontage-session.1`, …); parts that do not
 * belong together make a seal that nothing opens.
 */
export function sealsIn(request: RequestHead): readonly string[] {
  const cookies = cookiesIn(request);
  return [SECURE_COOKIE, SESSION_COOKIE]
    .flatMap((name) => (cookies.get(name) ?? []).map((first, at) => joined(first, name, at)))
    .filter((seal) => seal !== null)
    .slice(0, MAX_CANDIDATES);

  function joined(first: string, name: string, candidate: number): string | null {
    const [, count, start] = COUNT.exec(first) ?? [null, '1', first];
    const parts = [start];
    for (let part = 1; part < Math.min(Number(count), MAX_COOKIES); part += 1) {
      const values = cookies.get(`${name}.${part}`) ?? [];
      parts.push(values[candidate] ?? values.at(-1) ?? '');
    }
    return parts.every((part) => part !== '') ? parts.join('') : null;
  }
}

/**
 * The cookies of a seal, and the removal of those that a longer one has left.
 *
 * @param options.seconds null for cookies that end with the browser
 * @returns values of `Set-Cookie`
 * @throws {HttpError} 413 when it is too long for a request's headers
 */
export function sessionCookies(
  request: RequestHead,
  seal: string,
  { seconds, origins }: { readonly seconds: number | null; readonly origins: OriginSettings },
): string[] {
  const parts = Array.from({ length: Math.ceil(seal.length / MAX_VALUE_LENGTH) }, (_, part) =>
    seal.slice(part * MAX_VALUE_LENGTH, (part + 1) * MAX_VALUE_LENGTH),
  );
  if (parts.length > MAX_COOKIES) throw tooLong();
  if (parts.length > 1) parts[0] = `${parts.length}~${parts[0]}`;
  const held = cookiesIn(request);
  // A browser that has the `__Host-` cookie must not also get the other one.
  const secure = isSecure(request, origins) || held.has(SECURE_COOKIE);
  const names = cookieNames(secure ? SECURE_COOKIE : SESSION_COOKIE);
  return names.flatMap((name, part) => {
    if (part < parts.length) return [printed(name, parts[part], { seconds, secure })];
    return held.has(name) ? [printed(name, '', { seconds: 0, secure })] : [];
  });
}

/** Removes a session's cookies. @returns values of `Set-Cookie` */
export function removedCookies(request: RequestHead): string[] {
  const held = cookiesIn(request);
  return [SESSION_COOKIE, SECURE_COOKIE].flatMap((first) =>
    cookieNames(first)
      .filter((name) => name === first || held.has(name))
      .map((name) => printed(name, '', { seconds: 0, secure: first === SECURE_COOKIE })),
  );
}

/** Whether a request has a session's cookie, valid or not. */
export function hasSessionCookie(request: RequestHead): boolean {
  return sealsIn(request).length > 0;
}

function cookieNames(first: string): readonly string[] {
  return [first, ...Array.from({ length: MAX_COOKIES - 1 }, (_, part) => `${first}.${part + 1}`)];
}

/** All values of each cookie; a record would keep one value of each name. */
function cookiesIn({ headers }: RequestHead): ReadonlyMap<string, readonly string[]> {
  const cookies = new Map<string, string[]>();
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const end = pair.indexOf('=');
    const name = pair.slice(0, end).trim();
    const value = pair.slice(end + 1).trim();
    if (end < 0 || value === '') continue;
    cookies.set(name, [...(cookies.get(name) ?? []), value]);
  }
  return cookies;
}

function printed(
  name: string,
  value: string,
  { seconds, secure }: { readonly seconds: number | null; readonly secure: boolean },
): string {
  const encode = (text: string) => text;
  const maxAge = seconds ?? undefined;
  return stringifySetCookie(
    { name, value, maxAge, path: COOKIE_PATH, httpOnly: true, sameSite: 'lax', secure },
    { encode },
  );
}

function tooLong(): HttpError {
  return new HttpError(
    413,
    'CREDENTIAL_TOO_LONG',
    `The tokens are longer than the ${MAX_COOKIES} cookies that hold a session.`,
  );
}
