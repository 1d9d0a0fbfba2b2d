import { Refusal } from './refusal.ts';
import type { Credential } from './session.ts';
import { isHeader } from './settings.ts';

/** What fits into a cookie once it is sealed: browsers keep 4096 characters. */
const LONGEST_CREDENTIAL = 2_700;

/**
 * Reads what a person pasted into the sign-in form: a header as `Name: value`, an `Authorization`
 * value with its scheme, or a bare token, which is sent as `Authorization: Bearer …` or, where that
 * is not offered, as the first header that is.
 *
 * @param offered the headers that people may sign in with
 * @throws {Refusal} when there is nothing, or when it is nothing that may be sent
 */
export function credentialFrom(pasted: unknown, offered: readonly string[]): Credential {
  if (offered.length === 0) {
    throw new Refusal(
      403,
      'SIGN_IN_NOT_OFFERED',
      'The app has credentials of its own (GRAPHQL_HEADERS): nobody signs in with another one.',
    );
  }
  const text = typeof pasted === 'string' ? pasted.trim() : '';
  if (text === '') throw new Refusal(400, 'NO_CREDENTIAL', 'There is no token to sign in with.');
  const credential = namedCredential(text) ?? unnamedCredential(text, offered[0]);
  if (!isHeader(credential.name, credential.value)) {
    throw new Refusal(
      400,
      'MALFORMED_CREDENTIAL',
      'This cannot be sent as a header: paste a token, or a line of the form "Name: value".',
    );
  }
  if (!offered.includes(credential.name)) {
    throw new Refusal(
      403,
      'HEADER_NOT_OFFERED',
      `Nobody may bring this header. The app takes ${offered.join(', ')} (FRONTAGE_SIGN_IN_HEADERS).`,
    );
  }
  if (credential.name.length + credential.value.length > LONGEST_CREDENTIAL) {
    throw new Refusal(
      413,
      'CREDENTIAL_TOO_LONG',
      `The token is longer than the ${LONGEST_CREDENTIAL} characters that a session can hold.`,
    );
  }
  return credential;
}

function namedCredential(text: string): Credential | null {
  const [, name, value] = /^([^\s:]+):\s+(.*)$/s.exec(text) ?? [];
  return name ? { name: name.toLowerCase(), value } : null;
}

function unnamedCredential(text: string, first: string): Credential {
  const isWhole = first !== 'authorization' || /^\w+ \S/.test(text);
  return { name: first, value: isWhole ? text : `Bearer ${text}` };
}
