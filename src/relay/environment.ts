import type {
  CacheConfig,
  GraphQLResponse,
  RequestParameters,
  UploadableMap,
  Variables,
} from 'relay-runtime';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { callWatch, type Why } from './callWatch.ts';
import { dataIdentity, type LocalKeys } from './identity.ts';
import { loadSending } from './loadSending.ts';
import { reachability } from './reachability.ts';
import { retry } from './retry.ts';
import type { GraphQLRequest, TransportOptions } from './transport.ts';

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
    network: Network.create(
      (parameters, variables, { metadata }, uploadables) =>
        call(
          requestOf(parameters, variables, metadata?.given as string[] | undefined),
          parameters,
          transport,
          { uploadables, why: metadata?.why as Why | undefined },
        ),
      (parameters, variables, cacheConfig) =>
        subscribe(parameters, variables, transport, cacheConfig),
    ),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
    getDataID: dataIdentity(localKeys),
    isServer,
  });
}

/** A call as Relay wants it: whoever no longer waits for the answer ends the request. */
function call(
  request: GraphQLRequest,
  { operationKind }: RequestParameters,
  transport: TransportOptions,
  { uploadables, why }: { uploadables: UploadableMap | null | undefined; why: Why | undefined },
): Observable<GraphQLResponse> {
  return Observable.create((sink) => {
    const { signal, abort } = abortable();
    const watched = callWatch.current?.started({ request, kind: operationKind, why });
    const attempt = async () => {
      watched?.sent();
      if (!uploadables) {
        const sending = loadSending();
        const { send } = 'send' in sending ? sending : await sending;
        return send(request, { ...transport, signal });
      }
      const { upload } = await import('./upload.ts');
      return upload(request, uploadables, { ...transport, signal });
    };
    const query = async () => {
      const result = await retry(attempt, { signal });
      const { somethingToShow } = await loadSending();
      return somethingToShow(result);
    };
    // A mutation is sent once: when its answer is lost, nobody knows whether it happened.
    const answer = operationKind === 'query' ? query() : attempt();
    answer.then(
      (result) => {
        reachability.noteAnswer();
        watched?.answered(result);
        sink.next(result as GraphQLResponse);
        sink.complete();
      },
      (error: Error) => {
        if (signal.aborted) return;
        reachability.noteFailure(error);
        watched?.failed(error);
        sink.error(error);
      },
    );
    return () => {
      watched?.left();
      abort();
    };
  });
}

/**
 * A subscription as Relay wants it, in the browser only. Who asks for it can give a function as
 * `cacheConfig.metadata.resumed`: it is called when the stream stands again after a gap.
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
      const { follow } = await import('./subscription.ts');
      await follow(request, {
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
      watched?.left();
      abort();
    };
  });
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/**
 * The call's body for a compiled operation. Relay fills variables that nobody gave with null; that
 * is taken back, since backends tell `first: null` from no `first` at all, and a null in a change
 * is a value to be written. A query's nulls say nothing, so none of them is sent.
 *
 * @param given the names of the variables that a mutation was given; without them all of its nulls
 *   count as given
 */
export function requestOf(
  parameters: RequestParameters,
  variables: Variables,
  given?: readonly string[],
): GraphQLRequest {
  const { name, text, operationKind } = parameters;
  if (!text) throw new Error(`The operation ${name} was compiled without its text.`);
  const isMeant = (variable: string) =>
    operationKind === 'mutation' && (given?.includes(variable) ?? true);
  const sent = Object.entries(variables).filter(
    ([variable, value]) => (value !== null && value !== undefined) || isMeant(variable),
  );
  return { operationName: name, variables: Object.fromEntries(sent), query: text };
}
