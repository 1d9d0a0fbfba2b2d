/** What the tests and the process of their provider have in common. */

export const CLIENT_ID = 'frontage';
export const CLIENT_SECRET = 'a secret that the app and the provider share';

/** The API that access tokens are for. */
export const BACKEND_AUDIENCE = 'urn:example:backend';

/** Where the provider is spoken to by tests. */
export const CONTROL_PATH = '/control-of-tests';

/** The addresses of the app that the provider leads back to, or calls. */
export interface ProviderAddresses {
  readonly callback: string;
  readonly signedOut: string;
  readonly backChannel: string;
}

/** How the provider behaves. */
export interface Behaviour {
  /** Who is signed in without being asked. */
  readonly account?: string;
  /** What everybody is refused with. */
  readonly refusal?: { readonly error: string; readonly error_description?: string };
  /** Closes every connection without an answer. */
  readonly isAway?: boolean;
  /** Refuses each refresh token, as after the person was locked out. */
  readonly refusesRefresh?: boolean;
  /** Claims that replace those of the ID tokens; `signature: 'forged'` breaks the signature. */
  readonly idToken?: Readonly<Record<string, unknown>>;
}
