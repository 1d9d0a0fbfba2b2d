import { BackendFailure } from '../failure.ts';

/** How requests are authenticated: tokens (JWT, RFC 7519) whose claims say the database role. */
export interface SignInSettings {
  /** Signs the tokens that the database issues, and verifies those signed with a shared secret. */
  readonly secret: string | null;
  /** Where the public keys of another issuer are (RFC 7517). */
  readonly jwksUrl: string | null;
  /** The audience that tokens must name; PostGraphile's own is `postgraphile`. */
  readonly audience: string | null;
  readonly issuer: string | null;
  /** The claim with the database role, dotted where it is inside another one. */
  readonly roleClaim: string;
  /**
   * The database role of requests without a token, and of tokens that name none; null for the
   * user of the connection.
   */
  readonly defaultRole: string | null;
  /** Whether the people of the sample are named to those who have not signed in. */
  readonly asksForSamplePeople: boolean;
}

/** Of the sample's roles, the one that may only sign in. */
const SAMPLE_SIGNED_OUT_ROLE = 'anonymous';

/** HS256 needs a key of 256 bits (RFC 7518, 3.2). */
const SHORTEST_SECRET = 32;

/**
 * Reads the settings from environment variables.
 *
 * @throws {BackendFailure} when one of them cannot be used
 */
export function readSignInSettings(
  environment: Readonly<Record<string, string | undefined>>,
): SignInSettings {
  const isSample = !environment.DATABASE_URL;
  const asksToSignIn = isSample && environment.FRONTAGE_SAMPLE_SIGN_IN === '1';
  const settings = {
    secret: environment.FRONTAGE_JWT_SECRET || null,
    jwksUrl: environment.FRONTAGE_JWKS_URL || null,
    audience: environment.FRONTAGE_JWT_AUDIENCE || null,
    issuer: environment.FRONTAGE_JWT_ISSUER || null,
    roleClaim: environment.FRONTAGE_JWT_ROLE_CLAIM || 'role',
    defaultRole:
      environment.FRONTAGE_DATABASE_ROLE || (asksToSignIn ? SAMPLE_SIGNED_OUT_ROLE : null),
    asksForSamplePeople: asksToSignIn,
  };
  refuseUnsafe(settings);
  return settings;
}

function refuseUnsafe({ secret, jwksUrl, audience }: SignInSettings): void {
  if (secret !== null && secret.length < SHORTEST_SECRET) {
    throw new BackendFailure(
      `FRONTAGE_JWT_SECRET is too short: it needs at least ${SHORTEST_SECRET} characters.`,
    );
  }
  if (jwksUrl === null) return;
  if (!URL.canParse(jwksUrl) || !/^https?:$/.test(new URL(jwksUrl).protocol)) {
    throw new BackendFailure(
      'FRONTAGE_JWKS_URL is not an address like https://issuer.example/keys.',
    );
  }
  if (audience === null) {
    throw new BackendFailure(
      'FRONTAGE_JWKS_URL needs FRONTAGE_JWT_AUDIENCE: without it, tokens for other apps of the same issuer would be accepted.',
    );
  }
}
