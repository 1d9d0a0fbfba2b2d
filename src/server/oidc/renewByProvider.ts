import { refreshTokenGrant } from 'openid-client';
import { HttpError } from '../httpError.ts';
import { log } from '../log.ts';
import type { Renewal, RenewalOutcome, Renewer, SessionOrigin } from '../session/types.ts';
import type { Provider } from './provider.ts';
import { providerProblem } from './providerProblem.ts';
import { providers } from './providers.ts';
import { backendAccess } from './providerTokens.ts';

type ProviderOrigin = Extract<SessionOrigin, { readonly kind: 'provider' }>;

/**
 * Renews a session with its refresh token (OpenID Connect Core 1.0, section 12). It is refused when the provider says
 * that the person's sign-in is over; a provider that is away leaves the session as it is.
 */
export const renewByProvider: Renewer = async ({ origin, renewal }) => {
  if (origin.kind !== 'provider' || !renewal) return { kind: 'unavailable' };
  const provider = providers().find(({ settings: { name } }) => name === origin.provider);
  if (!provider) return { kind: 'refused' };
  try {
    return await refresh(provider, origin, renewal);
  } catch (failure) {
    const { error, cause } = providerProblem(failure);
    const { name } = provider.settings;
    log().warn({ event: 'renewal', provider: name, error: error.code, cause }, 'session');
    const isOver = failure instanceof HttpError || error.code === 'SIGN_IN_EXPIRED';
    return { kind: isOver ? 'refused' : 'unavailable' };
  }
};

async function refresh(
  provider: Provider,
  origin: ProviderOrigin,
  { refreshToken }: Renewal,
): Promise<RenewalOutcome> {
  const tokens = await refreshTokenGrant(await provider.configuration(), refreshToken);
  const subject = tokens.claims()?.sub ?? origin.subject;
  if (subject !== origin.subject) {
    throw new HttpError(502, 'PROVIDER_UNTRUSTED', 'The provider renewed for another person.');
  }
  const { headers, renewal } = backendAccess(provider.settings, tokens, refreshToken);
  const idToken = origin.idToken && (tokens.id_token ?? origin.idToken);
  return { kind: 'renewed', credential: { headers }, renewal, origin: { ...origin, idToken } };
}
