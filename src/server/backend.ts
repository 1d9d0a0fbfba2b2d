import type { TransportOptions } from '../relay/transport.ts';
import { callHeaders, type Signed } from './callHeaders.ts';
import { nodeHttpClient } from './connection.ts';
import { persistedRequest } from './persistedRequest.ts';
import type { RequestHead } from './handler.ts';
import { readSession } from './session/session.ts';
import { settings } from './settings.ts';

/**
 * Transport options for the backend: the configured endpoint, headers and time-out, with a
 * session's credential or without one.
 *
 * @throws when a setting is missing or invalid, with what to do about it
 */
export function backendWith(session: Signed | null): TransportOptions {
  const { endpoint, timeout, maxAnswerBytes, persistedQueries } = settings();
  const headers = callHeaders(settings(), session);
  const encode = persistedQueries ? persistedRequest : undefined;
  return { url: endpoint, headers, timeout, maxAnswerBytes, encode, httpClient: nodeHttpClient };
}

/**
 * Transport options for the backend with the credential of a request's session.
 *
 * @throws when a setting is missing or invalid, with what to do about it
 */
export async function backendFor(request: RequestHead | undefined): Promise<TransportOptions> {
  return backendWith(request ? await readSession(request) : null);
}
