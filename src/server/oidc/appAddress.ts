import { withBasePath } from '../../address/basePath.ts';
import type { RequestHead } from '../handler.ts';
import { isSecure, requestedHost, type OriginSettings } from '../sameOrigin.ts';

/** An address of the app as its visitors write it, for providers, which compare it with what is registered. */
export function appAddress(request: RequestHead, path: string, settings: OriginSettings): URL {
  return new URL(withBasePath(path), originFor(request, settings));
}

function originFor(request: RequestHead, settings: OriginSettings): string {
  const host = requestedHost(request, settings) ?? '';
  const { origins } = settings;
  if (origins.length === 0) return `${isSecure(request, settings) ? 'https' : 'http'}://${host}`;
  return origins.find((origin) => new URL(origin).host === host) ?? origins[0];
}
