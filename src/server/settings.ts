import { validateHeaderName, validateHeaderValue } from 'node:http';
import { MAX_RESPONSE_BYTES } from '../relay/transport.ts';
import { recordedEndpoint } from './appFolder.ts';
import { isCredentialHeader } from './session/credentialHeaders.ts';
import { withCredentialsAsHeader } from './endpointCredentials.ts';
import { forwardedSettingsFrom, type ForwardedSettings } from './forwardedSettings.ts';
import { LOOPBACK } from './listen.ts';
import { providersFrom, type ProviderSettings } from './oidc/providerSettings.ts';
import { configuredSecrets } from './secret.ts';
import { signInPeopleFrom, type SignInPerson } from './signInPeople.ts';
import { metricsAddressFrom, type MetricsAddress } from './telemetry/metricsAddress.ts';

/** The app's settings, from environment variables. */
export interface Settings extends ForwardedSettings {
  /**
   * `GRAPHQL_ENDPOINT`: the backend's URL. A user name and password in it are moved into a header.
   */
  readonly endpoint: string;
  /**
   * `GRAPHQL_SUBSCRIPTIONS_ENDPOINT`: where the backend offers subscriptions, over WebSocket for
   * `ws://` and `wss://`, as server-sent events for `http://` and `https://`. Null means at the
   * endpoint, with either protocol.
   */
  readonly subscriptionsEndpoint: string | null;
  /** `GRAPHQL_HEADERS`: JSON `{ "name": "value" }`, sent with every call; names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * `FRONTAGE_SIGN_IN_HEADERS`: the headers that a person may sign in with, comma-separated, in
   * lower case; `authorization` by default, none where people
   * sign in elsewhere: with a provider, or at a proxy. Headers in `GRAPHQL_HEADERS` are excluded.
   */
  readonly signInHeaders: readonly string[];
  /** `OIDC_ISSUER`, …: the OpenID Connect providers that people sign in with. */
  readonly providers: readonly ProviderSettings[];
  /** `OIDC_DIRECT=1`: people sign in with providers alone, and the sign-in screen leads to the only one at once. */
  readonly leadsToProvider: boolean;
  /** `GRAPHQL_PERSISTED_QUERIES=1`: send the hashes of documents to the backend, in place of their texts. */
  readonly persistedQueries: boolean;
  /** `GRAPHQL_TIMEOUT`: milliseconds until a call times out; 0 means never. */
  readonly timeout: number;
  /** `FRONTAGE_MAX_REQUEST_BYTES`: the largest request that the gateway accepts. */
  readonly maxRequestBytes: number;
  /**
   * `FRONTAGE_MAX_UPLOAD_BYTES`: the largest upload that the gateway accepts, all files together.
   */
  readonly maxUploadBytes: number;
  /** `FRONTAGE_MAX_STREAMS`: open subscriptions of all visitors together. */
  readonly maxStreams: number;
  /**
   * `FRONTAGE_MAX_VISITOR_STREAMS`: open subscriptions of one person, or of one address when signed
   * out.
   */
  readonly maxVisitorStreams: number;
  /** `FRONTAGE_MAX_ANSWER_BYTES`: the largest response that a page is rendered from. */
  readonly maxResponseBytes: number;
  /** `HOST`: the address to listen on; `localhost`, this machine only, by default. */
  readonly host: string;
  /** `FRONTAGE_METRICS`: where metrics are served; nowhere by default. */
  readonly metrics: MetricsAddress | null;
  /** `FRONTAGE_STOP_TIMEOUT`: milliseconds that open requests have to finish on shutdown. */
  readonly stopTimeout: number;
  /** `FRONTAGE_ORIGIN`: the app's origins where a proxy hides them, comma-separated. */
  readonly origins: readonly string[];
  /**
   * `FRONTAGE_TRUST_PROXY`: how many proxies in front of the app are trusted. `X-Forwarded-Host` and
   * `X-Forwarded-For` count only where there is one; `X-Forwarded-Proto` always does.
   */
  readonly proxies: number;
  /**
   * `FRONTAGE_OPEN_GATEWAY=1`: forward operations that the app was not compiled with. For
   * development.
   */
  readonly openGateway: boolean;
  /** `FRONTAGE_CALLS=1`: show the panel of calls; it is always on in development. */
  readonly showsCalls: boolean;
  /** `FRONTAGE_SIGN_IN_PEOPLE`: whom the sample offers to sign in as. */
  readonly signInPeople: readonly SignInPerson[];
  /** `FRONTAGE_SIGNED_OUT_ROLE`: the role of visitors who have not signed in; what `schema/roles.json` says if null. */
  readonly signedOutRole: string | null;
  /** `FRONTAGE_IMAGE_SOURCES`: sources of images, in the syntax of `img-src`. */
  readonly imageSources: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const MAX_REQUEST_BYTES = 2 * 1024 * 1024;
const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;
const MAX_STREAMS = 1_000;
const MAX_VISITOR_STREAMS = 100;
const STOP_TIMEOUT_MS = 30_000;

/**
 * Reads the settings.
 *
 * @throws when one is missing or invalid, with its name and what to do
 */
export function settingsFrom(environment: Environment): Settings {
  // An invalid secret fails at start and not at the first sign-in.
  configuredSecrets(environment.FRONTAGE_SECRET);
  const { url: endpoint, headers } = withCredentialsAsHeader({
    url: endpointFrom(environment.GRAPHQL_ENDPOINT),
    headers: headersFrom(environment.GRAPHQL_HEADERS),
  });
  const providers = providersFrom(environment);
  if (providers.length > 0 && Object.hasOwn(headers, 'authorization')) {
    throw new Error(
      'GRAPHQL_HEADERS has an Authorization for everybody, and OIDC_ISSUER one for each person: leave one out.',
    );
  }
  const forwarded = forwardedSettingsFrom(environment);
  const doubled = forwarded.forwardHeaders.find(({ to }) => Object.hasOwn(headers, to));
  if (doubled) {
    throw new Error(
      `GRAPHQL_HEADERS and FRONTAGE_FORWARD_HEADERS both have ${doubled.to}: leave it out of one.`,
    );
  }
  const signsInElsewhere = providers.length + forwarded.forwardHeaders.length > 0;
  return {
    endpoint,
    subscriptionsEndpoint: subscriptionsEndpointFrom(environment.GRAPHQL_SUBSCRIPTIONS_ENDPOINT),
    headers,
    signInHeaders: signInHeadersFrom(environment.FRONTAGE_SIGN_IN_HEADERS, signsInElsewhere),
    ...forwarded,
    providers,
    leadsToProvider: providers.length > 0 && environment.OIDC_DIRECT === '1',
    persistedQueries: environment.GRAPHQL_PERSISTED_QUERIES === '1',
    timeout: numberFrom(environment, 'GRAPHQL_TIMEOUT', 0),
    maxRequestBytes: numberFrom(environment, 'FRONTAGE_MAX_REQUEST_BYTES', MAX_REQUEST_BYTES),
    maxUploadBytes: numberFrom(environment, 'FRONTAGE_MAX_UPLOAD_BYTES', MAX_UPLOAD_BYTES),
    maxStreams: numberFrom(environment, 'FRONTAGE_MAX_STREAMS', MAX_STREAMS),
    maxVisitorStreams: numberFrom(environment, 'FRONTAGE_MAX_VISITOR_STREAMS', MAX_VISITOR_STREAMS),
    maxResponseBytes: numberFrom(environment, 'FRONTAGE_MAX_ANSWER_BYTES', MAX_RESPONSE_BYTES),
    host: environment.HOST?.trim() || LOOPBACK,
    metrics: metricsAddressFrom(environment.FRONTAGE_METRICS),
    stopTimeout: numberFrom(environment, 'FRONTAGE_STOP_TIMEOUT', STOP_TIMEOUT_MS),
    origins: originsFrom(environment.FRONTAGE_ORIGIN),
    proxies: numberFrom(environment, 'FRONTAGE_TRUST_PROXY', 0),
    openGateway: environment.FRONTAGE_OPEN_GATEWAY === '1',
    showsCalls: environment.FRONTAGE_CALLS === '1' || environment.NODE_ENV === 'development',
    signInPeople: signInPeopleFrom(environment.FRONTAGE_SIGN_IN_PEOPLE),
    signedOutRole: environment.FRONTAGE_SIGNED_OUT_ROLE?.trim() || null,
    imageSources: imageSourcesFrom(environment.FRONTAGE_IMAGE_SOURCES),
  };
}

let current: Settings | undefined;

/**
 * The running app's settings, which do not change while it runs. Without `GRAPHQL_ENDPOINT`, the backend
 * is the endpoint that the schema was read from.
 */
export function settings(): Settings {
  current ??= settingsFrom({
    ...process.env,
    GRAPHQL_ENDPOINT: process.env.GRAPHQL_ENDPOINT || recordedEndpoint(),
  });
  return current;
}

function endpointFrom(value: string | undefined): string {
  if (!value) {
    throw new Error(
      'GRAPHQL_ENDPOINT is not set: start the app with `npm start`, or set it to the URL of the backend.',
    );
  }
  if (!['http:', 'https:'].includes(protocolOf(value))) {
    throw new Error('GRAPHQL_ENDPOINT must be a URL that starts with http:// or https://.');
  }
  return value;
}

function subscriptionsEndpointFrom(value: string | undefined): string | null {
  if (!value) return null;
  if (!['ws:', 'wss:', 'http:', 'https:'].includes(protocolOf(value))) {
    throw new Error(
      'GRAPHQL_SUBSCRIPTIONS_ENDPOINT must be a URL that starts with ws://, wss://, http:// or https://.',
    );
  }
  if (new URL(value).username || new URL(value).password) {
    throw new Error(
      'GRAPHQL_SUBSCRIPTIONS_ENDPOINT must be without a user name and password: give them in GRAPHQL_ENDPOINT or GRAPHQL_HEADERS.',
    );
  }
  return value;
}

function protocolOf(url: string): string {
  return URL.canParse(url) ? new URL(url).protocol : '';
}

function headersFrom(value: string | undefined): Record<string, string> {
  if (!value) return {};
  const problem = 'GRAPHQL_HEADERS must be JSON of the form { "name": "value" }';
  let headers: unknown;
  try {
    headers = JSON.parse(value);
  } catch {
    // The parser's message would quote the value, which contains credentials.
    throw new Error(`${problem}: it is not JSON.`);
  }
  if (typeof headers !== 'object' || headers === null || Array.isArray(headers)) {
    throw new Error(`${problem}.`);
  }
  return Object.fromEntries(
    Object.entries(headers).map(([name, content]: [string, unknown]) => {
      if (typeof content !== 'string' || !isHeader(name, content)) {
        throw new Error(`${problem}: ${JSON.stringify(name)} is not a header.`);
      }
      return [name.toLowerCase(), content];
    }),
  );
}

/** Where people sign in elsewhere, they bring a token of their own only where that is set. */
function signInHeadersFrom(value: string | undefined, signsInElsewhere: boolean): string[] {
  const names = (value ?? '').split(',').map((name) => name.trim().toLowerCase());
  const given = names.filter((name) => name !== '');
  for (const name of given) {
    if (isHeader(name, '') && isCredentialHeader(name)) continue;
    throw new Error(
      `FRONTAGE_SIGN_IN_HEADERS cannot name ${JSON.stringify(name)}: it must be headers like Authorization or X-Api-Key, comma-separated, and none that says where a call comes from or how it is sent.`,
    );
  }
  return given.length > 0 || signsInElsewhere ? given : ['authorization'];
}

/** Whether a name and a value can be sent as a header (RFC 9110, section 5). */
export function isHeader(name: string, value: string): boolean {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return true;
  } catch {
    return false;
  }
}

function numberFrom(environment: Environment, name: string, fallback: number): number {
  const value = environment[name]?.trim();
  if (!value) return fallback;
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 0) {
    throw new Error(`${name} must be a whole number, 0 or more.`);
  }
  return number;
}

function originsFrom(value: string | undefined): string[] {
  const parts = (value ?? '').split(',').map((part) => part.trim());
  return parts
    .filter((part) => part !== '')
    .map((part) => {
      // `host:port` parses as a URL with an unknown protocol, whose origin is null.
      const isHttp = ['http:', 'https:'].includes(protocolOf(part));
      const { origin, href } = isHttp ? new URL(part) : { origin: null, href: null };
      if (origin !== null && href === `${origin}/` && !part.includes('*')) return origin;
      throw new Error(
        'FRONTAGE_ORIGIN must be like https://admin.example.com, without a path; several are comma-separated.',
      );
    });
}

function imageSourcesFrom(value: string | undefined): string {
  const sources = value?.trim() || "'self' data: https:";
  if (/[;,\r\n]/.test(sources)) {
    throw new Error('FRONTAGE_IMAGE_SOURCES must be sources as in `img-src`, separated by spaces.');
  }
  return sources;
}
