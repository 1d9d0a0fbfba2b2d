import { isReachableFromNetwork } from '../listen.ts';

/** Which of a provider's tokens the backend is given. */
export type BackendToken = 'access' | 'id';

/** An OpenID Connect provider that people sign in with. */
export interface ProviderSettings {
  /** A short name for addresses: `google`. */
  readonly name: string;
  /** What its button says: `Google`. */
  readonly label: string;
  readonly issuer: URL;
  readonly clientId: string;
  /** Null for a public client, which has PKCE alone. */
  readonly clientSecret: string | null;
  /** How the client proves itself to the token endpoint; null where the provider's metadata decides. */
  readonly clientAuthentication: 'basic' | 'post' | null;
  /** Separated by spaces; `openid` is one of them. */
  readonly scopes: string;
  /** The API that the access token is for. */
  readonly audience: string | null;
  readonly token: BackendToken;
  /** Further parameters of the authorization request. */
  readonly parameters: Readonly<Record<string, string>>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The name of the provider where there is one only, which has the settings without a name. */
export const ONLY_PROVIDER = 'default';

const DEFAULT_SCOPES = 'openid profile email';

/** Parameters that the app decides on, for each sign-in anew. */
const OWN_PARAMETERS = [
  'client_id',
  'client_secret',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'redirect_uri',
  'request',
  'request_uri',
  'response_mode',
  'response_type',
  'scope',
  'state',
];

/**
 * Reads the settings of providers: `OIDC_ISSUER` and its companions for one, and `OIDC_PROVIDERS=google,entra` with
 * a name in each of them for several.
 *
 * @throws when one is missing or invalid, with its name and what to do
 */
export function providersFrom(environment: Environment): readonly ProviderSettings[] {
  const listed = environment.OIDC_PROVIDERS?.trim();
  if (!listed) {
    if (!environment.OIDC_ISSUER) return rejectOrphans(environment);
    return [providerFrom(environment, ONLY_PROVIDER, (setting) => setting)];
  }
  const names = listed.split(',').map((name) => name.trim());
  if (names.some((name) => !/^[a-z][a-z0-9]*$/.test(name)) || new Set(names).size < names.length) {
    throw new Error(
      'OIDC_PROVIDERS must be different names in lower case without spaces, comma-separated: google,entra.',
    );
  }
  if (environment.OIDC_ISSUER) {
    throw new Error(
      `OIDC_ISSUER and OIDC_PROVIDERS exclude each other: name it OIDC_${names[0].toUpperCase()}_ISSUER.`,
    );
  }
  return names.map((name) =>
    providerFrom(environment, name, (setting) =>
      setting.replace('OIDC_', `OIDC_${name.toUpperCase()}_`),
    ),
  );
}

function rejectOrphans(environment: Environment): readonly [] {
  const orphan = ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'].find((name) => environment[name]);
  if (!orphan) return [];
  throw new Error(`${orphan} is set, and OIDC_ISSUER is not: set it to the provider's address.`);
}

/** @param nameOf the name of a provider's own setting */
function providerFrom(
  environment: Environment,
  name: string,
  nameOf: (setting: string) => string,
): ProviderSettings {
  const read = (setting: string) => environment[nameOf(setting)]?.trim() || null;
  const fail = (setting: string, problem: string) => new Error(`${nameOf(setting)} ${problem}`);

  const issuer = issuerFrom(read('OIDC_ISSUER') ?? '');
  if (!issuer) {
    throw fail(
      'OIDC_ISSUER',
      'must be the https:// address of a provider, without a query: the part before /.well-known/openid-configuration. Only this machine may do with http://.',
    );
  }
  const clientId = read('OIDC_CLIENT_ID');
  if (!clientId) {
    throw fail('OIDC_CLIENT_ID', 'is not set: register the app with the provider, which gives it.');
  }
  const scopes = read('OIDC_SCOPES') ?? DEFAULT_SCOPES;
  if (!scopes.split(/\s+/).includes('openid')) {
    throw fail('OIDC_SCOPES', `must have openid among them: ${DEFAULT_SCOPES}.`);
  }
  const token = read('OIDC_TOKEN') ?? 'access';
  if (token !== 'access' && token !== 'id') {
    throw fail('OIDC_TOKEN', 'must be access or id: which token the backend is given.');
  }
  const clientAuthentication = read('OIDC_CLIENT_AUTHENTICATION');
  if (![null, 'basic', 'post'].includes(clientAuthentication)) {
    throw fail('OIDC_CLIENT_AUTHENTICATION', 'must be basic or post.');
  }
  const parameters = new URLSearchParams(read('OIDC_PARAMETERS') ?? '');
  const own = OWN_PARAMETERS.find((parameter) => parameters.has(parameter));
  if (own) throw fail('OIDC_PARAMETERS', `cannot have ${own}, which the app decides on.`);
  return {
    name,
    label: read('OIDC_LABEL') ?? (name === ONLY_PROVIDER ? issuer.hostname : capitalised(name)),
    issuer,
    clientId,
    clientSecret: read('OIDC_CLIENT_SECRET'),
    clientAuthentication: clientAuthentication as ProviderSettings['clientAuthentication'],
    scopes: scopes.split(/\s+/).join(' '),
    audience: read('OIDC_AUDIENCE'),
    token,
    parameters: Object.fromEntries(parameters),
  };
}

/** Null unless an issuer (OpenID Connect Discovery 1.0, section 3) whose answers nobody on the way can change. */
function issuerFrom(text: string): URL | null {
  if (!URL.canParse(text)) return null;
  const issuer = new URL(text);
  const isPlain = !issuer.search && !issuer.hash && !issuer.username && !issuer.password;
  return isPlain && (issuer.protocol === 'https:' || isOnThisMachine(issuer)) ? issuer : null;
}

/** Whether an address without TLS never leaves this machine, as that of a provider in development. */
export function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isReachableFromNetwork(hostname.replace(/^\[|\]$/g, ''));
}

function capitalised(name: string): string {
  return name[0].toUpperCase() + name.slice(1);
}
