import type { TransportOptions } from '../relay/transport.ts';
import { callHeaders, type Signed } from './callHeaders.ts';
import { nodeHttpClient } from './connection.ts';
import { persistedRequest } from './persistedRequest.ts';
import { settings } from './settings.ts';

/**
 * Transport options for the backend: the configured endpoint, headers and time-out, with a
 * session's credential or without one.
 *
 * @throws when a setting is missing or invalid, with what to do about it
 */
export function backendWith(session: Signed | null): TransportOptions {
  const { endpoint, timeout, maxResponseBytes, persistedQueries } = settings();
  const headers = callHeaders(settings(), session);
  const encode = persistedQueries ? persistedRequest : undefined;
  return { url: endpoint, headers, timeout, maxResponseBytes, encode, httpClient: nodeHttpClient };
}
