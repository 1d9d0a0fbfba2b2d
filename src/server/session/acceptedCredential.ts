import type { GraphQLRequest, TransportOptions } from '../../relay/transport.ts';
import { preflight } from '../connection.ts';
import type { Signed } from '../callHeaders.ts';
import { HttpError } from '../httpError.ts';
import { log } from '../log.ts';
import type { Settings } from '../settings.ts';
import { TOKEN_HEADER } from './backendSession.ts';
import { acceptanceOf } from './credentialAcceptance.ts';
import { isCredentialHeader } from './credentialHeaders.ts';
import { sendingOf, tokenOf } from './sessionToken.ts';
import { requestOf, type Sending, type SignInDescription } from './signInDescription.ts';
import type { NewSession } from './types.ts';

interface AcceptanceOptions {
  readonly description: SignInDescription;
  readonly settings: Pick<Settings, 'endpoint' | 'headers'>;
  /** The backend with a credential, or without one. */
  readonly backend: (signed: Signed | null) => TransportOptions;
  /** A query that the backend answers to authenticated visitors only; null where there is none. */
  readonly check: GraphQLRequest | null;
}

/** Milliseconds for the question which headers the backend takes. */
const PREFLIGHT_TIMEOUT_MS = 3_000;

/** How the backend took the last token; others are sent so, too, unless the session has said otherwise. */
let lastAccepted: { readonly endpoint: string; readonly sending: Sending } | null = null;

/**
 * A session as the backend accepts it: the token is sent as the description says, otherwise in a
 * header that the backend itself names for tokens, or after another scheme.
 *
 * @throws {HttpError} when the backend does not accept the credential that it has just issued
 */
export async function acceptedSession(
  begun: NewSession,
  { description, settings, backend, check }: AcceptanceOptions,
): Promise<NewSession> {
  const person = description.check
    ? {
        request: await requestOf(description, description.check, {}),
        places: description.check.person,
      }
    : null;
  if (!person && !check) return begun;
  const accepts = (session: NewSession) => acceptanceOf(session, { person, check, backend });
  const { endpoint } = settings;
  const known = lastAccepted?.endpoint === endpoint ? lastAccepted.sending : null;
  const first = known ? sentAs(begun, known, description) : begun;
  const acceptance = await accepts(first);
  if (acceptance === 'accepted') return first;
  for await (const sending of otherSendings(first, description, settings)) {
    const other = sentAs(first, sending, description);
    if ((await accepts(other)) !== 'accepted') continue;
    lastAccepted = { endpoint, sending };
    log().info({ header: sending.header }, `The backend takes tokens as ${printed(sending)}`);
    return other;
  }
  if (acceptance === 'unknown') return first;
  const sent = printed(sendingOf(begun.credential, description));
  log().warn(
    `The backend signed a person in and does not accept the session that it gave. It was sent as ${sent}: ` +
      'if the backend takes it otherwise, the hint signIn.send in schema/frontage.config.ts says how.',
  );
  throw new HttpError(
    502,
    'SESSION_NOT_ACCEPTED',
    'The backend does not accept the session that it gave.',
  );
}

function printed({ header, prefix }: Sending): string {
  return `“${header}: ${prefix}{token}”`;
}

function sentAs(
  begun: NewSession,
  { header, prefix }: Sending,
  description: SignInDescription,
): NewSession {
  const token = tokenOf(begun.credential, description);
  if (token === undefined) return begun;
  const { [sendingOf(begun.credential, description).header]: _sent, ...rest } =
    begun.credential.headers;
  return { ...begun, credential: { headers: { ...rest, [header]: prefix + token } } };
}

/** Other ways to send a token, without headers that are configured. None where the session is a cookie. */
async function* otherSendings(
  begun: NewSession,
  description: SignInDescription,
  { endpoint, headers }: Pick<Settings, 'endpoint' | 'headers'>,
): AsyncGenerator<Sending> {
  if (tokenOf(begun.credential, description) === undefined) return;
  const used = sendingOf(begun.credential, description);
  const isOther = ({ header, prefix }: Sending) =>
    !Object.hasOwn(headers, header) && (header !== used.header || prefix !== used.prefix);
  for (const header of await tokenHeadersOf(endpoint)) {
    const sending = { header, prefix: '' };
    if (isOther(sending)) yield sending;
  }
  const schemes = ['Bearer ', '', 'JWT ', 'Token '];
  yield* schemes.map((prefix) => ({ header: 'authorization', prefix })).filter(isOther);
}

/** The headers for tokens that a backend allows browsers to send (CORS, Fetch standard, section 3.3.3). */
async function tokenHeadersOf(endpoint: string): Promise<readonly string[]> {
  try {
    const response = await preflight(endpoint, AbortSignal.timeout(PREFLIGHT_TIMEOUT_MS));
    const names = (response['access-control-allow-headers'] ?? '').split(',');
    return names
      .map((name) => name.trim().toLowerCase())
      .filter((name) => TOKEN_HEADER.test(name) && isCredentialHeader(name))
      .slice(0, 5);
  } catch {
    return [];
  }
}
