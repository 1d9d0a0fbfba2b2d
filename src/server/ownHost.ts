import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Refusal } from './refusal.ts';
import { hostOf } from './sameOrigin.ts';
import type { Settings } from './settings.ts';

/**
 * Keeps the configured credentials from a page of another site that had its own name resolve to this
 * machine (DNS rebinding): to the browser that page and the app are the same site. Such a page has a
 * name, so an address made of numbers is safe, as is this machine's own name, or one without a dot,
 * which nobody on the internet can have; any other has to be in `FRONTAGE_ORIGIN`.
 *
 * @throws {Refusal} when the app is called by a name that it has not been told
 */
export function requireOwnHost(
  request: IncomingMessage,
  settings: Pick<Settings, 'headers' | 'origins' | 'trustProxy'>,
): void {
  if (Object.keys(settings.headers).length === 0) return;
  const name = nameIn(`http://${hostOf(request, settings) ?? ''}`);
  if (isUnforgeable(name) || settings.origins.map(nameIn).includes(name)) return;
  throw new Refusal(
    421,
    'UNKNOWN_HOST',
    'The app holds credentials of its own, so it answers only to names that it knows. If this is its address, whoever runs it should set FRONTAGE_ORIGIN to it; a proxy in between must pass on the name that was asked for.',
  );
}

function nameIn(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

function isUnforgeable(name: string): boolean {
  if (name === '') return false;
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0;
  return isAddress || !name.includes('.') || name.endsWith('.localhost');
}
