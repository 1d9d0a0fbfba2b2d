import { HttpError } from '../httpError.ts';
import { isHeader } from '../settings.ts';
import type { Credential } from './types.ts';

interface Header {
  readonly name: string;
  readonly value: string;
}

/**
 * Parses the text of the sign-in form: a header as `Name: value`, an `Authorization` value with its
 * scheme, or a bare token, which becomes `Authorization: Bearer …` or, where that header is not
 * allowed, the value of the first allowed one.
 *
 * @param allowedHeaders the headers that people may sign in with, in lower case
 * @throws {HttpError} when the text is empty, not a valid header, or for another header
 */
export function parseCredential(input: unknown, allowedHeaders: readonly string[]): Credential {
  if (allowedHeaders.length === 0) {
    throw new HttpError(
      403,
      'SIGN_IN_NOT_OFFERED',
      'The app has credentials of its own (GRAPHQL_HEADERS): nobody signs in with another one.',
    );
  }
  const text = typeof input === 'string' ? input.trim() : '';
  if (text === '') throw new HttpError(400, 'NO_CREDENTIAL', 'There is no token to sign in with.');
  const { name, value } = namedHeader(text) ?? unnamedHeader(text, allowedHeaders[0]);
  if (!isHeader(name, value)) {
    throw new HttpError(
      400,
      'MALFORMED_CREDENTIAL',
      'This cannot be sent as a header: paste a token, or a line of the form "Name: value".',
    );
  }
  if (!allowedHeaders.includes(name)) {
    throw new HttpError(
      403,
      'HEADER_NOT_OFFERED',
      `Nobody may bring this header. The app takes ${allowedHeaders.join(', ')} (FRONTAGE_SIGN_IN_HEADERS).`,
    );
  }
  return { headers: { [name]: value } };
}

function namedHeader(text: string): Header | null {
  const [, name, value] = /^([^\s:]+):\s+(.*)$/s.exec(text) ?? [];
  return name ? { name: name.toLowerCase(), value } : null;
}

function unnamedHeader(text: string, first: string): Header {
  const isWhole = first !== 'authorization' || /^\w+ \S/.test(text);
  return { name: first, value: isWhole ? text : `Bearer ${text}` };
}
