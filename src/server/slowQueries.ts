import { LRUCache } from 'lru-cache';
import type { GraphQLRequest } from '../relay/transport.ts';
import { jsonHash } from './hashes.ts';

/** A query that takes so many milliseconds never comes while a page is made. */
const SLOW_MS = 500;
/** Milliseconds after which a page asks for it again: a backend may have got an index, or a quiet hour. */
const SLOW_TTL_MS = 10 * 60_000;
const MOST_QUERIES = 1_000;

type AskedQuery = Pick<GraphQLRequest, 'operationName' | 'variables'>;

declare global {
  /** Pages and the gateway may be bundled separately. */
  var frontageSlowQueries: LRUCache<string, number> | undefined;
}

/** Hashes of queries → when they were slow. Nothing is kept of what was answered. */
function slowQueries(): LRUCache<string, number> {
  globalThis.frontageSlowQueries ??= new LRUCache({ max: MOST_QUERIES });
  return globalThis.frontageSlowQueries;
}

const keyOf = ({ operationName, variables }: AskedQuery) => jsonHash([operationName, variables]);

/** Notes how long the browser has waited for a query. */
export function noteDuration(query: AskedQuery, milliseconds: number): void {
  if (milliseconds >= SLOW_MS) slowQueries().set(keyOf(query), Date.now());
}

/** Whether a query was slow lately. */
export function isSlow(query: AskedQuery): boolean {
  const at = slowQueries().get(keyOf(query));
  return at !== undefined && Date.now() - at < SLOW_TTL_MS;
}
