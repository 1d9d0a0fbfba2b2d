import type { IncomingMessage } from 'node:http';
import type { TransportOptions } from '../relay/transport.ts';
import { exchangeByNode } from './connection.ts';
import { requireOwnHost } from './ownHost.ts';
import { readSession } from './session.ts';
import { settings } from './settings.ts';

/**
 * How to reach the backend on behalf of a visitor: the configured endpoint, headers and time-out,
 * and the credentials of the visitor's session.
 *
 * @throws {Refusal} when the visitor calls the app by a name that is not its own
 * @throws when a setting is missing or wrong, with what to do about it
 */
export async function backendFor(request: IncomingMessage | undefined): Promise<TransportOptions> {
  const { endpoint, headers, timeout, maxAnswerBytes } = settings();
  if (request) requireOwnHost(request, settings());
  const { credential } = request ? await readSession(request) : { credential: undefined };
  return {
    url: endpoint,
    headers: credential ? { ...headers, [credential.name]: credential.value } : headers,
    timeout,
    maxAnswerBytes,
    exchange: exchangeByNode,
  };
}
