import { authorizationCodeGrant, type IDToken } from 'openid-client';
import { withBasePath } from '../../address/basePath.ts';
import type { Handler } from '../handler.ts';
import { HttpError } from '../httpError.ts';
import type { Log } from '../log.ts';
import { safeReturnPath } from '../returnPath.ts';
import type { NewSession } from '../session/types.ts';
import { sessionEvents } from '../telemetry/events.ts';
import { redirect, signInAddress } from './beginSignIn.ts';
import { takePending, type PendingSignIn } from './pendingSignIn.ts';
import type { Provider } from './provider.ts';
import { providerProblem } from './providerProblem.ts';
import { backendAccess } from './providerTokens.ts';

export interface FinishOptions {
  readonly provider: Provider;
  /** Asks the backend. @throws {HttpError} unless it accepts the credential */
  readonly verify: (session: NewSession) => Promise<void>;
  /** Starts the session. @returns values of `Set-Cookie` */
  readonly start: (request: Request, session: NewSession) => Promise<readonly string[]>;
  readonly log: Log;
}

/**
 * A provider's redirect URI: exchanges the code for tokens, and starts a session with the one for the backend (OpenID
 * Connect Core 1.0, section 3.1.3). Whatever goes wrong is said on the sign-in screen.
 */
export function createFinishSignIn(options: FinishOptions): Handler {
  const { name } = options.provider.settings;
  return async (request) => {
    if (request.method !== 'GET') {
      throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'Providers answer by a redirect.');
    }
    const state = new URL(request.url).searchParams.get('state') ?? '';
    const { pending, cookies } = await takePending(request, state);
    const returnTo = safeReturnPath(pending?.returnTo);
    try {
      if (pending?.provider !== name) throw notPending();
      const session = await exchange(request, pending, options.provider);
      await options.verify(session).catch(rejectAccount);
      const started = await startFitting(request, session, options.start);
      sessionEvents.publish({ event: 'signed in' });
      options.log.info({ event: 'signed in', provider: name }, 'session');
      return redirect(withBasePath(returnTo), [...cookies, ...started]);
    } catch (failure) {
      const { error, cause } = providerProblem(failure);
      sessionEvents.publish({ event: 'refused' });
      options.log.warn({ event: 'refused', provider: name, error: error.code, cause }, 'session');
      return redirect(signInAddress(error, name, returnTo), cookies);
    }
  };
}

/** Says of the person what verifying says of a token that nobody has seen. */
function rejectAccount(error: unknown): never {
  if (!(error instanceof HttpError) || error.code !== 'CREDENTIAL_REFUSED') throw error;
  throw new HttpError(403, 'ACCOUNT_REFUSED', 'The backend does not accept this person.');
}

function notPending(): HttpError {
  return new HttpError(
    400,
    'SIGN_IN_EXPIRED',
    'This sign-in was begun in another browser, was finished already, or took too long.',
  );
}

interface ProviderSession extends NewSession {
  readonly origin: Extract<NewSession['origin'], { readonly kind: 'provider' }>;
}

/** Long tokens may leave no room for the ID token, without which a provider asks who signs out. */
async function startFitting(
  request: Request,
  session: ProviderSession,
  start: FinishOptions['start'],
): Promise<readonly string[]> {
  try {
    return await start(request, session);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 413) throw error;
    const { idToken: _, ...origin } = session.origin;
    return start(request, { ...session, origin });
  }
}

async function exchange(
  request: Request,
  pending: PendingSignIn,
  provider: Provider,
): Promise<ProviderSession> {
  const response = new URL(pending.redirectUri);
  response.search = new URL(request.url).search;
  const tokens = await authorizationCodeGrant(await provider.configuration(), response, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  });
  const { sub: subject = '', sid } = tokens.claims() ?? ({} as Partial<IDToken>);
  const { headers, renewal } = backendAccess(provider.settings, tokens);
  return {
    credential: { headers },
    origin: {
      kind: 'provider',
      provider: provider.settings.name,
      subject,
      ...(typeof sid === 'string' && { sid }),
      ...(tokens.id_token && { idToken: tokens.id_token }),
    },
    ...(renewal && { renewal }),
  };
}
