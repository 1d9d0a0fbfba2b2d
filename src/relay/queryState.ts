import type { WireError } from './errors.ts';
import type { PageQuery } from './pageQueries.ts';

/** The state of a query. */
export type QueryState =
  | { readonly status: 'pending' }
  | { readonly status: 'ready' }
  | { readonly status: 'failed'; readonly error: WireError };

export const PENDING: QueryState = { status: 'pending' };
export const READY: QueryState = { status: 'ready' };

interface StatedQuery {
  readonly pageQuery: Pick<PageQuery, 'need'>;
  readonly state: QueryState;
}

/** The combined state of several queries: failed if one failed, else pending if one is pending. */
export function combined(states: readonly QueryState[]): QueryState {
  return (
    states.find(({ status }) => status === 'failed') ??
    states.find(({ status }) => status === 'pending') ??
    READY
  );
}

/** The state of a page, from its `page` queries. */
export function stateOfPage(queries: readonly StatedQuery[]): QueryState {
  const needed = queries.filter(({ pageQuery }) => pageQuery.need === 'page');
  return combined(needed.map(({ state }) => state));
}

/** Whether all queries that a page waits for have succeeded or failed. */
export function isSettled(queries: readonly StatedQuery[]): boolean {
  return queries.every(
    ({ pageQuery, state }) => pageQuery.need === 'deferred' || state.status !== 'pending',
  );
}

/** The errors of the failed queries. */
export function errorsOf(queries: readonly StatedQuery[]): WireError[] {
  return queries.flatMap(({ state }) => (state.status === 'failed' ? [state.error] : []));
}
