import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { HttpError } from '../httpError.ts';

/** What went wrong at a provider: an error for the person, and its cause for the log. */
export interface ProviderProblem {
  readonly error: HttpError;
  readonly cause: string;
}

const AWAY = new HttpError(
  502,
  'PROVIDER_UNAVAILABLE',
  'The sign-in provider cannot be reached at the moment.',
);
const DENIED = new HttpError(403, 'PROVIDER_DENIED', 'The sign-in provider did not let you in.');
const UNFINISHED = new HttpError(
  403,
  'PROVIDER_UNFINISHED',
  'The sign-in provider needs something more of you.',
);
const UNTRUSTED = new HttpError(
  502,
  'PROVIDER_UNTRUSTED',
  'The answer of the sign-in provider cannot be trusted.',
);
const MISCONFIGURED = new HttpError(
  500,
  'PROVIDER_SETUP',
  'The app and the sign-in provider are not set up for each other.',
);

const INTERNAL = new HttpError(500, 'INTERNAL', 'Signing in failed; the log of the app says why.');

/** By the provider's error codes (RFC 6749, sections 4.1.2.1 and 5.2; OpenID Connect Core 1.0, section 3.1.2.6). */
const BY_CODE: Readonly<Record<string, HttpError | undefined>> = {
  access_denied: DENIED,
  login_required: UNFINISHED,
  consent_required: UNFINISHED,
  interaction_required: UNFINISHED,
  account_selection_required: UNFINISHED,
  temporarily_unavailable: AWAY,
  server_error: AWAY,
  // The code was used before, or is too old.
  invalid_grant: new HttpError(400, 'SIGN_IN_EXPIRED', 'This sign-in was used or is too old.'),
};

/** By the codes of openid-client's own errors. All others are about connections. */
const BY_CLIENT_CODE: Readonly<Record<string, HttpError | undefined>> = {
  OAUTH_INVALID_RESPONSE: UNTRUSTED,
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: UNTRUSTED,
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: UNTRUSTED,
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: UNTRUSTED,
  OAUTH_KEY_SELECTION_FAILED: UNTRUSTED,
  OAUTH_HTTP_REQUEST_FORBIDDEN: MISCONFIGURED,
  OAUTH_INVALID_SERVER_METADATA: MISCONFIGURED,
  OAUTH_MISSING_SERVER_METADATA: MISCONFIGURED,
  OAUTH_UNSUPPORTED_OPERATION: MISCONFIGURED,
};

/** Tells apart what openid-client throws; an `HttpError` stays what it is. Causes have no tokens in them. */
export function providerProblem(error: unknown): ProviderProblem {
  if (error instanceof HttpError) return { error, cause: error.message };
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) {
    const known = BY_CODE[error.error] ?? (statusOf(error) >= 500 ? AWAY : MISCONFIGURED);
    const { error: code, error_description: description = '' } = error;
    return { error: known, cause: `${code} ${description}`.trim() };
  }
  const cause = error instanceof Error ? reasonOf(error) : 'unknown';
  if (error instanceof ClientError)
    return { error: BY_CLIENT_CODE[error.code ?? ''] ?? AWAY, cause };
  // What `fetch` throws without a response.
  const isAway = error instanceof Error && error.name === 'TypeError' && Boolean(error.cause);
  return { error: isAway ? AWAY : INTERNAL, cause };
}

function statusOf(error: AuthorizationResponseError | ResponseBodyError): number {
  return 'status' in error ? error.status : 0;
}

/** openid-client's messages say which check failed; the reason of a failed connection is a cause of its cause. */
function reasonOf({ message, cause }: Error): string {
  const inner = Object(cause) as { code?: unknown; message?: unknown; cause?: unknown };
  const deepest = Object(inner.cause) as { code?: unknown };
  const parts = [message, inner.message, deepest.code].filter((part) => typeof part === 'string');
  return parts.join(': ');
}
