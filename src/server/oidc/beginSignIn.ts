import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { withBasePath } from '../../address/basePath.ts';
import type { Handler } from '../handler.ts';
import { HttpError, UNCACHED_HEADERS } from '../httpError.ts';
import type { Log } from '../log.ts';
import { safeReturnPath, SIGN_IN_PATH } from '../returnPath.ts';
import type { OriginSettings } from '../sameOrigin.ts';
import { appAddress } from './appAddress.ts';
import { keepPending } from './pendingSignIn.ts';
import type { Provider } from './provider.ts';
import { providerProblem } from './providerProblem.ts';
import { ONLY_PROVIDER } from './providerSettings.ts';

/** Where a button of the sign-in screen leads: `?provider=google&returnTo=/orders`. */
export const BEGIN_PATH = '/api/session/provider';

/** The path of a provider's redirect URI, one for each, so that no other can answer in its place (RFC 9700, 4.4.2.2). */
export function callbackPath(name: string): string {
  return name === ONLY_PROVIDER ? '/api/session/callback' : `/api/session/callback/${name}`;
}

export interface BeginOptions {
  readonly settings: OriginSettings;
  readonly providers: readonly Provider[];
  readonly log: Log;
}

/**
 * Leads to a provider: an authorization request with PKCE, state and nonce (OpenID Connect Core 1.0, section 3.1.2.1),
 * which a sealed cookie binds to this browser. It is a link and no form: `form-action` of the content security policy
 * holds for redirects of forms, too.
 */
export function createBeginSignIn({ settings, providers, log }: BeginOptions): Handler {
  return async (request) => {
    if (request.method !== 'GET') {
      throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'A sign-in is begun by a link.');
    }
    const asked = new URL(request.url).searchParams;
    const returnTo = safeReturnPath(asked.get('returnTo'));
    const provider = providers.find(({ settings: { name } }) => name === asked.get('provider'));
    if (!provider) throw new HttpError(404, 'UNKNOWN_PROVIDER', 'There is no such provider.');
    const { name, scopes, audience, parameters } = provider.settings;
    try {
      const configuration = await provider.configuration();
      const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
      const redirectUri = appAddress(request, callbackPath(name), settings).href;
      const location = buildAuthorizationUrl(configuration, {
        ...parameters,
        ...(audience && { audience }),
        redirect_uri: redirectUri,
        scope: scopes,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      const pending = { provider: name, state, nonce, verifier, redirectUri, returnTo };
      return redirect(location.href, await keepPending(request, pending, settings));
    } catch (error) {
      const problem = providerProblem(error);
      const { code } = problem.error;
      log.warn({ event: 'refused', provider: name, error: code, cause: problem.cause }, 'session');
      return redirect(signInAddress(problem.error, name, returnTo), []);
    }
  };
}

/** The sign-in screen, with a problem in words. */
export function signInAddress({ code }: HttpError, provider: string, returnTo: string): string {
  const parameters = new URLSearchParams({ problem: code, provider, returnTo });
  return withBasePath(`${SIGN_IN_PATH}?${parameters.toString()}`);
}

/** @param cookies values of `Set-Cookie` */
export function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ ...UNCACHED_HEADERS, location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
}
