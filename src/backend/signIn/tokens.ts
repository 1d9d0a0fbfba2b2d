import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import type { SignInSettings } from './settings.ts';
import { SignInRefusal } from './refusal.ts';

/** What PostGraphile writes into the tokens that the database issues. */
export const OWN_AUDIENCE = 'postgraphile';

const SHARED_SECRET_ALGORITHMS = ['HS256', 'HS384', 'HS512'];
const PUBLIC_KEY_ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512'],
  ...['ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'],
];

/** Seconds by which the clocks of the issuer and of this machine may differ. */
const CLOCK_TOLERANCE = 5;

/** Verifies a token and returns its claims; throws a {@link SignInRefusal}. */
export type VerifyToken = (token: string) => Promise<JWTPayload>;

/**
 * Creates the function that verifies tokens: signature, expiry, audience and issuer (RFC 7519). The
 * algorithm decides which key may verify, so that a public key never serves as a shared secret.
 */
export function createVerifier(settings: SignInSettings, secret: string): VerifyToken {
  const secretKey = new TextEncoder().encode(secret);
  const keys = settings.jwksUrl === null ? null : createRemoteJWKSet(new URL(settings.jwksUrl));
  const keyOf: JWTVerifyGetKey = (header, token) =>
    keys && !SHARED_SECRET_ALGORITHMS.includes(header.alg) ? keys(header, token) : secretKey;
  const options = {
    algorithms: keys
      ? [...SHARED_SECRET_ALGORITHMS, ...PUBLIC_KEY_ALGORITHMS]
      : SHARED_SECRET_ALGORITHMS,
    audience: settings.audience ?? OWN_AUDIENCE,
    clockTolerance: CLOCK_TOLERANCE,
    requiredClaims: ['exp'],
    ...(settings.issuer === null ? {} : { issuer: settings.issuer }),
  };
  return async (token) => {
    try {
      return (await jwtVerify(token, keyOf, options)).payload;
    } catch (error) {
      throw refusalOf(error);
    }
  };
}

function refusalOf(error: unknown): SignInRefusal {
  if (error instanceof errors.JWTExpired) {
    return new SignInRefusal(401, 'UNAUTHENTICATED', 'Your session has expired. Sign in again.');
  }
  const isOfToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout);
  if (isOfToken && !isKeySetFailure(error)) {
    return new SignInRefusal(401, 'UNAUTHENTICATED', 'This token is not valid. Sign in again.');
  }
  return new SignInRefusal(
    503,
    'KEYS_UNAVAILABLE',
    'The token could not be checked: the keys of its issuer (FRONTAGE_JWKS_URL) cannot be read.',
  );
}

/** The key set was not there or was none, which says nothing about the token. */
function isKeySetFailure(error: errors.JOSEError): boolean {
  return error.code === 'ERR_JOSE_GENERIC' || error instanceof errors.JWKSInvalid;
}
