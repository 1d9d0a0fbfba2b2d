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
 * decides: a credential is refused that makes no difference to it, either.
 */
export async function acceptanceOf(
  session: Signed,
  { person, check, backend }: Checks,
): Promise<Acceptance> {
  const response = person && (await outcomeOf(person.request, backend(session)));
  if (response && 'result' in response) {
    const { data, errors = [] } = response.result;
    if (valueAt(data, person?.places ?? []) !== null) return 'accepted';
    if (errors.length === 0) return 'refused';
  }
  if (response && isUnauthenticated(failureOf(response))) return 'refused';
  if (response && !isDecision(failureOf(response))) return 'unknown';
  if (!check) return 'unknown';
  const checked = failureOf(await outcomeOf(check, backend(session)));
  if (checked === null) return person ? 'unknown' : 'accepted';
  if (isUnauthenticated(checked)) return 'refused';
  if (!person || !isDecision(checked)) return 'unknown';
  const unsigned = failureOf(await outcomeOf(check, backend(null)));
  return textOf(unsigned) === textOf(checked) ? 'refused' : 'unknown';
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
