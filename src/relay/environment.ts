import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { dataIdentity, type LocalKeys } from './identity.ts';
import { send, type GraphQLRequest, type TransportOptions } from './transport.ts';

export interface EnvironmentOptions extends Pick<TransportOptions, 'url' | 'headers' | 'timeout'> {
  readonly localKeys: LocalKeys;
  readonly isServer: boolean;
}

/** How many released queries stay in the store: enough to walk back through an afternoon's trail. */
const KEPT_QUERIES = 30;

/**
 * Makes a Relay environment. One per request on the server, one per visit in the browser: an
 * environment is a person's data, so it is never kept in a server module.
 */
export function createEnvironment(options: EnvironmentOptions): Environment {
  const fetchOperation = async (
    parameters: RequestParameters,
    variables: Variables,
  ): Promise<GraphQLResponse> => {
    const { localKeys: _, isServer: __, ...transport } = options;
    const result = await send(requestOf(parameters, variables), transport);
    return result as GraphQLResponse;
  };
  return new Environment({
    network: Network.create(fetchOperation),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
    getDataID: dataIdentity(options.localKeys),
    isServer: options.isServer,
  });
}

/**
 * The call's body for a compiled operation. Relay fills variables that nobody gave with null; for a
 * query that is taken back, since many backends tell `first: null` from no `first` at all. A
 * mutation keeps its nulls: there they may be what a person wants written.
 */
export function requestOf(parameters: RequestParameters, variables: Variables): GraphQLRequest {
  const { name, text, operationKind } = parameters;
  if (!text) throw new Error(`The operation ${name} was compiled without its text.`);
  const given = Object.entries(variables).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const sent = operationKind === 'query' ? Object.fromEntries(given) : variables;
  return { operationName: name, variables: sent, query: text };
}
