import { ANOTHER_PERSON, PERSON_HEADER } from '../relay/person.ts';
import type { OperationRequest, TransportOptions } from '../relay/transport.ts';
import { AdaptedCall, type Adapting } from './adapt/adaptedCall.ts';
import { isAnonymous } from './access.ts';
import { backendWith } from './backendWith.ts';
import { observedHttpClient } from './connection.ts';
import { requireText } from './persistedDocuments.ts';
import type { RequestHead } from './handler.ts';
import { HttpError } from './httpError.ts';
import { callerOf } from './refusals/refusalStore.ts';
import { roleOf, type RoleOfCall } from './roleOf.ts';
import { appRoles } from './roles.ts';
import { readSession } from './session/session.ts';
import { sessionCalls, type SessionCalls } from './session/sessionCalls.ts';
import type { Session } from './session/types.ts';
import { settings } from './settings.ts';
import { trimmedRequest } from './trimmedRequest.ts';

/** How a request's visitor calls the backend, and which role they have there. */
export interface VisitorsBackend extends TransportOptions, Partial<SessionCalls> {
  /** Null where the backend's schema is the same for everybody. */
  readonly role: RoleOfCall | null;
  /** A call in the form that the backend can answer for the visitor. */
  readonly adapt: (asked: OperationRequest) => AdaptedCall;
  /** Names the visitor for what the backend refuses them; left out where they have not signed in, but could. */
  readonly caller?: string;
}

/**
 * Transport options for the backend as a visitor, who has a session or none. Of each document it gets what the
 * visitor's role has, and what it can answer. A credential that it refuses is renewed where that is possible.
 *
 * @throws when a setting is missing or invalid, with what to do about it
 */
export async function backendAs(session: Session | null): Promise<VisitorsBackend> {
  const backend = { ...backendWith(session), ...(session && renewing(session)) };
  const { openGateway, signedOutRole, persistedQueries: isFixed } = settings();
  const adapting = (role: RoleOfCall | null, trim: Adapting['trim']) => {
    const caller = callerOf({ ...backend, role }, session);
    return (asked: OperationRequest) => new AdaptedCall(asked, { caller, trim, isFixed });
  };
  const roles = appRoles();
  if (!roles) return { ...backend, role: null, adapt: adapting(null, requireText) };
  try {
    const role = await roleOf({ ...roles, signedOut: signedOutRole ?? roles.signedOut }, backend);
    const trim: Adapting['trim'] = (asked) => trimmedRequest(asked, role, openGateway);
    return { ...backend, role, adapt: adapting(role, trim) };
  } catch (error) {
    // Each call fails with it, as with what befalls the call itself.
    const fail = () => {
      throw error;
    };
    return { ...backend, role: null, adapt: adapting(null, fail) };
  }
}

/**
 * Likewise as the visitor whose request it is; as one without a session where there is none.
 *
 * @throws {HttpError} 401 when the page that calls was loaded for somebody who is not signed in now
 * @throws when a setting is missing or invalid, with what to do about it
 */
export async function backendFor(request: RequestHead | undefined): Promise<VisitorsBackend> {
  const session = request ? await readSession(request) : null;
  const person = request?.headers.get(PERSON_HEADER) ?? null;
  if (person !== null && person !== session?.person) throw notTheirs(session);
  const backend = await backendAs(session);
  return isAnonymous({ session }) ? backend : { ...backend, caller: callerOf(backend, session) };
}

/** Refuses a call of a page whose person's session is over: nothing is done as somebody else, or as nobody. */
function notTheirs(session: Session | null): HttpError {
  return session
    ? new HttpError(401, ANOTHER_PERSON, 'Somebody else has signed in in this browser.')
    : new HttpError(401, 'UNAUTHENTICATED', 'The session that this page was loaded in is over.');
}

function renewing(session: Session): SessionCalls & Pick<TransportOptions, 'httpClient'> {
  const calls = sessionCalls(session);
  return { ...calls, httpClient: observedHttpClient(() => {}, calls.post) };
}
