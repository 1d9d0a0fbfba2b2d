import type { IDToken, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import { HttpError } from '../httpError.ts';
import type { ProviderSettings } from './providerSettings.ts';
import { parseClaims } from '../tokenClaims.ts';

/** A successful answer of a provider's token endpoint, as openid-client has checked it. */
export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** What a session keeps of it. */
export interface BackendAccess {
  /** Headers of each call to the backend. */
  readonly headers: Readonly<Record<string, string>>;
  readonly renewal:
    { readonly refreshToken: string; readonly expiresAt: number | null } | undefined;
}

/**
 * Picks the token that the backend is given.
 *
 * @param earlier the refresh token that was used, which holds on where the provider gives no new one (RFC 6749,
 *   section 6)
 * @throws {HttpError} when it is missing, or for another API than the configured one
 */
export function backendAccess(
  { token, audience }: Pick<ProviderSettings, 'token' | 'audience'>,
  tokens: Tokens,
  earlier?: string,
): BackendAccess {
  const value = token === 'id' ? tokens.id_token : tokens.access_token;
  if (!value) {
    throw new HttpError(502, 'PROVIDER_UNTRUSTED', 'The provider gave no token for the backend.');
  }
  const claims = claimsIn(value);
  if (token === 'access' && audience && claims && ![claims.aud].flat().includes(audience)) {
    throw new HttpError(
      502,
      'PROVIDER_SETUP',
      'The provider gave a token for another API than OIDC_AUDIENCE.',
    );
  }
  const refreshToken = tokens.refresh_token ?? earlier;
  return {
    headers: { authorization: `Bearer ${value}` },
    renewal: refreshToken
      ? {
          refreshToken,
          expiresAt: expiryOf(token === 'id' ? undefined : tokens.expiresIn(), claims),
        }
      : undefined,
  };
}

/**
 * By this machine's clock, in milliseconds since 1970; null where nothing says it. The provider's clock may differ, so
 * of a token that says when it was issued only the time in between counts.
 */
function expiryOf(seconds: number | undefined, claims: Partial<IDToken> | null): number | null {
  if (seconds !== undefined) return Date.now() + seconds * 1_000;
  const { exp, iat } = claims ?? {};
  if (typeof exp !== 'number') return null;
  return typeof iat === 'number' && iat < exp ? Date.now() + (exp - iat) * 1_000 : exp * 1_000;
}

/** The claims of a token; null for one that only the provider can read. */
function claimsIn(token: string): Partial<IDToken> | null {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  return payload ? (parseClaims(payload) as Partial<IDToken> | null) : null;
}
