import { isIP } from 'node:net';
import { isReachableFromNetwork } from './listen.ts';
import type { RequestHead } from './handler.ts';
import { HttpError } from './httpError.ts';
import { requestedHost } from './sameOrigin.ts';
import type { Settings } from './settings.ts';

/**
 * Accepts requests for the app's own host names only. This prevents DNS rebinding: a page of
 * another site that resolves its own name to this machine is same-site for the browser.
 *
 * Accepted are IP addresses, `localhost` and its subdomains, and the names in `FRONTAGE_ORIGIN`.
 * When the app listens to other machines, names without a dot are accepted too, since no public
 * site has one. `X-Forwarded-Host` counts only behind a trusted proxy. A page may send that header
 * past the proxy if the browser reaches the app directly, so when the app listens on this machine
 * only, `Host` is checked as well.
 *
 * @throws {HttpError} 421 for any other name
 */
export function requireKnownHost(
  request: Pick<RequestHead, 'headers'>,
  settings: Pick<Settings, 'host' | 'origins' | 'proxies'>,
): void {
  const name = hostName(requestedHost(request, settings) ?? '');
  const isForwarded = settings.proxies > 0 && !isReachableFromNetwork(settings.host);
  const direct = isForwarded ? hostName(request.headers.get('host') ?? '') : name;
  const isReached = direct !== null && (isKnownName(direct, settings) || !direct.includes('.'));
  if (name !== null && isKnownName(name, settings) && isReached) return;
  throw new HttpError(
    421,
    'UNKNOWN_HOST',
    'The app answers only to names that it knows. If this is its address, whoever runs it should set FRONTAGE_ORIGIN to it; a proxy in between must pass on the name that was asked for.',
  );
}

function isKnownName(name: string, { host, origins }: Pick<Settings, 'host' | 'origins'>): boolean {
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (origins.some((origin) => hostName(new URL(origin).host) === name)) return true;
  return isReachableFromNetwork(host) && !name.includes('.');
}

/**
 * A host name or address with an optional port. Nothing else is allowed, so that URL parsing cannot
 * yield another host.
 */
const HOST = /^(\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*)\.?(?::\d{1,5})?$/i;

/** The host name of a `Host` header, normalised as in a URL; null when it is invalid. */
function hostName(host: string): string | null {
  const [, name] = HOST.exec(host) ?? [];
  return name && URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : null;
}
