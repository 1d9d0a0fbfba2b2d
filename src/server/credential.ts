import { Refusal } from './refusal.ts';
import type { Credential } from './session.ts';
import { isHeader } from './settings.ts';

/** What fits into a cookie once it is sealed: browsers keep 4096 characters. */
const LONGEST_CREDENTIAL = 2_700;

/** Headers that say how a call is sent, not who sends it. */
const RESERVED =
  /^(accept.*|connection|content-.*|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/;

/**
 * Reads what a person pasted into the sign-in form: a header as `Name: value`, an `Authorization`
 * value with its scheme, or a bare token, which is sent as `Authorization: Bearer …`.
 *
 * @throws {Refusal} when there is nothing, or it cannot be sent as a header
 */
export function credentialFrom(pasted: unknown): Credential {
  const text = typeof pasted === 'string' ? pasted.trim() : '';
  if (text === '') throw new Refusal(400, 'NO_CREDENTIAL', 'There is no token to sign in with.');
  const [, name, content] = /^([^\s:]+):\s+(.*)$/s.exec(text) ?? [];
  const credential = name
    ? { name: name.toLowerCase(), value: content }
    : { name: 'authorization', value: /^\w+ \S/.test(text) ? text : `Bearer ${text}` };
  if (!isHeader(credential.name, credential.value) || RESERVED.test(credential.name)) {
    throw new Refusal(
      400,
      'MALFORMED_CREDENTIAL',
      'This cannot be sent as a header: paste a token, or a line of the form "Name: value".',
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
