/** What authenticates a person to the backend. */
export interface Credential {
  /** Sent with every call, by names in lower case; `cookie` where the backend's session is one. */
  readonly headers: Readonly<Record<string, string>>;
}

/** How a session began, which decides how it is renewed and ended. */
export type SessionOrigin =
  /** A token that the person pasted. */
  | { readonly kind: 'token' }
  /** The schema's own mutation. */
  | { readonly kind: 'mutation' }
  /** A proxy in front of the app, which signs people in and says who they are with each request. */
  | { readonly kind: 'proxy' }
  /** An OpenID provider. */
  | {
      readonly kind: 'provider';
      /** The provider's name in the settings. */
      readonly provider: string;
      /** The claims `sub` and `sid` of the ID token. */
      readonly subject: string;
      readonly sid?: string;
      /** A hint for the provider when the person signs out. */
      readonly idToken?: string;
    };

/** What a credential is renewed with. */
export interface Renewal {
  /** Empty where the backend renews by the credential itself. */
  readonly refreshToken: string;
  /** When the credential expires, in milliseconds since 1970 by this machine's clock; null if that is unknown. */
  readonly expiresAt: number | null;
}

/** What a new session is started with. */
export interface NewSession {
  readonly credential: Credential;
  readonly origin: SessionOrigin;
  readonly renewal?: Renewal;
  /**
   * What the person entered to be recognised by, such as an e-mail address: identifies them where the
   * credential does not.
   */
  readonly identifier?: string;
  /** Whether the browser forgets it when it is closed: the person was asked, and did not want to be remembered. */
  readonly endsWithBrowser?: boolean;
  /** The backend may never have looked at the credential: what that says of the person is not known to be true. */
  readonly isUnproven?: boolean;
}

/** A person's session. */
export interface Session {
  readonly id: string;
  /** An id of the person, the same for all of their sessions, which is not secret. */
  readonly person: string;
  readonly credential: Credential;
  readonly origin: SessionOrigin;
  readonly renewal?: Renewal;
  /** Whether its cookies end with the browser. */
  readonly endsWithBrowser?: boolean;
  /** When the person signed in, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When the credential was issued. */
  readonly issuedAt: number;
  /** How often the credential was renewed. */
  readonly version: number;
  /** When the session's cookie was sealed. */
  readonly sealedAt: number;
}

/** What a renewer got for a session: a new credential, or the reason why there is none. */
export type RenewalOutcome =
  | {
      readonly kind: 'renewed';
      readonly credential: Credential;
      readonly renewal?: Renewal;
      readonly origin?: SessionOrigin;
    }
  /** It will never be renewed again: the session ends. */
  | { readonly kind: 'refused' }
  /** It may be renewed later: the session goes on. */
  | { readonly kind: 'unavailable' };

/** Renews a credential. It takes less than 15 seconds. */
export type Renewer = (session: Session) => Promise<RenewalOutcome>;
