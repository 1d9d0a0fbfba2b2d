import { judged } from '../relay/errorCodes.ts';
import { GraphQLResponseError } from '../relay/errors.ts';
import type { GraphQLRequest, OperationRequest } from '../relay/transport.ts';
import { OWN_OPERATIONS } from './ownOperations.ts';
import { requireText } from './persistedDocuments.ts';
import type { RoleOfCall } from './roleOf.ts';
import { documentHash } from '../roles/documentHash.ts';

/**
 * What is sent to the backend for a document of the app: as much of it as the role has. It never is more than that, so
 * a person without a role sends nothing.
 *
 * @param acceptsOthers whether documents of no list are sent as they are, which developers may allow
 * @throws {GraphQLResponseError} when the role cannot send it
 */
export function trimmedRequest(
  request: OperationRequest,
  role: RoleOfCall,
  acceptsOthers: boolean,
): GraphQLRequest {
  const call = requireText(request);
  if (OWN_OPERATIONS.some(({ query }) => query === call.query)) return call;
  if (role.documents === null) throw refusalOf(role.refusal);
  const entry = role.documents.byHash.get(documentHash(call.query));
  if (!entry && acceptsOthers) return call;
  // What visitors do not have is for people who have signed in.
  if (role.isSignedOut && (!entry || entry.text === null)) throw refusalOf('signedOut');
  if (!entry || entry.text === null)
    throw refusal(403, 'FORBIDDEN_FOR_ROLE', 'Your role does not have what this asks for.');
  const { without = [], unset = [], sorts = {}, text = call.query } = entry;
  if (unset.some((name) => call.variables[name] != null))
    throw refusal(403, 'FORBIDDEN_FOR_ROLE', 'Your role does not have an argument that this sets.');
  const variables = Object.fromEntries(
    Object.entries(call.variables).flatMap(([name, value]) => {
      const kept = Object.hasOwn(sorts, name) ? keptSort(value, sorts[name]) : value;
      return without.includes(name) || kept === undefined ? [] : [[name, kept]];
    }),
  );
  return { operationName: call.operationName, variables, query: text };
}

/** What a role has of a sort, which one value or several say; undefined for nothing. */
function keptSort(value: unknown, known: readonly string[]): unknown {
  const isKnown = (one: unknown) => typeof one !== 'string' || known.includes(one);
  if (!Array.isArray(value)) return isKnown(value) ? value : undefined;
  const kept = value.filter(isKnown);
  return kept.length > 0 ? kept : undefined;
}

function refusalOf(why: 'signedOut' | 'unknown'): GraphQLResponseError {
  return why === 'signedOut'
    ? refusal(401, 'UNAUTHENTICATED', 'Only people who have signed in may ask this.')
    : refusal(
        403,
        'FORBIDDEN_UNKNOWN_ROLE',
        'Your role is none of those that this app was made for. Who runs it can connect it for your role.',
      );
}

function refusal(status: number, code: string, message: string): GraphQLResponseError {
  return new GraphQLResponseError(status, [judged({ message, extensions: { code } })]);
}
