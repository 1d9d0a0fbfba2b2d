import { withCredentialsAsHeader } from '../server/endpointCredentials.ts';
import { CommandError } from './commandError.ts';
import type { Headers } from './environment.ts';

/** A GraphQL server's URL, and the headers that are sent with every call to it. */
export interface Endpoint {
  url: string;
  headers: Headers;
}

/** Whether a text is a URL rather than a file. */
export function looksLikeUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * Parses an endpoint. A user name and password become a header, so that recorded and printed URLs
 * contain no credentials.
 *
 * @param text a URL
 * @throws {CommandError} when it is not an http or https URL
 */
export function parseEndpoint(text: string, headers: Headers = {}): Endpoint {
  if (!looksLikeUrl(text) || !URL.canParse(text)) {
    throw new CommandError(
      'The endpoint is not a URL.',
      'Write it in full, like https://api.example.com/graphql.',
    );
  }
  const address = withCredentialsAsHeader({ url: text, headers });
  const url = new URL(address.url);
  url.hash = '';
  return { ...address, url: url.href };
}

const SECRET_PARAMETER = /key|token|secret|pass|pwd|cred|auth|sig|jwt|^code$/i;

/** Whether a parameter of a URL is a credential, judged by its name. */
export function isSecretParameter(name: string): boolean {
  return SECRET_PARAMETER.test(name);
}

/** A URL for printing: without credentials, and without the query, which may contain a key. */
export function printableUrl(url: string): string {
  const { protocol, host, pathname, search } = new URL(url);
  return `${protocol}//${host}${pathname}${search ? '?…' : ''}`;
}
