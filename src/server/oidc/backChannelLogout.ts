import { createRemoteJWKSet, decodeJwt, jwtVerify, type JWTPayload } from 'jose';
import type { Handler } from '../handler.ts';
import { HttpError, jsonResponse, UNCACHED_HEADERS } from '../httpError.ts';
import type { Log } from '../log.ts';
import { readBody, requireContentType } from '../requestBody.ts';
import { personId } from '../session/personId.ts';
import type { SessionStore } from '../session/sessionStore.ts';
import { sessionEvents } from '../telemetry/events.ts';
import type { Provider } from './provider.ts';

export interface BackChannelOptions {
  readonly providers: readonly Provider[];
  readonly store: Pick<SessionStore, 'endPerson' | 'endProviderSession' | 'onceForToken'>;
  readonly log: Log;
}

/** Where providers say that somebody has signed out. */
export const BACK_CHANNEL_PATH = '/api/session/back-channel';

const MAX_BODY_BYTES = 32 * 1024;

/** Seconds after which a logout token is no longer believed, and by which clocks may differ. */
const MAX_AGE_S = 120;
const CLOCK_TOLERANCE_S = 30;

/** The member of `events` that makes a token one for signing out (Back-Channel Logout 1.0, section 2.4). */
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Signed with a key that the provider publishes; none with a shared secret, and none without a signature. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
];

/**
 * A provider's call when a person signed out there (OpenID Connect Back-Channel Logout 1.0, section 2.5): ends their
 * session here, or all of them where the provider names no session.
 */
export function createBackChannelLogout({ providers, store, log }: BackChannelOptions): Handler {
  const keys = new Map<Provider, ReturnType<typeof createRemoteJWKSet>>();

  /** @throws {HttpError} unless it is a logout token of one of the providers for this app */
  async function verified(token: string): Promise<{ provider: Provider; claims: JWTPayload }> {
    const claimed = claimsOf(token);
    for (const provider of providers) {
      const { clientId } = provider.settings;
      // It only decides whose keys are fetched; everything is checked below.
      if (![claimed.aud].flat().includes(clientId)) continue;
      const { issuer, jwks_uri: address } = (await provider.configuration()).serverMetadata();
      if (issuer !== claimed.iss || !address) continue;
      const known = keys.get(provider) ?? createRemoteJWKSet(new URL(address));
      keys.set(provider, known);
      const { payload: claims } = await jwtVerify(token, known, {
        issuer,
        audience: clientId,
        algorithms: ALGORITHMS,
        maxTokenAge: MAX_AGE_S,
        clockTolerance: CLOCK_TOLERANCE_S,
        requiredClaims: ['iat', 'jti', 'events'],
      });
      return { provider, claims };
    }
    throw new Error('It is of no provider of this app, or for another client.');
  }

  return async (request) => {
    if (request.method !== 'POST') {
      throw new HttpError(405, 'METHOD_NOT_ALLOWED', 'Providers send logout tokens with POST.');
    }
    try {
      requireContentType(request, ['application/x-www-form-urlencoded']);
      const body = new URLSearchParams(await readBody(request, MAX_BODY_BYTES));
      const { provider, claims } = await verified(body.get('logout_token') ?? '');
      const { sub, sid } = requireLogoutClaims(claims);
      const { name } = provider.settings;
      const until = Date.now() + (MAX_AGE_S + 2 * CLOCK_TOLERANCE_S) * 1_000;
      const isDone = await store.onceForToken(name, String(claims.jti), until, async () => {
        if (sid) return store.endProviderSession(name, sid);
        if (!sub) return;
        const origin = { kind: 'provider', provider: name, subject: sub } as const;
        return store.endPerson(personId({ credential: { headers: {} }, origin }));
      });
      if (!isDone) throw new Error('It was used before.');
      sessionEvents.publish({ event: 'signed out by provider' });
      log.info({ event: 'signed out by provider', provider: name }, 'session');
      return new Response(null, { status: 200, headers: UNCACHED_HEADERS });
    } catch (error) {
      const cause = error instanceof Error ? error.message : 'unknown';
      log.warn({ event: 'refused', error: 'LOGOUT_TOKEN', cause }, 'session');
      const description = 'This is no logout token that the app accepts.';
      return jsonResponse(400, { error: 'invalid_request', error_description: description });
    }
  };
}

/** The claims of a token that nobody has checked yet. */
function claimsOf(token: string): JWTPayload {
  try {
    return decodeJwt(token);
  } catch {
    throw new Error('It is no JWT.');
  }
}

/** @throws unless the claims are those of a logout token (section 2.4), which an ID token's are not */
function requireLogoutClaims({ sub, sid, events, nonce }: JWTPayload): {
  readonly sub: string | undefined;
  readonly sid: string | undefined;
} {
  const members = Object(events) as Record<string, unknown>;
  if (typeof members[EVENT] !== 'object' || members[EVENT] === null) {
    throw new Error('It has not the event of signing out.');
  }
  if (nonce !== undefined) throw new Error('It has a nonce: it is an ID token.');
  if (sid !== undefined && (typeof sid !== 'string' || sid === ''))
    throw new Error('Its sid is no text.');
  if (!sub && !sid) throw new Error('It names neither a person nor a session.');
  return { sub, sid };
}
