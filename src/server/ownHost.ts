import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { listensWider } from './listen.ts';
import { Refusal } from './refusal.ts';
import { hostOf } from './sameOrigin.ts';
import type { Settings } from './settings.ts';

/**
 * Answers only to names that are the app's own, whatever its backend is: a page of another site that
 * had its own name resolve to this machine (DNS rebinding) is the same site as the app to a browser.
 * Such a page has a name, so an address made of numbers is safe, as are `localhost` and what ends in
 * it. Where the app listens to other machines, so is a name without a dot, which nobody on the
 * internet can have; any other has to be in `FRONTAGE_ORIGIN`. What stands in `X-Forwarded-Host` counts
 * where a proxy is trusted; but such a page can send that header too, past the proxy, where browsers of this
 * machine reach the app: there the name in `Host` must be none that it could have.
 *
 * @throws {Refusal} when the app is called by a name that it has not been told
 */
export function requireOwnHost(
  request: IncomingMessage,
  settings: Pick<Settings, 'host' | 'origins' | 'trustProxy'>,
): void {
  const name = nameIn(hostOf(request, settings) ?? '');
  const isForwarded = settings.trustProxy && !listensWider(settings.host);
  const direct = isForwarded ? nameIn(request.headers.host ?? '') : name;
  const isReached = direct !== null && (isOwn(direct, settings) || !direct.includes('.'));
  if (name !== null && isOwn(name, settings) && isReached) return;
  throw new Refusal(
    421,
    'UNKNOWN_HOST',
    'The app answers only to names that it knows. If this is its address, whoever runs it should set FRONTAGE_ORIGIN to it; a proxy in between must pass on the name that was asked for.',
  );
}

function isOwn(name: string, { host, origins }: Pick<Settings, 'host' | 'origins'>): boolean {
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (origins.some((origin) => nameIn(new URL(origin).host) === name)) return true;
  return listensWider(host) && !name.includes('.');
}

/** A name or an address, a port perhaps, and nothing else that a URL could hide another name behind. */
const HOST = /^(\[[\da-f:.]+\]|[a-z\d_-]+(?:\.[a-z\d_-]+)*)\.?(?::\d{1,5})?$/i;

/** The name in a `Host` header, as browsers write names in addresses; null where it is none. */
function nameIn(host: string): string | null {
  const [, name] = HOST.exec(host) ?? [];
  return name && URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : null;
}
