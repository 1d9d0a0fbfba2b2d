import type {
  CacheConfig,
  ConcreteRequest,
  GraphQLResponse,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { callWatch, type CallReason } from './callWatch.ts';
import type { ResponseOfQuery } from './handOver.ts';
import { dataIdentity, type LocalKeys } from './identity.ts';
import { loadReader } from './loadReader.ts';
import { reachability } from './reachability.ts';
import type { GraphQLResult } from './result.ts';
import { retry } from './retry.ts';
import { send, type OperationRequest, type TransportOptions } from './transport.ts';
import { noteUnreadValues, unreadKey, type UnreadValues } from './unreadValues.ts';

export interface EnvironmentOptions extends Pick<TransportOptions, 'url' | 'headers' | 'timeout'> {
  readonly localKeys: LocalKeys;
  readonly isServer: boolean;
  /** Asked before the network. */
  readonly answer?: ResponseOfQuery;
}

/** Released queries that stay in the store, so that Back renders from it. */
const GC_RELEASE_BUFFER_SIZE = 30;

/**
 * Creates a Relay environment: one per request on the server, one per tab in the browser. It holds
 * one person's data and must never be kept in a server module.
 */
export function createEnvironment(options: EnvironmentOptions): Environment {
  const { localKeys, isServer, answer, ...transport } = options;
  const unread: UnreadValues = new Map();
  const queries: Queries = new WeakMap();
  const environment = new Environment({
    network: Network.create(
      (parameters, variables, { metadata }, uploadables) =>
        answer?.(parameters, variables) ??
        call(
          requestOf(parameters, variables, metadata?.given as string[] | undefined),
          parameters,
          transport,
          {
            uploadables,
            query: queries.get(parameters),
            why: metadata?.why as CallReason | undefined,
            onResult: (result) =>
              noteUnreadValues(unread, unreadKey(parameters.name, variables), result),
          },
        ),
      (parameters, variables, cacheConfig) =>
        subscribe(parameters, variables, transport, cacheConfig),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: GC_RELEASE_BUFFER_SIZE }),
    getDataID: dataIdentity(localKeys),
    // What a person's role lacks is not in their responses, and fetching it again would not bring it.
    treatMissingFieldsAsNull: true,
    isServer,
    // A component whose data is all in fragments would be rendered without it when its query fails.
    UNSTABLE_defaultRenderPolicy: isServer ? 'full' : 'partial',
    options: unread,
  });
  noteQueries(environment, queries);
  return environment;
}

/** Relay gives its network the parameters of a query alone: the query is found by them, with what it reads. */
type Queries = WeakMap<RequestParameters, ConcreteRequest>;

function noteQueries(environment: Environment, queries: Queries): void {
  const execute = environment.execute.bind(environment);
  environment.execute = (config) => {
    const { node } = config.operation.request;
    queries.set(node.params, node);
    return execute(config);
  };
}

interface CallContext {
  /** What is asked, where it is a query. */
  readonly query: ConcreteRequest | undefined;
  readonly uploadables: UploadableMap | null | undefined;
  readonly why: CallReason | undefined;
  /** Called before Relay has the result. */
  readonly onResult: (result: GraphQLResult) => void;
}

/** Relay's fetch function for queries and mutations. Unsubscribing aborts the request. */
function call(
  request: OperationRequest,
  { operationKind }: RequestParameters,
  transport: TransportOptions,
  { uploadables, query: asked, why, onResult }: CallContext,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const { signal, abort } = abortable();
    const watched = callWatch.current?.started({ request, kind: operationKind, why });
    const attempt = async () => {
      watched?.sent();
      if (!uploadables) return send(request, { ...transport, signal });
      const { upload } = await import('./upload.ts');
      return upload(request, uploadables, { ...transport, signal });
    };
    const query = async () => {
      const result = await retry(attempt, { signal });
      const { requireData, requireRows } = await loadReader();
      const shown = requireData(result);
      return asked ? requireRows(asked, shown) : shown;
    };
    // Mutations are not retried: when the response is lost, the mutation may have been executed.
    const answer = operationKind === 'query' ? query() : attempt();
    answer.then(
      (result) => {
        reachability.reportSuccess();
        watched?.answered(result);
        onResult(result);
        sink.next(result as GraphQLResponse);
        sink.complete();
      },
      (error: Error) => {
        if (signal.aborted) return;
        reachability.reportFailure(error);
        watched?.failed(error);
        sink.error(error);
      },
    );
    return () => {
      watched?.cancelled();
      abort();
    };
  });
}

/**
 * Relay's subscribe function, in the browser only. `cacheConfig.metadata.resumed` may hold a
 * function that is called when the stream is open again after a gap.
 */
function subscribe(
  parameters: RequestParameters,
  variables: Variables,
  transport: TransportOptions,
  { metadata }: CacheConfig,
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const { signal, abort } = abortable();
    const request = requestOf(parameters, variables);
    const watched = callWatch.current?.started({ request, kind: 'subscription', why: undefined });
    const run = async () => {
      watched?.sent();
      const { runSubscription } = await import('./subscription.ts');
      await runSubscription(request, {
        ...transport,
        signal,
        next: (result) => {
          watched?.answered(result);
          sink.next(result as GraphQLResponse);
        },
        resumed: metadata?.resumed as (() => void) | undefined,
      });
    };
    run().then(
      () => sink.complete(),
      (error: Error) => {
        if (signal.aborted) return;
        watched?.failed(error);
        sink.error(error);
      },
    );
    return () => {
      watched?.cancelled();
      abort();
    };
  });
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * The request body for a compiled operation. Relay sets variables that were not given to null;
 * those are removed, because backends distinguish `first: null` from an absent `first`, and a null
 * in a mutation is a value to write. From queries all nulls are removed.
 *
 * @param given names of the variables that a mutation was given; if left out, all of its nulls
 *   are kept
 */
export function requestOf(
  parameters: RequestParameters,
  variables: Variables,
  given?: readonly string[],
): OperationRequest {
  const { id, name, text, operationKind } = parameters;
  const isExplicitNull = (variable: string) =>
    operationKind === 'mutation' && (given?.includes(variable) ?? true);
  const sent = Object.entries(variables).filter(
    ([variable, value]) => (value !== null && value !== undefined) || isExplicitNull(variable),
  );
  const request = { operationName: name, variables: Object.fromEntries(sent) };
  if (text) return { ...request, query: text };
  if (id) return { ...request, id };
  throw new Error(`The operation ${name} was compiled without its text.`);
}
