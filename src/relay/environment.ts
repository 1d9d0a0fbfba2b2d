import type { RequestParameters, Variables } from 'relay-runtime';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse } from 'relay-runtime';
import { dataIdentity, type LocalKeys } from './identity.ts';
import { reachability } from './reachability.ts';
import { retry } from './retry.ts';
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
  const { localKeys, isServer, ...transport } = options;
  return new Environment({
    network: Network.create((parameters, variables) => call(parameters, variables, transport)),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
    getDataID: dataIdentity(localKeys),
    isServer,
  });
}

/** A call as Relay wants it: whoever no longer waits for the answer ends the request. */
function call(
  parameters: RequestParameters,
  variables: Variables,
  transport: TransportOptions,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const { signal, abort } = abortable();
    const attempt = () => send(requestOf(parameters, variables), { ...transport, signal });
    // A mutation is sent once: when its answer is lost, nobody knows whether it happened.
    const answer = parameters.operationKind === 'query' ? retry(attempt, { signal }) : attempt();
    answer.then(
      (result) => {
        reachability.noteAnswer();
        sink.next(result as GraphQLResponse);
        sink.complete();
      },
      (error: Error) => {
        if (signal.aborted) return;
        reachability.noteFailure(error);
        sink.error(error);
      },
    );
    return abort;
  });
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
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
