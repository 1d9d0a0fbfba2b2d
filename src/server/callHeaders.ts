import type { Credential } from './session.ts';
import type { Settings } from './settings.ts';

type HeaderSettings = Pick<Settings, 'headers' | 'signInHeaders'>;

/**
 * Headers about how a call is sent, where it comes from and which way it took. Backends and proxies
 * trust them, so a visitor may never set one, whatever is configured.
 */
const FORBIDDEN_HEADERS =
  /^(accept.*|access-control-.*|connection|content-.*|cookie2?|date|expect|forwarded|host|http2-.*|keep-alive|origin|proxy-.*|referer|sec-.*|set-cookie2?|te|trailer|transfer-encoding|upgrade|via|x-forwarded.*|x-http-method.*|x-method-override|x-original.*|x-real-ip|x-rewrite.*|.*client-ip|.*connecting-ip|__proto__)$/;

/**
 * Whether a header can only carry a credential.
 *
 * @param name in lower case
 */
export function isCredentialHeader(name: string): boolean {
  return !FORBIDDEN_HEADERS.test(name);
}

/**
 * The headers that a person may sign in with: those that the configuration does not set for
 * everybody.
 */
export function allowedSignInHeaders({
  headers,
  signInHeaders,
}: HeaderSettings): readonly string[] {
  return signInHeaders.filter((name) => isCredentialHeader(name) && !Object.hasOwn(headers, name));
}

/**
 * The headers of every call to the backend, over HTTP and WebSocket alike: the configured ones, and
 * the visitor's credential where its header is allowed.
 */
export function callHeaders(
  settings: HeaderSettings,
  credential: Credential | undefined,
): Readonly<Record<string, string>> {
  const isOffered = credential && allowedSignInHeaders(settings).includes(credential.name);
  return isOffered
    ? { ...settings.headers, [credential.name]: credential.value }
    : settings.headers;
}
