import { GraphQLResponseError, isWireError, ResponseError } from '../../relay/errors.ts';
import { requireData, type GraphQLResult } from '../../relay/result.ts';
import { send, type GraphQLRequest, type TransportOptions } from '../../relay/transport.ts';
import type { Signed } from '../callHeaders.ts';
import { valueAt } from './sessionResponse.ts';
import type { Places } from './signInDescription.ts';

/** Milliseconds for a check; when it takes longer, the person is signed in without it. */
export const CHECK_TIMEOUT_MS = 3_000;

/** Whether a backend accepts a credential; unknown where its responses do not say. */
export type Acceptance = 'accepted' | 'refused' | 'unknown';

interface Checks {
  /** The query for who is signed in, and where the person is in its response. */
  readonly person: { readonly request: GraphQLRequest; readonly places: Places } | null;
  /** A query that the backend answers to authenticated visitors only. */
  readonly check: GraphQLRequest | null;
  readonly backend: (signed: Signed | null) => TransportOptions;
}

/**
 * Whether a backend accepts a credential: it says whose it is. One that does not say so for another
 * reason than that nobody is signed in may refuse that question to some people, so the other check
 * decides.
 */
export async function acceptanceOf(session: Signed, checks: Checks): Promise<Acceptance> {
  const { person, check, backend } = checks;
  const said = person && acceptanceIn(await outcomeOf(person.request, backend(session)), person);
  return said ?? (check ? acceptanceByCheck(session, check, checks) : 'unknown');
}

/** What the response to the query for who is signed in says; null where the other check decides. */
function acceptanceIn(
  outcome: Outcome,
  { places }: NonNullable<Checks['person']>,
): Acceptance | null {
  if ('result' in outcome) {
    const { data, errors = [] } = outcome.result;
    if (valueAt(data, places) !== null) return 'accepted';
    if (errors.length === 0) return 'refused';
  }
  const failure = failureOf(outcome);
  if (isUnauthenticated(failure)) return 'refused';
  return isDecision(failure) ? null : 'unknown';
}

/** A credential is refused that makes no difference to what is answered to authenticated visitors only. */
async function acceptanceByCheck(
  session: Signed,
  check: GraphQLRequest,
  { person, backend }: Checks,
): Promise<Acceptance> {
  const failure = failureOf(await outcomeOf(check, backend(session)));
  if (failure === null) return person ? 'unknown' : 'accepted';
  if (isUnauthenticated(failure)) return 'refused';
  if (!person || !isDecision(failure)) return 'unknown';
  const unsigned = failureOf(await outcomeOf(check, backend(null)));
  return textOf(unsigned) === textOf(failure) ? 'refused' : 'unknown';
}

type Outcome = { readonly result: GraphQLResult } | { readonly error: unknown };

async function outcomeOf(request: GraphQLRequest, backend: TransportOptions): Promise<Outcome> {
  // Its text is not among those that a backend with persisted queries knows by their hashes.
  const options = { ...backend, encode: undefined, timeout: CHECK_TIMEOUT_MS };
  try {
    return { result: await send(request, options) };
  } catch (error) {
    if (!isWireError(error)) throw error;
    return { error };
  }
}

/** Why all data of an outcome is missing; null where there is some. */
function failureOf(outcome: Outcome): unknown {
  if ('error' in outcome) return outcome.error;
  try {
    requireData(outcome.result);
    return null;
  } catch (error) {
    return error;
  }
}

/** What a backend says whose schema is smaller for some roles: nothing about who they are. */
const UNKNOWN_FIELD = /cannot query field|validation/i;

/** Whether the backend refused, and did not fail. */
function isDecision(error: unknown): boolean {
  if (error instanceof GraphQLResponseError)
    return (
      error.status < 500 &&
      ![error.message, ...error.codes].some((text) => UNKNOWN_FIELD.test(text))
    );
  return error instanceof ResponseError && [400, 401, 403].includes(error.status);
}

/** Whether the error means "not authenticated"; "not permitted" means that the credential is valid. */
export function isUnauthenticated(error: unknown): boolean {
  if (error instanceof GraphQLResponseError)
    return error.status === 401 || error.accessProblem === 'unauthenticated';
  return error instanceof ResponseError && error.status === 401;
}

function textOf(error: unknown): string | null {
  return error instanceof Error ? `${error.name} ${error.message}` : null;
}
