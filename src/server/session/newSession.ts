import type { GraphQLRequest, TransportOptions } from '../../relay/transport.ts';
import { allowedSignInHeaders, type Signed } from '../callHeaders.ts';
import { HttpError } from '../httpError.ts';
import type { Settings } from '../settings.ts';
import { acceptedSession } from './acceptedCredential.ts';
import { signInByMutation } from './mutationSignIn.ts';
import { parseCredential } from './pastedCredential.ts';
import type { SignInDescription } from './signInDescription.ts';
import { readFormState } from './signInForm.ts';
import type { Attempt } from './signInRateLimit.ts';
import type { SignInFields } from './signInReply.ts';
import type { NewSession } from './types.ts';
import { verifyCredential } from './verifyCredential.ts';

/** What a session is begun by. */
export interface SessionOptions {
  readonly settings: Pick<Settings, 'endpoint' | 'headers' | 'signInHeaders'>;
  /** Transport options for the backend with a credential, or without one. */
  readonly backend: (signed: Signed | null) => TransportOptions;
  /**
   * A query that the backend answers to authenticated visitors only; null where the schema has
   * none.
   */
  readonly check: GraphQLRequest | null;
  /** The schema's own way to sign in; none by default. */
  readonly description?: SignInDescription | null;
}

/** A request to sign in. */
export interface SignInRequest {
  readonly request: Request;
  readonly values: SignInFields['values'];
  /** Counts it against the limit, as soon as there is something that may be a guess. */
  readonly begin: () => Attempt;
}

/**
 * The session that somebody signs in to: by a token in `credential`, or by the schema's own mutation.
 *
 * @throws {HttpError} when the backend does not let them in
 */
export function newSession(asked: SignInRequest, options: SessionOptions): Promise<NewSession> {
  const { description } = options;
  return 'credential' in asked.values || !description
    ? tokenSession(asked, options)
    : mutationSession(asked, { ...options, description });
}

async function tokenSession(
  { values, begin }: SignInRequest,
  { settings, backend, check }: SessionOptions,
): Promise<NewSession> {
  const credential = parseCredential(values.credential, allowedSignInHeaders(settings));
  const attempt = begin();
  // A backend that is asked for no data may take any token: what that says of a person is not known to be true.
  const isUnproven = check === null;
  const begun: NewSession = { credential, origin: { kind: 'token' }, isUnproven };
  await verifyCredential(backend(begun), check, attempt.accept);
  return begun;
}

async function mutationSession(
  { request, values, begin }: SignInRequest,
  options: SessionOptions & { readonly description: SignInDescription },
): Promise<NewSession> {
  const { description, settings } = options;
  // A form that was opened anew begins anew, whatever another has left.
  const isStep = 'step' in values;
  const state = isStep ? await readFormState(request) : null;
  if (isStep && !state) throw new HttpError(401, 'SIGN_IN_EXPIRED', 'It took too long.');
  const attempt = begin();
  const backend = options.backend(null);
  try {
    const begun = await signInByMutation(values, { description, settings, backend, state });
    attempt.accept();
    return await acceptedSession(begun, options);
  } catch (error) {
    // The password was right, or nobody has looked at it.
    const isNoGuess = error instanceof HttpError && error.code !== 'SIGN_IN_REFUSED';
    if (isNoGuess) attempt.takeBack();
    throw error;
  }
}
