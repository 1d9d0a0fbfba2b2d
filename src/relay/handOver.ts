import type { Environment, GraphQLResponse, OperationDescriptor } from 'relay-runtime';
import { Observable } from 'relay-runtime';
import { serverNow } from './clock.ts';
import type { SerializedError } from './errors.ts';
import { parseExact } from './exactJson.ts';
import type { GraphQLResult } from './result.ts';

/**
 * What the server gives the browser of one query: the backend's own answer and when it was given,
 * not the records that Relay made of it (they are three times as large) and not the compiled
 * artifact (the page's code has it).
 */
export interface HandOver {
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Null when the server did not wait for it; the browser asks. */
  readonly result: GraphQLResult | null;
  /** The result as text, where it has numbers that a page's own reading would change. */
  readonly exact?: string;
  readonly error: SerializedError | null;
  /** Milliseconds since 1970 on the server's clock. */
  readonly fetchedAt: number;
}

/** An answer this old, in milliseconds, comes from an old page that a cache has kept. */
const STALE_AFTER = 5 * 60_000;

/** Whether an answer is to this very operation, its variables included. */
export function isAnswerTo(handOver: HandOver, { request }: OperationDescriptor): boolean {
  return (
    handOver.name === request.node.params.name &&
    JSON.stringify(handOver.variables) === JSON.stringify(request.variables)
  );
}

/** Whether an answer must be asked for again, since its page comes out of a cache. */
export function isOld({ fetchedAt }: HandOver): boolean {
  return fetchedAt < serverNow() - STALE_AFTER;
}

const replayed = new WeakMap<Environment, WeakSet<HandOver>>();

/**
 * Writes a handed-over answer into an environment as if its network had just brought it: field
 * errors are kept (`commitPayload` would drop them) and the operation gets a fetch time. An answer
 * is written once; what the store has since learned is newer and stays.
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
  const { result, exact } = handOver;
  const answer = exact === undefined ? result : parseExact(exact);
  const source = Observable.from(answer as GraphQLResponse);
  environment.executeWithSource({ operation, source }).subscribe({});
}
