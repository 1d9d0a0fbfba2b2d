import type { TransportOptions } from '../relay/transport.ts';
import { callHeaders } from './callHeaders.ts';
import { nodeHttpClient } from './connection.ts';
import { persistedRequest } from './persistedRequest.ts';
import { readSession } from './session.ts';
import { type Credential } from './credentialHeaders.ts';
import type { RequestHead } from './handler.ts';
import { settings } from './settings.ts';

/**
 * Transport options for the backend: the configured endpoint, headers and time-out, with a
 * visitor's credential or without one.
 *
 * @throws when a setting is missing or invalid, with what to do about it
 */
export function backendWith(credential: Credential | undefined): TransportOptions {
  const { endpoint, timeout, maxAnswerBytes, persistedQueries } = settings();
  const headers = callHeaders(settings(), credential);
  const encode = persistedQueries ? persistedRequest : undefined;
  return { url: endpoint, headers, timeout, maxAnswerBytes, encode, httpClient: nodeHttpClient };
}

/**
 * Transport options for the backend with the credential of a request's session.
 *
 * @throws when a setting is missing or invalid, with what to do about it
 */
export async function backendFor(request: RequestHead | undefined): Promise<TransportOptions> {
  if (!request) return backendWith(undefined);
  return backendWith((await readSession(request)).credential);
}
