import { LRUCache } from 'lru-cache';
import type { GraphQLErrorEntry } from '../../relay/errors.ts';
import type { FailedFields } from './failedFields.ts';

/** Milliseconds after which a field is asked for again: backends are repaired while people work. */
const FAILURE_TTL_MS = 5 * 60_000;
const MOST_FAILURES = 1_000;
/** So many different calls have to fail with a field before the next one leaves it out from the start. */
const CALLS = 2;

interface Failure {
  /** For whom it fails: a caller, or everybody. */
  readonly scope: string;
  readonly coordinate: string;
  readonly error: GraphQLErrorEntry;
  /** What was asked, of as many calls as it takes. */
  readonly calls: ReadonlySet<string>;
}

declare global {
  /** Pages and the gateway may be bundled separately. */
  var frontageFailures: LRUCache<string, Failure> | undefined;
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
 * The fields that calls leave out: each has failed in different calls, and worked in none since.
 *
 * @param scopes for whom, such as a caller and everybody
 */
export function knownFailures(scopes: readonly string[]): FailedFields {
  if (!hasFailures()) return NONE;
  const known = [...store().values()].filter(
    ({ scope, calls }) => scopes.includes(scope) && calls.size >= CALLS,
  );
  return new Map(known.map(({ coordinate, error }) => [coordinate, error]));
}

const NONE: FailedFields = new Map();

/** Records that a field failed. @param call tells what was asked from what others asked */
export function noteFailure(
  scope: string,
  coordinate: string,
  error: GraphQLErrorEntry,
  call: string,
): void {
  const key = keyOf(scope, coordinate);
  const before = store().get(key)?.calls ?? [];
  const calls = new Set([...before, call].slice(0, CALLS));
  store().set(key, { scope, coordinate, error, calls });
}

/** Forgets fields that have worked. */
export function noteAnswers(scopes: readonly string[], answered: ReadonlySet<string>): void {
  for (const { scope, coordinate } of [...store().values()])
    if (scopes.includes(scope) && answered.has(coordinate))
      store().delete(keyOf(scope, coordinate));
}

function keyOf(scope: string, coordinate: string): string {
  return `${scope} ${coordinate}`;
}
