import { GraphQLResponseError, isWireError, ResponseError } from '../../relay/errors.ts';
import { requireData } from '../../relay/result.ts';
import { send, type GraphQLRequest, type TransportOptions } from '../../relay/transport.ts';
import { HttpError } from '../httpError.ts';
import { CHECK_CREDENTIAL } from '../ownOperations.ts';
import { SESSION_CALL_TIMEOUT_MS } from './backendSession.ts';
import { CHECK_TIMEOUT_MS, isUnauthenticated } from './credentialAcceptance.ts';

/**
 * Verifies a credential. Many backends answer `__typename` without authentication and verify a
 * token only when data is read, so the sign-in check reads some. Other errors of that check do not
 * matter.
 *
 * @param onAccepted is called when the backend did not reject the credential
 * @throws {HttpError} unless the backend accepts the credential
 */
export async function verifyCredential(
  backend: TransportOptions,
  signInCheck: GraphQLRequest | null,
  onAccepted: () => void,
): Promise<void> {
  const options = { ...backend, timeout: backend.timeout || SESSION_CALL_TIMEOUT_MS };
  const checked =
    signInCheck && send(signInCheck, { ...options, timeout: CHECK_TIMEOUT_MS }).then(requireData);
  const outcomes = await Promise.allSettled([send(CHECK_CREDENTIAL, options), checked]);
  const [pingError, checkError] = outcomes.map((settled) =>
    settled.status === 'rejected' ? (settled.reason as unknown) : null,
  );
  if (isRefused(pingError) || isUnauthenticated(checkError)) {
    throw new HttpError(401, 'CREDENTIAL_REFUSED', 'The backend does not accept this token.');
  }
  onAccepted();
  if (pingError === null) return;
  if (!isWireError(pingError)) throw pingError;
  throw new HttpError(
    502,
    'BACKEND_UNAVAILABLE',
    'The backend could not be asked about the token.',
  );
}

/** With so simple a query, only the credential can be the reason of an error. */
function isRefused(error: unknown): boolean {
  if (error instanceof GraphQLResponseError) return error.status < 500;
  return error instanceof ResponseError && [400, 401, 403].includes(error.status);
}
