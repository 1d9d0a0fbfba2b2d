import type { GraphQLRequest } from '../relay/transport.ts';

/** The cheapest valid query. A backend that rejects it rejects the credential. */
export const CHECK_CREDENTIAL: GraphQLRequest = own('CheckCredential');
/** Sent to see whether the backend answers. */
export const READY: GraphQLRequest = own('Ready');

/** What the server asks of every backend by itself, besides the compiled operations. */
export const OWN_OPERATIONS: readonly GraphQLRequest[] = [CHECK_CREDENTIAL, READY];

function own(operationName: string): GraphQLRequest {
  return { operationName, variables: {}, query: `query ${operationName} { __typename }` };
}
