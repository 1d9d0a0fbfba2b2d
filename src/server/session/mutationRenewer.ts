import { accessProblemOf } from '../../relay/errorCodes.ts';
import { GraphQLResponseError, ResponseError } from '../../relay/errors.ts';
import { backendWith } from '../backendWith.ts';
import { settings } from '../settings.ts';
import { callBackend, issuedBy, type SessionResponse } from './backendSession.ts';
import { refusalsIn } from './sessionResponse.ts';
import { tokenOf } from './sessionToken.ts';
import { requestOf, signInDescription } from './signInDescription.ts';
import type { Renewer, RenewalOutcome, Session } from './types.ts';

/** Renews a session by the schema's own mutation. */
export const renewByMutation: Renewer = async (session) => {
  const description = signInDescription();
  const refresh = description?.refresh;
  if (!description || !refresh) return { kind: 'unavailable' };
  const { refreshToken, tokenInput } = refresh;
  const request = await requestOf(description, refresh, {
    ...(refreshToken !== null && { [refreshToken]: session.renewal?.refreshToken }),
    ...(tokenInput !== null && { [tokenInput]: tokenOf(session.credential, description) }),
  });
  let response: SessionResponse;
  try {
    response = await callWith(session, refreshToken !== null, request);
  } catch (error) {
    return { kind: isRefusal(error) ? 'refused' : 'unavailable' };
  }
  const { data, errors = [] } = response.result;
  const issued = issuedBy(response, {
    places: refresh,
    description,
    settings: settings(),
    previous: session,
  });
  if (issued) return { kind: 'renewed', ...issued };
  const codes = errors.flatMap(({ extensions }) => extensions?.code ?? []).map(String);
  const isBroken =
    errors.length > 0 && !isAboutAccess(codes) && refusalsIn(data, refresh).length === 0;
  return { kind: isBroken ? 'unavailable' : 'refused' } satisfies RenewalOutcome;
};

/**
 * A token that has expired must not come with a refresh token: many backends refuse a call for it
 * before they look at the other.
 */
function callWith(
  session: Session,
  hasRefreshToken: boolean,
  request: Awaited<ReturnType<typeof requestOf>>,
): Promise<SessionResponse> {
  const { cookie } = session.credential.headers;
  const cookies = cookie === undefined ? null : { ...session, credential: { headers: { cookie } } };
  return callBackend(request, backendWith(hasRefreshToken ? cookies : session));
}

function isRefusal(error: unknown): boolean {
  if (error instanceof GraphQLResponseError)
    return (
      error.status < 500 &&
      (error.status >= 400 || isAboutAccess(error.codes) || error.codes.length === 0)
    );
  return error instanceof ResponseError && [400, 401, 403].includes(error.status);
}

function isAboutAccess(codes: readonly string[]): boolean {
  return accessProblemOf(codes) !== null || codes.some((code) => /TOKEN|INPUT|INVALID/i.test(code));
}
