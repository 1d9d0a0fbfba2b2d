import type {
  Environment,
  GraphQLResponse,
  OperationDescriptor,
  RequestParameters,
  Variables,
} from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { serverNow } from './clock.ts';
import type { SerializedError } from './errors.ts';
import { parseExact } from './exactJson.ts';
import type { GraphQLResult } from './result.ts';
import { noteUnreadValues, unreadKey, unreadValuesIn } from './unreadValues.ts';

/**
 * The server's result of one query for the browser: the backend's response and its time. Relay's
 * records would be three times as large, and the page's code already contains the compiled
 * artifact.
 */
export interface HandOver {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Null when the server did not wait for it; the browser fetches it. */
  readonly result: GraphQLResult | null;
  /** The result as JSON text, where it has numbers that `JSON.parse` would round. */
  readonly exact?: string;
  readonly error: SerializedError | null;
  /** Milliseconds since 1970 on the server's clock. */
  readonly fetchedAt: number;
}

/** What became of the queries that components sent while the server rendered them. */
export interface RenderedResults {
  readonly handOvers: readonly HandOver[];
  /** Why the page shows an error in their place. */
  readonly failure: SerializedError | null;
  /** Whether parts of the page are left to the browser: the page could not be rendered with all of them. */
  readonly leavesParts?: boolean;
}

/** Answers a query without the network; null if it cannot. */
export type ResponseOfQuery = (
  parameters: RequestParameters,
  variables: Variables,
) => GraphQLResponse | Promise<GraphQLResponse> | null;

/** A hand-over older than this comes from a cached page. */
const STALE_AFTER_MS = 5 * 60_000;

/** Whether a hand-over is for this operation with these variables. */
export function matchesOperation(handOver: HandOver, { request }: OperationDescriptor): boolean {
  return (
    handOver.name === request.node.params.name &&
    JSON.stringify(handOver.variables) === JSON.stringify(request.variables)
  );
}

/** Whether a hand-over has to be fetched again because its page comes from a cache. */
export function isStale({ fetchedAt }: HandOver): boolean {
  return fetchedAt < serverNow() - STALE_AFTER_MS;
}

const replayed = new WeakMap<Environment, WeakSet<HandOver>>();

/**
 * Writes a hand-over into an environment as if its network had returned it. Unlike `commitPayload`
 * this keeps field errors and gives the operation a fetch time. A hand-over is written only once,
 * so that it does not overwrite newer data.
 */
export function replay(
  environment: Environment,
  operation: OperationDescriptor,
  handOver: HandOver,
): void {
  if (!handOver.result) return;
  const seen = replayed.get(environment) ?? new WeakSet();
  replayed.set(environment, seen);
  if (seen.has(handOver)) return;
  seen.add(handOver);
  const { name, variables, result } = handOver;
  noteUnreadValues(unreadValuesIn(environment), unreadKey(name, variables), result);
  const source = Observable.from(responseOf(handOver));
  environment.executeWithSource({ operation, source }).subscribe({});
}

function responseOf({ result, exact }: HandOver): GraphQLResponse {
  return (exact === undefined ? result : parseExact(exact)) as GraphQLResponse;
}

/**
 * Answers queries in place of the network, each once, with the responses that the server got when it rendered the same
 * components. The responses are there at once, so that the components hydrate as they were rendered.
 */
export function responsesOf(handOvers: readonly HandOver[]): ResponseOfQuery {
  const left = handOvers.filter((handOver) => !isStale(handOver));
  return ({ name }, variables) => {
    const given = JSON.stringify(variables);
    const at = left.findIndex(
      (handOver) => handOver.name === name && JSON.stringify(handOver.variables) === given,
    );
    return at === -1 ? null : responseOf(left.splice(at, 1)[0]);
  };
}
