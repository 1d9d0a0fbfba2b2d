import { isCredentialHeader } from './session/credentialHeaders.ts';
import type { Session } from './session/types.ts';
import type { Settings } from './settings.ts';

type HeaderSettings = Pick<Settings, 'headers' | 'signInHeaders'>;

/** What decides which headers are sent for a person. */
export type Signed = Pick<Session, 'credential' | 'origin'>;

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
 * Whether a session's headers may be sent. A person may bring those that the configuration names;
 * what the backend or a provider gave may be any that carries a credential. None of them replaces a
 * configured one.
 */
export function acceptsCredential(
  settings: HeaderSettings,
  { credential, origin }: Signed,
): boolean {
  const allowed = allowedSignInHeaders(settings);
  const isIssued = (name: string) =>
    !Object.hasOwn(settings.headers, name) &&
    (isCredentialHeader(name) || (origin.kind === 'mutation' && name === 'cookie'));
  const names = Object.keys(credential.headers);
  // They are named by the configuration, which has none of them twice.
  if (origin.kind === 'proxy') return true;
  return names.every((name) => (origin.kind === 'token' ? allowed.includes(name) : isIssued(name)));
}

/**
 * The headers of every call to the backend, over HTTP and WebSocket alike: the configured ones, and
 * the visitor's credential where it may be sent.
 */
export function callHeaders(
  settings: HeaderSettings,
  session: Signed | null,
): Readonly<Record<string, string>> {
  if (!session || !acceptsCredential(settings, session)) return settings.headers;
  return { ...settings.headers, ...session.credential.headers };
}
