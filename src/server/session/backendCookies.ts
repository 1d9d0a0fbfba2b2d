import { parseSetCookie, type SetCookie } from 'cookie';

/**
 * The header `Cookie` after a response of the backend has set or removed some (RFC 6265, section
 * 5.3). Cookies of other hosts and paths than the endpoint's are left out.
 *
 * @param cookie the header as it was sent; undefined for none
 * @param set the response's headers `Set-Cookie`
 * @param endpoint the backend's URL
 * @returns undefined when none is left
 */
export function followedCookies(
  cookie: string | undefined,
  set: readonly string[],
  endpoint: string,
): string | undefined {
  const jar = new Map(
    (cookie ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes('='))
      .map((pair): [string, string] => {
        const end = pair.indexOf('=');
        return [pair.slice(0, end), pair.slice(end + 1)];
      }),
  );
  for (const each of set.map((text) => parseSetCookie(text, { decode: (value) => value }))) {
    if (each.name === '' || !isFor(new URL(endpoint), each)) continue;
    if (hasExpired(each)) jar.delete(each.name);
    else jar.set(each.name, each.value ?? '');
  }
  const pairs = [...jar].map(([name, value]) => `${name}=${value}`);
  return pairs.length > 0 ? pairs.join('; ') : undefined;
}

function isFor({ hostname, pathname }: URL, { domain, path }: SetCookie): boolean {
  const host = domain?.replace(/^\./, '').toLowerCase();
  const isOwnHost = !host || hostname === host || hostname.endsWith(`.${host}`);
  const isOwnPath =
    !path?.startsWith('/') ||
    pathname === path ||
    pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  return isOwnHost && isOwnPath;
}

function hasExpired({ maxAge, expires, value }: SetCookie): boolean {
  if (maxAge !== undefined) return maxAge <= 0;
  return (expires !== undefined && expires.getTime() <= Date.now()) || !value;
}
