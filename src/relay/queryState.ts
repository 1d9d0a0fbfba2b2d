import type { WireError } from './errors.ts';
import type { PageQuery } from './pageQueries.ts';

/** What has become of a query. */
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

/** Several queries taken together: one that failed fails them all, one that is awaited holds them up. */
export function combined(states: readonly QueryState[]): QueryState {
  return (
    states.find(({ status }) => status === 'failed') ??
    states.find(({ status }) => status === 'pending') ??
    READY
  );
}

/** A page as a whole: only what it cannot do without can fail it. */
export function stateOfPage(queries: readonly StatedQuery[]): QueryState {
  const needed = queries.filter(({ pageQuery }) => pageQuery.need === 'page');
  return combined(needed.map(({ state }) => state));
}

/** Whether everything has come or failed that a page waits for before it is shown. */
export function isSettled(queries: readonly StatedQuery[]): boolean {
  return queries.every(
    ({ pageQuery, state }) => pageQuery.need === 'deferred' || state.status !== 'pending',
  );
}

/** The errors of those that failed. */
export function errorsOf(queries: readonly StatedQuery[]): WireError[] {
  return queries.flatMap(({ state }) => (state.status === 'failed' ? [state.error] : []));
}
