import type { BlockList } from 'node:net';
import { isIP } from 'node:net';
import { networksOf } from '../forwardedSettings.ts';
import { PEER_HEADER, type RequestHead } from '../handler.ts';
import { settings } from '../settings.ts';
import { personId } from './personId.ts';
import type { Session } from './types.ts';

let proxies: BlockList | undefined;

/**
 * The session of a person whom a proxy in front of the app has signed in (oauth2-proxy, Cloudflare Access, IAP): it
 * says so with each request, by the headers that are set to be passed on to the backend. From any other address than
 * the proxy's they say nothing.
 *
 * @returns null where no proxy says who it is
 */
export function forwardedSession({ headers }: RequestHead): Session | null {
  const { forwardHeaders, forwardFrom } = settings();
  if (forwardHeaders.length === 0) return null;
  proxies ??= networksOf(forwardFrom);
  const address = (headers.get(PEER_HEADER) ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  if (family === 0 || !proxies.check(address, family === 6 ? 'ipv6' : 'ipv4')) return null;
  const passed = forwardHeaders.flatMap(({ from, to }): [string, string][] => {
    const value = headers.get(from);
    return value ? [[to, asSent(to, value)]] : [];
  });
  if (passed.length === 0) return null;
  const credential = { headers: Object.fromEntries(passed) };
  const origin = { kind: 'proxy' } as const;
  // The others may change from call to call, as tokens do.
  const person = personId({ credential: { headers: Object.fromEntries([passed[0]]) }, origin });
  const now = Date.now();
  const times = { startedAt: now, issuedAt: now, sealedAt: now };
  return { id: `proxy-${person}`, person, credential, origin, version: 0, ...times };
}

/** Proxies name a token without its scheme. */
function asSent(name: string, value: string): string {
  return name === 'authorization' && !/^\w+ \S/.test(value) ? `Bearer ${value}` : value;
}
