import type { IncomingMessage } from 'node:http';
import type { TransportOptions } from '../relay/transport.ts';
import { callHeaders } from './callHeaders.ts';
import { exchangeByNode } from './connection.ts';
import { readSession, type Credential } from './session.ts';
import { settings } from './settings.ts';

/**
 * How to reach the backend with somebody's credential, or as nobody in particular: the configured
 * endpoint, headers and time-out.
 *
 * @throws when a setting is missing or wrong, with what to do about it
 */
export function backendWith(credential: Credential | undefined): TransportOptions {
  const { endpoint, timeout, maxAnswerBytes } = settings();
  const headers = callHeaders(settings(), credential);
  return { url: endpoint, headers, timeout, maxAnswerBytes, httpClient: exchangeByNode };
}

/**
 * How to reach the backend on behalf of a visitor, with the credential of their session.
 *
 * @throws when a setting is missing or wrong, with what to do about it
 */
export async function backendFor(request: IncomingMessage | undefined): Promise<TransportOptions> {
  if (!request) return backendWith(undefined);
  return backendWith((await readSession(request)).credential);
}
