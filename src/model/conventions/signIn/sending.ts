import type { Sending } from '../../types/signIn.ts';

/** How most backends take a token (RFC 6750, section 2.1). */
const BEARER: Sending = { header: 'authorization', prefix: 'Bearer ' };

/** How a token is sent, as a hint says it; as a bearer token unless it does. */
export function sendingOf(hint: string | undefined): Sending {
  return (hint === undefined ? null : parseSending(hint)) ?? BEARER;
}

/** Parses `Name: prefix {token}`; null for anything else. */
export function parseSending(text: string): Sending | null {
  const [, name, prefix] =
    /^([\w!#$%&'*+.^`|~-]+):\s*([^{}\r\n]*)\{token\}$/.exec(text.trim()) ?? [];
  return name === undefined ? null : { header: name.toLowerCase(), prefix };
}
