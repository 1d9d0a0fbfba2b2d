import {
  allowInsecureRequests,
  ClientSecretBasic,
  ClientSecretPost,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ClientAuth,
  type Configuration,
} from 'openid-client';
import { isOnThisMachine, type ProviderSettings } from './providerSettings.ts';

/** Seconds that a provider has for each of its responses: a person is waiting. */
const TIMEOUT_S = 5;

/** Milliseconds after which the provider's metadata is read again. */
const METADATA_MAX_AGE_MS = 60 * 60_000;

/**
 * An OpenID Connect provider. Its metadata is read when somebody first signs in, so that the app starts without it,
 * and again every hour; while that fails, what was read before holds.
 */
export class Provider {
  readonly settings: ProviderSettings;
  #current: { readonly configuration: Configuration; readonly readAt: number } | null = null;
  #reading: Promise<Configuration> | null = null;

  constructor(settings: ProviderSettings) {
    this.settings = settings;
  }

  /** @throws what openid-client throws when the provider cannot be asked, or answers something else */
  async configuration(): Promise<Configuration> {
    const known = this.#current;
    if (known && Date.now() - known.readAt < METADATA_MAX_AGE_MS) return known.configuration;
    this.#reading ??= this.#read().finally(() => (this.#reading = null));
    return this.#reading.catch((error: unknown) => {
      if (known) return known.configuration;
      throw error;
    });
  }

  async #read(): Promise<Configuration> {
    const { issuer, clientId } = this.settings;
    const execute = isOnThisMachine(issuer)
      ? [enableNonRepudiationChecks, allowInsecureRequests]
      : [enableNonRepudiationChecks];
    const configuration = await discovery(
      issuer,
      clientId,
      undefined,
      clientAuthentication(this.settings),
      { timeout: TIMEOUT_S, execute },
    );
    this.#current = { configuration, readAt: Date.now() };
    return configuration;
  }
}

/** How the client proves itself: as set, else as the provider's metadata says. */
function clientAuthentication({
  clientSecret,
  clientAuthentication: way,
}: ProviderSettings): ClientAuth {
  if (clientSecret === null) return None();
  const basic = ClientSecretBasic(clientSecret);
  const post = ClientSecretPost(clientSecret);
  if (way !== null) return way === 'basic' ? basic : post;
  return (server, ...rest) => {
    // Without a list it is `client_secret_basic` (OpenID Connect Discovery 1.0, section 3).
    const { token_endpoint_auth_methods_supported: ways = ['client_secret_basic'] } = server;
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
