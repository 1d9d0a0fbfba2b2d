import type { IncomingHttpHeaders } from 'node:http';
import type { GraphQLResult } from '../../relay/result.ts';
import { send, type GraphQLRequest, type TransportOptions } from '../../relay/transport.ts';
import { observedHttpClient } from '../connection.ts';
import type { Settings } from '../settings.ts';
import { followedCookies } from './backendCookies.ts';
import { expiryOf, textAt } from './sessionResponse.ts';
import { SCHEME, sendingOf } from './sessionToken.ts';
import type { ResponsePlaces, SignInDescription } from './signInDescription.ts';
import type { Credential, Renewal } from './types.ts';

/** Milliseconds for a call of a session when no time-out is configured, since a person is waiting. */
export const SESSION_CALL_TIMEOUT_MS = 15_000;

/** What a backend answered to a call of a session. */
export interface SessionResponse {
  readonly result: GraphQLResult;
  readonly headers: IncomingHttpHeaders;
}

/** Headers that backends hand a token over in, or take it in. */
export const TOKEN_HEADER = /^(x-)?([\w-]+-)?(auth|access|session)-token$/;

/**
 * Sends a call of a session.
 *
 * @throws as `send`
 */
export async function callBackend(
  request: GraphQLRequest,
  backend: TransportOptions,
): Promise<SessionResponse> {
  let headers: IncomingHttpHeaders = {};
  const httpClient = observedHttpClient((received) => (headers = received));
  // The texts are not among those that a backend with persisted queries knows by their hashes.
  const options = { ...backend, httpClient, encode: undefined };
  const timeout = backend.timeout || SESSION_CALL_TIMEOUT_MS;
  const result = await send(request, { ...options, timeout });
  return { result, headers };
}

/** What a session is authenticated by after a response. */
export interface Issued {
  readonly credential: Credential;
  readonly renewal: Renewal | undefined;
}

/** What a response is read with. */
interface IssueOptions {
  readonly places: ResponsePlaces;
  readonly description: SignInDescription;
  readonly settings: Pick<Settings, 'endpoint' | 'headers'>;
  /** What the session was authenticated by before, in a renewal. */
  readonly previous?: { readonly credential: Credential; readonly renewal?: Renewal };
}

/**
 * The credential that a response issues: a token in it, cookies, or a token in a header of the
 * response. Headers that the configuration sets stay as they are.
 *
 * @returns null when it issues none
 */
export function issuedBy(response: SessionResponse, options: IssueOptions): Issued | null {
  const credential = credentialIn(response, options);
  return credential && { credential, renewal: renewalIn(response, options) };
}

function credentialIn(
  { result, headers }: SessionResponse,
  { places, description, settings, previous }: IssueOptions,
): Credential | null {
  const token = textAt(result.data, places.token) ?? tokenInHeaders(headers);
  const setCookies = headers['set-cookie'] ?? [];
  if (token === null && setCookies.length === 0) return null;
  const { header, prefix } = sendingOf(previous?.credential, description);
  const before = previous?.credential.headers ?? {};
  const cookie = followedCookies(before.cookie, setCookies, settings.endpoint);
  const issued = {
    ...before,
    ...(token !== null && { [header]: prefix + withoutScheme(token) }),
    ...(cookie !== undefined && { cookie }),
  };
  const own = Object.entries(issued).filter(([name]) => !Object.hasOwn(settings.headers, name));
  return own.length > 0 ? { headers: Object.fromEntries(own) } : null;
}

/** What the credential is renewed with; undefined where it cannot be. */
function renewalIn(
  { result: { data }, headers }: SessionResponse,
  { places, description: { refresh }, previous }: IssueOptions,
): Renewal | undefined {
  const refreshToken = textAt(data, places.refreshTokens) ?? previous?.renewal?.refreshToken ?? '';
  const isRenewable = refresh !== null && (refresh.refreshToken === null || refreshToken !== '');
  if (!isRenewable) return undefined;
  const now = Date.now();
  const shown = Date.parse(headers.date ?? '');
  const clock = Number.isNaN(shown) ? now : shown;
  const expiresAt = expiryOf(data, places, textAt(data, places.token), { now, clock });
  return { refreshToken, expiresAt };
}

function tokenInHeaders(headers: IncomingHttpHeaders): string | null {
  for (const [name, value] of Object.entries(headers))
    if (typeof value === 'string' && (name === 'authorization' || TOKEN_HEADER.test(name)))
      return value;
  return null;
}

/** Some backends send the scheme along with the token. */
function withoutScheme(token: string): string {
  return token.replace(SCHEME, '');
}
