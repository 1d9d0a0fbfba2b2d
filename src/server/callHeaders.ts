import type { Credential } from './credentialHeaders.ts';
import type { Settings } from './settings.ts';
import { isCredentialHeader } from './credentialHeaders.ts';

type HeaderSettings = Pick<Settings, 'headers' | 'signInHeaders'>;

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
