import { CommandError } from './commandError.ts';
import type { Headers } from './environment.ts';

/** The address of a GraphQL server, and the headers that go with every call to it. */
export interface Endpoint {
  url: string;
  headers: Headers;
}

/** Whether a text is meant as an address rather than a file. */
export function looksLikeUrl(text: string): boolean {
  return /^https?:\/\//i.test(text);
}

/**
 * @param text a URL as a person gives it; a user name and password in it become a header, so that
 *   no credentials are in the URL that is recorded and printed
 * @throws CommandError when it is no http or https URL
 */
export function parseEndpoint(text: string, headers: Headers = {}): Endpoint {
  if (!looksLikeUrl(text) || !URL.canParse(text)) {
    throw new CommandError(
      'The endpoint is not a URL.',
      'Write it in full, like https://api.example.com/graphql.',
    );
  }
  const url = new URL(text);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  url.hash = '';
  if (!username && !password) return { url: url.href, headers };
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  const authorization = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return { url: url.href, headers: { Authorization: authorization, ...headers } };
}

/** A URL as it may be printed: without credentials, and without a query, which may hold a key. */
export function printableUrl(url: string): string {
  const { protocol, host, pathname, search } = new URL(url);
  return `${protocol}//${host}${pathname}${search ? '?…' : ''}`;
}
