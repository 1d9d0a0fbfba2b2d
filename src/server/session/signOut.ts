import type { TransportOptions } from '../../relay/transport.ts';
import { log } from '../log.ts';
import { callBackend } from './backendSession.ts';
import { requestOf, type SignInDescription } from './signInDescription.ts';
import { tokenOf } from './sessionToken.ts';
import type { Session } from './types.ts';

/** Milliseconds that a person waits for the backend when they sign out. */
const SIGN_OUT_TIMEOUT_MS = 5_000;

/**
 * Ends a session on the backend by the schema's own mutation, where it has one. It never fails: the
 * session here has ended already.
 */
export async function endBackendSession(
  session: Session,
  description: SignInDescription,
  backend: TransportOptions,
): Promise<void> {
  const { signOut } = description;
  if (!signOut || session.origin.kind !== 'mutation') return;
  const { refreshToken, tokenInput } = signOut;
  try {
    const request = await requestOf(description, signOut, {
      ...(refreshToken !== null && { [refreshToken]: session.renewal?.refreshToken }),
      ...(tokenInput !== null && { [tokenInput]: tokenOf(session.credential, description) }),
    });
    await callBackend(request, { ...backend, timeout: SIGN_OUT_TIMEOUT_MS });
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    log().warn({ error: name }, 'The backend did not end a session.');
  }
}
