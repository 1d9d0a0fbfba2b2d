import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

export type OriginSettings = Pick<Settings, 'origins' | 'trustProxy'>;

/**
 * Lets only the app's own pages through. Browsers say where a call comes from (`Sec-Fetch-Site`, or
 * `Origin` where the connection is not encrypted); a call that says nothing is not a browser's, so
 * it carries nobody else's cookie.
 *
 * @throws {Refusal} for a call from another site
 */
export function requireSameOrigin(request: IncomingMessage, settings: OriginSettings): void {
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwn = origin === undefined || isOwnOrigin(origin, request, settings);
  // A name that resolves to this machine is the same site to the browser: where the app's own is
  // known, it counts.
  const isSameSite = site === 'same-origin' || site === 'none';
  if (isSameSite && (isOwn || settings.origins.length === 0)) return;
  if (site === undefined && isOwn) return;
  throw new Refusal(
    403,
    'CROSS_ORIGIN',
    'This call comes from another site. If it does not, the app runs behind a proxy that hides its address: set FRONTAGE_ORIGIN.',
  );
}

function isOwnOrigin(origin: string, request: IncomingMessage, settings: OriginSettings): boolean {
  if (!URL.canParse(origin)) return false;
  if (settings.origins.length > 0) return settings.origins.includes(origin);
  return new URL(origin).host === hostOf(request, settings);
}

/**
 * Whether the visitor's connection is encrypted, at the app or at the proxy before it. Whoever falsely
 * says that theirs is gets a cookie that their own browser does not send.
 */
export function isSecure(request: IncomingMessage, settings: OriginSettings): boolean {
  if (settings.origins.length > 0) return settings.origins.every((own) => own.startsWith('https:'));
  const { origin, 'x-forwarded-proto': forwarded } = request.headers;
  if (firstOf(forwarded) === 'https' || origin?.startsWith('https:')) return true;
  return 'encrypted' in request.socket;
}

/** The host that the visitor asked for, with its port. */
export function hostOf(
  request: IncomingMessage,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): string | undefined {
  const forwarded = trustProxy ? firstOf(request.headers['x-forwarded-host']) : undefined;
  return forwarded ?? request.headers.host;
}

/** Each proxy appends to a forwarding header; the first value is the visitor's. */
function firstOf(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  return text?.split(',')[0].trim();
}
