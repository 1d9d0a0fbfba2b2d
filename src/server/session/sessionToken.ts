import type { Sending, SignInDescription } from './signInDescription.ts';
import type { Credential } from './types.ts';

/** What backends write before a token, and some hand over with it. */
export const SCHEME = /^(Bearer|JWT|Token) /i;

/**
 * How a session's token is sent: as the backend accepted it when the session began, otherwise as the
 * description says.
 */
export function sendingOf(
  credential: Credential | undefined,
  { send }: Pick<SignInDescription, 'send'>,
): Sending {
  const headers = credential?.headers ?? {};
  if (headers[send.header]?.startsWith(send.prefix)) return send;
  const found = Object.entries(headers).find(([name]) => name !== 'cookie');
  return found ? { header: found[0], prefix: SCHEME.exec(found[1])?.[0] ?? '' } : send;
}

/** The token in a credential, without what it is sent with; undefined where there is none. */
export function tokenOf(
  credential: Credential,
  description: Pick<SignInDescription, 'send'>,
): string | undefined {
  const { header, prefix } = sendingOf(credential, description);
  return credential.headers[header]?.slice(prefix.length);
}
