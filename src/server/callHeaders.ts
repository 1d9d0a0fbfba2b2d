import type { Credential } from './session.ts';
import type { Settings } from './settings.ts';

type HeaderSettings = Pick<Settings, 'headers' | 'signInHeaders'>;

/**
 * Headers that say how a call is sent, where it comes from, or on whose way it was: backends and
 * proxies trust them, so that no visitor may bring one, whatever is configured.
 */
const NEVER_BROUGHT =
  /^(accept.*|access-control-.*|connection|content-.*|cookie2?|date|expect|forwarded|host|http2-.*|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|via|x-forwarded.*|x-http-method.*|x-method-override|x-original.*|x-real-ip|x-rewrite.*|.*client-ip|.*connecting-ip|__proto__)$/;

/** Whether a header, its name in lower case, can say who somebody is and nothing else. */
export function isCredentialHeader(name: string): boolean {
  return !NEVER_BROUGHT.test(name);
}

/** The headers that a person may sign in with: those that are not configured for everybody. */
export function offeredHeaders({ headers, signInHeaders }: HeaderSettings): readonly string[] {
  return signInHeaders.filter((name) => isCredentialHeader(name) && !Object.hasOwn(headers, name));
}

/**
 * The headers of every call to the backend, whatever carries it: those that are configured, and the
 * credential of whoever is signed in, where it is one that may be brought.
 */
export function callHeaders(
  settings: HeaderSettings,
  credential: Credential | undefined,
): Readonly<Record<string, string>> {
  const isOffered = credential && offeredHeaders(settings).includes(credential.name);
  return isOffered
    ? { ...settings.headers, [credential.name]: credential.value }
    : settings.headers;
}
