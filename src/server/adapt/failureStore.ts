import { LRUCache } from 'lru-cache';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import type { FailedFields } from './failedFields.ts';

/** Milliseconds after which a field is asked for again: backends are repaired while people work. */
const FAILURE_TTL_MS = 5 * 60_000;
const MOST_FAILURES = 1_000;
/** With so many records a field has to fail, and with none to work, before the next call leaves it out from the start. */
const RECORDS = 3;

interface Failure {
  /** For whom it fails: a caller, or everybody. */
  readonly scope: string;
  readonly coordinate: string;
  readonly error: GraphQLErrorEntry;
  /** What names the records that it failed with, of as many as it takes. */
  readonly records: ReadonlySet<string>;
}

declare global {
  /** Pages and the gateway may be bundled separately. */
  var frontageFailures: LRUCache<string, Failure> | undefined;
  var frontageUnexplained: LRUCache<string, true> | undefined;
}

/** Calls that fail with no field that could be found. They are not searched again soon. */
export function unexplained(): Pick<LRUCache<string, true>, 'has' | 'set'> {
  globalThis.frontageUnexplained ??= new LRUCache({ max: MOST_FAILURES, ttl: FAILURE_TTL_MS });
  return globalThis.frontageUnexplained;
}

/** It belongs to the process, and is lost with it. */
function store(): LRUCache<string, Failure> {
  globalThis.frontageFailures ??= new LRUCache({ max: MOST_FAILURES, ttl: FAILURE_TTL_MS });
  return globalThis.frontageFailures;
}

/** Whether any field is known to fail, or suspected of it. */
export function hasFailures(): boolean {
  return store().size > 0;
}

/**
 * The fields that calls leave out: each has failed with several records, and worked with none since. One that fails
 * with some records alone is asked for each time, since leaving it out would take the values of all others.
 *
 * @param scopes for whom, such as a caller and everybody
 * @param isOnce whether the call cannot be sent again, such as a mutation: it leaves out what failed with any record
 */
export function knownFailures(scopes: readonly string[], isOnce: boolean): FailedFields {
  if (!hasFailures()) return NONE;
  const least = isOnce ? 1 : RECORDS;
  const known = [...store().values()].filter(
    ({ scope, records }) => scopes.includes(scope) && records.size >= least,
  );
  return new Map(known.map(({ coordinate, error }) => [coordinate, [error]]));
}

const NONE: FailedFields = new Map();

/** Records that a field failed. @param record names the record */
export function noteFailure(
  scope: string,
  coordinate: string,
  error: GraphQLErrorEntry,
  record: string,
): void {
  const key = keyOf(scope, coordinate);
  const before = [...(store().get(key)?.records ?? [])];
  const records = new Set([...before, record].slice(0, RECORDS));
  store().set(key, { scope, coordinate, error, records });
}

/** Forgets fields that have worked. */
export function noteResponses(scopes: readonly string[], answered: ReadonlySet<string>): void {
  for (const { scope, coordinate } of [...store().values()])
    if (scopes.includes(scope) && answered.has(coordinate))
      store().delete(keyOf(scope, coordinate));
}

function keyOf(scope: string, coordinate: string): string {
  return `${scope} ${coordinate}`;
}
