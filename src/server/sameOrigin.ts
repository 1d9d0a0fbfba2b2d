import type { RequestHead } from './handler.ts';
import { HttpError } from './httpError.ts';
import type { Settings } from './settings.ts';

export type OriginSettings = Pick<Settings, 'origins' | 'proxies'>;

/**
 * Rejects requests from other sites. Browsers send `Sec-Fetch-Site`, or `Origin` on unencrypted
 * connections; a request with neither is not from a browser and carries no foreign cookie.
 *
 * @throws {HttpError} 403 for a request from another site
 */
export function requireSameOrigin(request: RequestHead, settings: OriginSettings): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOwn = origin === null || isOwnOrigin(origin, request, settings);
  // A foreign name that resolves to this machine is same-site for the browser, so `Origin` is
  // checked too where the app's origins are configured.
  const isSameOrigin = site === 'same-origin' || site === 'none';
  if (isSameOrigin && (isOwn || settings.origins.length === 0)) return;
  if (site === null && isOwn) return;
  throw new HttpError(
    403,
    'CROSS_ORIGIN',
    'This call comes from another site. If it does not, the app runs behind a proxy that hides its address: set FRONTAGE_ORIGIN.',
  );
}

function isOwnOrigin(origin: string, request: RequestHead, settings: OriginSettings): boolean {
  if (!URL.canParse(origin)) return false;
  if (settings.origins.length > 0) return settings.origins.includes(origin);
  return new URL(origin).host === requestedHost(request, settings);
}

/**
 * Whether the visitor's connection is encrypted, up to the app or to a proxy. A visitor who forges
 * the header only gets a cookie that their own browser does not send.
 */
export function isSecure(request: RequestHead, settings: OriginSettings): boolean {
  if (settings.origins.length > 0) return settings.origins.every((own) => own.startsWith('https:'));
  const { headers, url } = request;
  if (firstValue(headers.get('x-forwarded-proto')) === 'https') return true;
  return [headers.get('origin'), url].some((own) => own?.startsWith('https:'));
}

/** The host and port that the visitor requested. */
export function requestedHost(
  { headers }: Pick<RequestHead, 'headers'>,
  { proxies }: Pick<Settings, 'proxies'>,
): string | null {
  const forwarded = proxies > 0 ? firstValue(headers.get('x-forwarded-host')) : null;
  return forwarded ?? headers.get('host');
}

/** Proxies append to forwarding headers; the first value is the visitor's. */
function firstValue(value: string | null): string | null {
  return value && value.split(',')[0].trim();
}
