import { withCredentialsAsHeader } from '../server/endpointCredentials.ts';
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
  const address = withCredentialsAsHeader({ url: text, headers });
  const url = new URL(address.url);
  url.hash = '';
  return { ...address, url: url.href };
}

/** A URL as it may be printed: without credentials, and without a query, which may hold a key. */
export function printableUrl(url: string): string {
  const { protocol, host, pathname, search } = new URL(url);
  return `${protocol}//${host}${pathname}${search ? '?…' : ''}`;
}
