import type { SignInDescription } from './signInDescription.ts';
import type { Credential } from './types.ts';

/** The token in a credential, without what it is sent with; undefined where there is none. */
export function tokenOf(
  { headers }: Credential,
  { send: { header, prefix } }: SignInDescription,
): string | undefined {
  const value = headers[header];
  return value?.startsWith(prefix) ? value.slice(prefix.length) : value;
}
